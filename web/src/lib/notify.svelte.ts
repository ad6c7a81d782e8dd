// Notifications of the browser: shown for a table that waits while nobody looks at the page.
import { settings } from "./settings.svelte";
import { speech, t } from "./words/words.svelte";

/** Whether this browser can show any; not over plain http, save on the machine itself. */
export function able(): boolean {
  return "Notification" in window && "serviceWorker" in navigator;
}

/** Ask for leave and switch them on; whether they are on now. */
export async function switchOn(): Promise<boolean> {
  if (!able() || (await Notification.requestPermission()) !== "granted") return false;
  await navigator.serviceWorker.register("/sw.js");
  settings.notify = true;
  return true;
}

export function switchOff(): void {
  settings.notify = false;
}

/** It is your turn at a table. One notification per table: a newer one takes the place of the older. */
export async function announce(match: string, game: string): Promise<void> {
  if (!settings.notify || !document.hidden || !able() || Notification.permission !== "granted") return;
  await speech.load(game);
  const worker = (await navigator.serviceWorker.getRegistration()) ?? (await navigator.serviceWorker.register("/sw.js"));
  await worker.showNotification(t("notify-title"), {
    body: t("notify-body", { game: t(`${game}-title`) }),
    tag: `menlo-${match}`,
    icon: "/favicon-turn.svg",
    data: { path: `/table/${match}` },
  });
}
