// Which page is shown, from the address.

const PAGES = ["table", "new", "join", "games", "rules", "tables", "settings", "me"] as const;

export type Page = "home" | "lost" | (typeof PAGES)[number];

export interface Place {
  page: Page;
  id: string;
}

const WITH_ID: readonly Page[] = ["table", "new", "join", "games"];
const WITHOUT_ID: readonly Page[] = ["tables", "settings", "me"];

export function place(path: string): Place {
  const [first, id = "", ...rest] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (first === undefined) return { page: "home", id: "" };
  const page = PAGES.find((known) => known === first);
  const fits = page !== undefined && rest.length === 0 && (id ? !WITHOUT_ID.includes(page) : !WITH_ID.includes(page));
  return fits ? { page, id } : { page: "lost", id: "" };
}

class Route {
  now = $state.raw(place(location.pathname));

  constructor() {
    addEventListener("popstate", () => {
      const next = place(location.pathname);
      // Only the fragment changed: the browser has scrolled already.
      if (next.page !== this.now.page || next.id !== this.now.id) this.now = next;
    });
    addEventListener("click", (event) => this.#follow(event));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.now = place(location.pathname);
    scrollTo(0, 0);
  }

  /** Links within Menlo change the page without loading it anew. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element).closest?.("a");
    if (!link || link.target || link.download || link.origin !== location.origin) return;
    if (link.pathname === location.pathname && link.hash) return;
    if (place(link.pathname).page === "lost") return;
    event.preventDefault();
    this.go(link.pathname + link.hash);
  }
}

export const route = new Route();
