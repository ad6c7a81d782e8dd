// Keys of the table. Those of a game's board (turning a tile, say) are its own.

/** Whether a key belongs to a field or a dialog rather than to the table. */
export function typing(event: KeyboardEvent): boolean {
  const target = event.target as Element | null;
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  return !!target?.closest?.("input, select, textarea, [contenteditable], dialog") || !!document.querySelector("dialog[open]");
}

/** A key and the message that says what it does. */
export type Key = readonly [key: string, what: string];

export const KEYS: readonly Key[] = [
  ["1 – 9", "keys-number"],
  ["B", "keys-board"],
  ["← ↑ → ↓", "keys-arrows"],
  ["Enter", "keys-enter"],
  ["Esc", "keys-escape"],
  ["U", "keys-undo"],
  ["Shift U", "keys-restart"],
  ["L", "keys-replay"],
  ["H", "keys-hint"],
  ["N", "keys-next"],
  ["?", "keys-help"],
];
