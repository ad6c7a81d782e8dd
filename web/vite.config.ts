import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env["MENLO_SERVER"] ?? "http://127.0.0.1:8906";

export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "../src/menlo/server/site", emptyOutDir: true, assetsInlineLimit: 0 },
  server: { proxy: { "/api": server, "/ws": { target: server, ws: true } } },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: { environment: "jsdom", include: ["src/**/*.test.ts"], setupFiles: ["src/lib/pretend.ts"] },
});
