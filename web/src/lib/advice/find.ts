// "Find the better action": an address that opens a sandbox as a question.
const FIND = "#find";

export function linkToFind(match: string): string {
  return `/table/${encodeURIComponent(match)}${FIND}`;
}

export function isFind(hash: string): boolean {
  return hash === FIND;
}
