// Who this browser speaks for: nobody yet, a guest with a name, or the holder of an account.
import { ask } from "./wire/http";
import { forgetAll, kept, keepName, myName } from "./wire/keep";
import type { Me } from "./wire/protocol";
import { t } from "./words/words.svelte";

class Person {
  now = $state.raw<Me | null>(null);
  asked = $state(false);
  #asking: Promise<void> | null = null;

  /** Ask the server once; a cookie that is no good any more is taken away by its answer. */
  look(): Promise<void> {
    this.#asking ??= ask("GET /api/me", {})
      .then(({ me }) => this.#become(me))
      .catch(() => {
        this.#asking = null; // asked again by whoever needs to know
      });
    return this.#asking;
  }

  /** Be known by a name before sitting down, so that the seat is found again on any device one logs in on. */
  async called(name: string): Promise<void> {
    await this.look();
    if (this.now?.account || this.now?.name === name) return;
    this.#become((await ask("POST /api/me", { body: { name } })).me);
  }

  /** Become a guest where something needs a person and nobody is known yet. */
  async introduce(): Promise<void> {
    await this.look();
    if (!this.now) await this.called(myName() || t("guest"));
  }

  async register(name: string, password: string): Promise<void> {
    this.#become((await ask("POST /api/me/register", { body: { name, password } })).me);
    await this.#claim();
  }

  async logIn(name: string, password: string): Promise<void> {
    this.#become((await ask("POST /api/me/login", { body: { name, password } })).me);
    await this.#claim();
  }

  /** Nothing of the account stays behind in this browser. */
  async logOut(): Promise<void> {
    await ask("POST /api/me/logout", {});
    this.#leave();
  }

  async changePassword(old: string, fresh: string): Promise<void> {
    await ask("POST /api/me/password", { body: { old, new: fresh } });
  }

  async remove(password: string): Promise<void> {
    await ask("POST /api/me/delete", { body: { password } });
    this.#leave();
  }

  /** Seats this browser holds the keys of become the account's. */
  async #claim(): Promise<void> {
    const tables = Object.entries(kept()).map(([match, { held, host }]) => ({
      match,
      tokens: [...held.map(({ token }) => token), ...(host ? [host] : [])],
    }));
    if (tables.length) await ask("POST /api/me/claim", { body: { tables } });
  }

  #become(me: Me | null): void {
    this.now = me;
    this.asked = true;
    if (me?.account) keepName(me.name);
  }

  #leave(): void {
    forgetAll();
    keepName("");
    this.#become(null);
  }
}

export const me = new Person();
