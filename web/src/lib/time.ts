// Spans of time in words and on clocks, in the reader's language.

const UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
] as const;

/** "2 minutes", "12 hours": for choosing. */
export function span(seconds: number, language: string): string {
  const [unit, size] = UNITS.find(([, size]) => seconds >= size && seconds % size === 0) ?? UNITS[3];
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(seconds / size);
}

/** "4:09", "1:02:33", "3 d 4 h": as a clock shows what is left. A second that has begun is still there. */
export function clockFace(left: number, language: string): string {
  const whole = Math.ceil(left);
  if (whole >= 86_400) {
    const short = (value: number, unit: string) => new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "narrow" }).format(value);
    return `${short(Math.floor(whole / 86_400), "day")} ${short(Math.floor((whole % 86_400) / 3_600), "hour")}`;
  }
  const two = (value: number) => String(value).padStart(2, "0");
  const [hours, minutes, seconds] = [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60, whole % 60];
  return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
