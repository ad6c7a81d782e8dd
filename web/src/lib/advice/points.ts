// The geometry of curves over the lines of a match: one point per decision and one for the end, in pixels.
import type { Report } from "../wire/protocol";

export interface Frame {
  width: number;
  height: number;
  inset: number; // on both sides: as far as the handle of the slider below reaches
  last: number; // lines of the match
  most: number; // the value at the top
}

export function highest(report: Report): number {
  return report.unit === "share" ? 1 : Math.max(1, ...report.end, ...report.curve.flatMap((point) => point.shares));
}

export function x(frame: Frame, version: number): number {
  return frame.inset + ((frame.width - 2 * frame.inset) * version) / Math.max(1, frame.last);
}

export function y(frame: Frame, value: number): number {
  return 2 + (frame.height - 4) * (1 - value / frame.most);
}

/** The version a place on the curve stands for. */
export function versionAt(frame: Frame, at: number): number {
  const part = (at - frame.inset) / Math.max(1, frame.width - 2 * frame.inset);
  return Math.round(Math.min(1, Math.max(0, part)) * frame.last);
}

/** A path for one seat: how it stood behind every decision, and how it ended. */
export function line(frame: Frame, report: Report, seat: number): string {
  const stood = report.curve.map(({ number, shares }) => ({ version: number + 1, shares }));
  const points = [...stood, { version: frame.last, shares: report.end }];
  return `M${points.map(({ version, shares }) => `${x(frame, version).toFixed(1)} ${y(frame, shares[seat] ?? 0).toFixed(1)}`).join("L")}`;
}
