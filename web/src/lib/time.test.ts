import { expect, test } from "vitest";
import { clockFace, span } from "./time";

test("spans are named in the largest unit that fits", () => {
  expect(span(30, "en")).toBe("30 seconds");
  expect(span(60, "en")).toBe("1 minute");
  expect(span(90, "en")).toBe("90 seconds");
  expect(span(43_200, "en")).toBe("12 hours");
  expect(span(259_200, "de")).toBe("3 Tage");
});

test("a clock shows minutes and seconds, then hours, then days", () => {
  expect(clockFace(0, "en")).toBe("0:00");
  expect(clockFace(8.2, "en")).toBe("0:09");
  expect(clockFace(249, "en")).toBe("4:09");
  expect(clockFace(3_753, "en")).toBe("1:02:33");
  expect(clockFace(3 * 86_400 + 4 * 3_600 + 59, "en")).toBe("3d 4h");
});
