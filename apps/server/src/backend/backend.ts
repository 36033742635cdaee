import type { HttpEnv } from "@comanda/api/http/request-env";
import { Refusal } from "@comanda/api/shared/refusal";
import { createApiClient } from "@comanda/contract/calls/api-client";
import { type AnswerReader, createAnswerReader } from "@comanda/contract/reading/read-answer";
import type { Hono } from "hono";
import { proxy } from "hono/proxy";
import type { Logger } from "pino";
import type { Config } from "../config/read-config.ts";
import { createProblemResponse } from "../http/problem-response.ts";
import { createMenuLookup } from "./menu-lookup.ts";
import { normalizeResponse } from "./normalize-response.ts";
import { type ProxiedCall, readProxiedCall } from "./proxied-call.ts";

/** The API behind the storefront: how a browser's request and the storefront's own reach it. */
export type Backend = {
  /** Answers a browser's request for a service of the API, or for a picture. */
  handle: (request: Request, visitor?: string) => Response | Promise<Response>;
  /** For the storefront's loaders, together with `base`, while they answer the visitor of an address. */
  fetchFor: (visitor?: string) => typeof fetch;
  base: (service: string) => string;
  /** Reads its answers in the contract's form, for the storefront's loaders and for browsers. */
  readAnswer: AnswerReader;
};

/**
 * The API of this process: no network in between. Browsers' requests are counted against their
 * visitors' limits, loaders' are not: who asks for pages is limited by those.
 */
export function createLocalBackend(
  api: Pick<Hono<HttpEnv>, "fetch">,
  readAnswer: AnswerReader = createAnswerReader(() => undefined),
): Backend {
  const base = "http://api.internal";
  const fetchInProcess: typeof fetch = async (input, init) => api.fetch(new Request(input, init));
  return {
    handle: (request, visitor) => api.fetch(request, { visitorAddress: visitor }),
    fetchFor: () => fetchInProcess,
    base: () => base,
    readAnswer,
  };
}

/**
 * Reads the API's answers, and logs each way in which they differ from the contract once: a warning
 * where the page can use the answer, an error where it cannot.
 */
export function createLoggingReader(log: Pick<Logger, "warn" | "error">): AnswerReader {
  return createAnswerReader((note) => {
    if (note.kind === "unreadable") log.error(note, "An answer of the API cannot be read");
    else log.warn(note, "An answer of the API differs from the contract");
  });
}

/** A backend that takes longer has forgotten us; a visitor has gone by then. */
const TIMEOUT_MS = 20_000;

/**
 * Another backend that speaks the contract. Browsers reach it through this server, so that its
 * cookies are this host's; it is told the visitor's address, host and protocol by `x-forwarded-*`.
 * It has to trust those (`TRUST_PROXY`), or all visitors share the limits of this server's address.
 * 503 `unavailable` when it cannot be reached, or has not begun to answer within `timeoutMs` milliseconds;
 * a new order of more than 64 KB, or that breaks off, is refused as the API refuses it.
 */
export function createRemoteBackend(
  { url, legacyUrl, legacyServices }: RemoteApi,
  timeoutMs = TIMEOUT_MS,
  readAnswer: AnswerReader = createAnswerReader(() => undefined),
): Backend {
  // A body may take longer than the answer's beginning: a big picture to a slow phone.
  const fetchWithTimeout: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(new Error("timeout")), timeoutMs);
    try {
      return await fetch(request, { signal: AbortSignal.any([request.signal, timeout.signal]) });
    } finally {
      clearTimeout(timer);
    }
  };
  const base = (service: string) => (legacyServices.includes(service) ? legacyUrl : url);
  const lookUpMenu = createMenuLookup((companyId) => {
    const api = createApiClient({ base, fetch: fetchWithTimeout, parse: readAnswer });
    return api("listCategories", { params: { companyId } });
  });
  const fetchFor: Backend["fetchFor"] = (visitor) => async (input, init) => {
    const request = new Request(input, init);
    if (visitor) request.headers.set("x-forwarded-for", visitor);
    const call = await readProxiedCall(request);
    if (call instanceof Refusal) return createProblemResponse(call.code, call.facts);
    const forwarded = new Request(request, bodyInit(call));
    return normalizeResponse(call, await fetchWithTimeout(forwarded), { readAnswer, lookUpMenu });
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
      const call = await readProxiedCall(request);
      if (call instanceof Refusal) return createProblemResponse(call.code, call.facts);
      const forwarded = new Request(request, { headers, ...bodyInit(call) });
      const answer = await proxy(target, {
        raw: forwarded,
        redirect: "manual",
        customFetch: fetchWithTimeout,
      });
      return await normalizeResponse(call, answer, { readAnswer, lookUpMenu });
    } catch {
      return createProblemResponse("unavailable");
    }
  };
  return { handle, fetchFor, base, readAnswer };
}

/** A body that was read is sent again as the same bytes. */
function bodyInit({ rawBody }: ProxiedCall): Pick<RequestInit, "body"> {
  return rawBody ? { body: Uint8Array.from(rawBody) } : {};
}

type RemoteApi = NonNullable<Config["api"]>;
