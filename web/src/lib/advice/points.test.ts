import { describe, expect, it } from "vitest";
import type { Report } from "../wire/protocol";
import { highest, line, versionAt, x, y, type Frame } from "./points";

const frame: Frame = { width: 216, height: 44, inset: 8, last: 100, most: 1 };

describe("curves", () => {
  it("lie above the slider they belong to", () => {
    expect(x(frame, 0)).toBe(8);
    expect(x(frame, 100)).toBe(208);
    expect([y(frame, 0), y(frame, 1)]).toEqual([42, 2]);
  });

  it("know which line a place stands for", () => {
    for (const version of [0, 17, 50, 100]) expect(versionAt(frame, x(frame, version))).toBe(version);
    expect(versionAt(frame, -50)).toBe(0);
    expect(versionAt(frame, 900)).toBe(100);
  });

  const report: Report = { status: "done", done: 1, total: 1, ahead: 0, costly: [], unit: "share", curve: [], end: [0, 1] };

  it("have one point per decision, behind it, and one for the end", () => {
    const curve = [{ number: 49, seat: 0, shares: [0.5, 0.5] }, { number: 79, seat: 1, shares: [1, 0] }];
    expect(line(frame, { ...report, curve }, 0)).toBe("M108.0 22.0L168.0 2.0L208.0 42.0");
    expect(line(frame, report, 1)).toBe("M208.0 2.0");
  });

  it("reach as high as the points where one plays alone", () => {
    const curve = [{ number: 0, seat: 0, shares: [64] }];
    expect(highest({ ...report, unit: "points", curve, end: [60] })).toBe(64);
    expect(highest({ ...report, unit: "points", curve, end: [70] })).toBe(70);
    expect(highest({ ...report, curve: [{ number: 0, seat: 0, shares: [0.4] }] })).toBe(1);
  });
});
