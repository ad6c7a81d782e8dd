// The bots one can ask to a table: the house's ladder from the visitor up, and what others brought along.
import { settings } from "../settings.svelte";
import type { About, BotInfo } from "../wire/protocol";
import { speech, t } from "../words/words.svelte";

const FIRST = 2; // the level of a newcomer's opponents: they know what is good and still can be beaten

/** The rungs of the ladder that know a game, or all of them. */
export function ladder(about: About, game?: string): BotInfo[] {
  return about.opponents.filter((bot) => bot.level > 0 && bot.messages && (!game || bot.games.includes(game)));
}

/** Bots that are not of this house: they go by their own names. */
export function guests(about: About, game: string): string[] {
  const unfit = new Set(about.opponents.filter((bot) => bot.messages || !bot.games.includes(game)).map((bot) => bot.name));
  return about.bots.filter((name) => !unfit.has(name));
}

/** Who is asked when nobody is named: the rung chosen last, else the one for newcomers. */
export function usualBot(about: About, game?: string): string {
  const rungs = ladder(about, game);
  const found = rungs.find((bot) => bot.name === settings.bot) ?? rungs.find((bot) => bot.level >= FIRST) ?? rungs[0];
  return found?.name ?? (game ? guests(about, game)[0] : undefined) ?? "";
}

export function botTitle(bot: string): string {
  return speech.has(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

export function aboutBot(bot: string): string {
  return speech.has(`about-bot-${bot}`) ? t(`about-bot-${bot}`) : "";
}
