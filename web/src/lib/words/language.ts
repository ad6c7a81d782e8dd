// Which of our languages a reader gets, as src/menlo/locale chooses it.

export const LANGUAGES = ["en", "de", "nl"] as const;

export type Language = (typeof LANGUAGES)[number];

/** The first language we have of those a reader wants, most wanted first: `de-CH` is German. */
export function closest(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = tag.split("-", 1)[0]?.toLowerCase();
    const ours = LANGUAGES.find((one) => one === language);
    if (ours) return ours;
  }
  return LANGUAGES[0];
}
