// HTTP: one typed call for every route. Tokens travel in headers or bodies, never in an address.
import type { Failure, Refused, Routes } from "./protocol";

type Name = keyof Routes;
type Ask<R> = (R extends { path: infer P } ? { path: P } : { path?: never }) &
  (R extends { query: infer Q } ? { query: Q } : { query?: never }) &
  (R extends { body: infer B } ? { body: B } : { body?: never }) & { token?: string | null };

/** The server said no, or could not be reached. */
export class Unanswered extends Error {
  constructor(
    readonly code: Refused["code"] | "unreachable",
    reason: string,
  ) {
    super(reason);
  }
}

export async function ask<N extends Name>(name: N, asked: Ask<Routes[N]>): Promise<Routes[N]["answer"]> {
  const [method, pattern] = name.split(" ") as [string, string];
  const response = await fetch(address(pattern, asked.path ?? {}, asked.query ?? {}), {
    method,
    headers: {
      ...(asked.body !== undefined && { "Content-Type": "application/json" }),
      ...(asked.token && { Authorization: `Bearer ${asked.token}` }),
    },
    ...(asked.body !== undefined && { body: JSON.stringify(asked.body) }),
  }).catch(() => {
    throw new Unanswered("unreachable", "the server cannot be reached");
  });
  if (!response.ok) throw await trouble(response);
  if (response.status === 204) return null as Routes[N]["answer"];
  const json = /^application\/json(;|$)/.test(response.headers.get("content-type") ?? "");
  return (json ? await response.json() : await response.text()) as Routes[N]["answer"];
}

function address(pattern: string, path: object, query: object): string {
  let url = pattern;
  for (const [name, value] of Object.entries(path)) url = url.replace(`{${name}}`, encodeURIComponent(String(value)));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size ? `${url}?${search}` : url;
}

async function trouble(response: Response): Promise<Unanswered> {
  const said = (await response.json().catch(() => null)) as Refused | Failure | null;
  if (said && "code" in said) return new Unanswered(said.code, said.reason);
  return new Unanswered("malformed", said?.detail ?? response.statusText);
}
