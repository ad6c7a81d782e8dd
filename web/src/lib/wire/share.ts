// What a new position has in common with the one before stays the same object, so that only what changed is drawn anew.

export function share<T>(old: unknown, now: T): T {
  if (old === now || typeof now !== "object" || now === null || typeof old !== "object" || old === null) return now;
  if (Array.isArray(now) !== Array.isArray(old)) return now;
  const [before, after] = [old as Record<string, unknown>, now as Record<string, unknown>];
  let same = Object.keys(before).length === Object.keys(after).length;
  for (const key of Object.keys(after)) {
    after[key] = share(before[key], after[key]);
    same &&= after[key] === before[key] && key in before;
  }
  return same ? (old as T) : now;
}
