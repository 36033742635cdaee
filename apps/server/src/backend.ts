import type { Env } from "@comanda/api/http/env";
import { Refusal } from "@comanda/api/refusal";
import { createClient } from "@comanda/contract/client";
import { type AnswerReader, createAnswerReader } from "@comanda/contract/reading/read-answer";
import type { Hono } from "hono";
import { proxy } from "hono/proxy";
import { type Asked, askedBy } from "./asked.ts";
import { completed } from "./completed.ts";
import type { Config } from "./config.ts";
import { createOrderMenus } from "./order-menus.ts";
import { problemAnswer } from "./problem-answer.ts";

/** The API behind the storefront: how a browser's request and the storefront's own reach it. */
export type Backend = {
  /** Answers a browser's request for a service of the API, or for a picture. */
  handle: (request: Request, visitor?: string) => Response | Promise<Response>;
  /** For the storefront's loaders, together with `base`, while they answer the visitor of an address. */
  fetchFor: (visitor?: string) => typeof fetch;
  base: (service: string) => string;
  /** Reads its answers in the contract's form, for the storefront's loaders and for browsers. */
  read: AnswerReader;
};

/**
 * The API of this process: no network in between. Browsers' requests are counted against their
 * visitors' limits, loaders' are not: who asks for pages is limited by those.
 */
export function localBackend(
  api: Pick<Hono<Env>, "fetch">,
  read: AnswerReader = createAnswerReader(() => undefined),
): Backend {
  const base = "http://api.internal";
  const fetchHere: typeof fetch = async (input, init) => api.fetch(new Request(input, init));
  return {
    handle: (request, visitor) => api.fetch(request, { visitor }),
    fetchFor: () => fetchHere,
    base: () => base,
    read,
  };
}

/** A backend that takes longer has forgotten us; a visitor has gone by then. */
const PATIENCE_MS = 20_000;

/**
 * Another backend that speaks the contract. Browsers reach it through this server, so that its
 * cookies are this host's; it is told the visitor's address, host and protocol by `x-forwarded-*`.
 * It has to trust those (`TRUST_PROXY`), or all visitors share the limits of this server's address.
 * 503 `unavailable` when it cannot be reached, or has not begun to answer within `patience` milliseconds;
 * a new order of more than 64 KB, or that breaks off, is refused as the API refuses it.
 */
export function remoteBackend(
  { url, legacyUrl, legacyServices }: Remote,
  patience = PATIENCE_MS,
  read: AnswerReader = createAnswerReader(() => undefined),
): Backend {
  // A body may take longer than the answer's beginning: a big picture to a slow phone.
  const patiently: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new Error("timeout")), patience);
    try {
      return await fetch(request, { signal: AbortSignal.any([request.signal, late.signal]) });
    } finally {
      clearTimeout(timer);
    }
  };
  const base = (service: string) => (legacyServices.includes(service) ? legacyUrl : url);
  const menuOf = createOrderMenus((companyId) => {
    const api = createClient({ base, fetch: patiently, parse: read });
    return api("listCategories", { params: { companyId } });
  });
  const fetchFor: Backend["fetchFor"] = (visitor) => async (input, init) => {
    const request = new Request(input, init);
    if (visitor) request.headers.set("x-forwarded-for", visitor);
    const asked = await askedBy(request);
    if (asked instanceof Refusal) return problemAnswer(asked.code, asked.facts);
    const whole = new Request(request, withBody(asked));
    return completed(asked, await patiently(whole), { read, menuOf });
  };
  const handle: Backend["handle"] = async (request, visitor) => {
    const { pathname, search, host, protocol } = new URL(request.url);
    const headers = new Headers(request.headers);
    headers.delete("host");
    // This server has said to go on already.
    headers.delete("expect");
    if (visitor) headers.set("x-forwarded-for", visitor);
    else headers.delete("x-forwarded-for");
    headers.set("x-forwarded-host", host);
    headers.set("x-forwarded-proto", protocol.slice(0, -1));
    const target = base(pathname.split("/")[1] ?? "") + pathname + search;
    try {
      const asked = await askedBy(request);
      if (asked instanceof Refusal) return problemAnswer(asked.code, asked.facts);
      const raw = new Request(request, { headers, ...withBody(asked) });
      const answer = await proxy(target, { raw, redirect: "manual", customFetch: patiently });
      return await completed(asked, answer, { read, menuOf });
    } catch {
      return problemAnswer("unavailable");
    }
  };
  return { handle, fetchFor, base, read };
}

/** A body that was read is sent again as the same bytes. */
function withBody({ body }: Asked): Pick<RequestInit, "body"> {
  return body ? { body: Uint8Array.from(body) } : {};
}

type Remote = NonNullable<Config["api"]>;
