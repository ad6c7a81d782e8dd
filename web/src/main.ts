import { mount } from "svelte";
import "./lib/look/fonts.css";
import "./lib/look/tokens.css";
import "./lib/look/base.css";
import "./lib/look/controls.css";
import App from "./App.svelte";
import { applySettings } from "./lib/settings.svelte";

// A part of the page is gone because the server has a newer build: load that, but never in circles.
const RELOADED = "menlo.reloaded";
addEventListener("vite:preloadError", () => {
  const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
  if (Date.now() - last < 10_000) return;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  location.reload();
});

applySettings();
mount(App, { target: document.getElementById("app")! });
