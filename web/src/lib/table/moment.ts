// A moment of a match in an address: so many lines played, seen through the eyes of a seat.
const SPECTATOR = -1;

export interface Moment {
  version: number;
  eyes: number;
}

/** The moment a link speaks of: `#at=120` or `#at=120&eyes=2`. */
export function momentOf(hash: string): Moment | null {
  const said = new URLSearchParams(hash.replace(/^#/, ""));
  const [version, eyes] = [said.get("at"), said.get("eyes") ?? String(SPECTATOR)];
  if (version === null || !/^\d{1,6}$/.test(version) || !/^(-1|\d)$/.test(eyes)) return null;
  return { version: Number(version), eyes: Number(eyes) };
}

export function linkTo(match: string, { version, eyes }: Moment): string {
  return `/table/${encodeURIComponent(match)}#at=${version}${eyes === SPECTATOR ? "" : `&eyes=${eyes}`}`;
}

/** Where a sandbox came from: the match and how far it had been played. */
export function originOf(forked: string): { match: string; moment: Moment } | null {
  const [, match, version] = /^([^@]+)@(\d+)$/.exec(forked) ?? [];
  return match && version ? { match, moment: { version: Number(version), eyes: SPECTATOR } } : null;
}
