import type { HttpEnv } from "@comanda/api/http/request-env";
import { Refusal } from "@comanda/api/shared/refusal";
import { type AnswerReader, createAnswerReader } from "@comanda/contract/answers/read-answer";
import { createApiClient } from "@comanda/contract/calls/api-client";
import type { CallName } from "@comanda/contract/calls/call-table";
import { findCall } from "@comanda/contract/calls/find-call";
import type { Hono } from "hono";
import { proxy } from "hono/proxy";
import type { Logger } from "pino";
import type { Config } from "../config/read-config.ts";
import { createProblemResponse } from "../http/problem-response.ts";
import { createCompanyLookup } from "./company-lookup.ts";
import { createFetchWithin } from "./fetch-within.ts";
import { districtsOf } from "./known-districts.ts";
import { createNumberIdLearner } from "./learn-number-ids.ts";
import { normalizeResponse } from "./normalize-response.ts";
import { createNumberIds, type NumberIds } from "./number-ids.ts";
import { type ProxiedCall, readProxiedCall } from "./proxied-call.ts";

/** The API behind the storefront, for requests of browsers and of the storefront's loaders. */
export type Backend = {
  /** Answers a browser's request for an API service or a picture. */
  handle: (request: Request, visitor?: string) => Response | Promise<Response>;
  /**
   * The `fetch` of the storefront's loaders, used with `base`, while they serve a visitor's
   * address.
   */
  fetchFor: (visitor?: string) => typeof fetch;
  base: (service: string) => string;
  /**
   * Normalizes the API's answers to the contract, for the storefront's loaders and for browsers.
   */
  readAnswer: AnswerReader;
};

/**
 * Creates the API of this process, called without a network. Requests of browsers count against the
 * visitor's limits. Requests of loaders do not: the limit on pages covers them.
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
 * Reads the API's answers, and logs each kind of difference from the contract once: a warning where
 * the page can use the answer, an error where it cannot. `numberIds` gets each of them too.
 */
export function createLoggingReader(
  log: Pick<Logger, "warn" | "error">,
  numberIds?: NumberIds,
): AnswerReader {
  return createAnswerReader((note) => {
    numberIds?.note(note);
    if (note.kind === "unreadable") log.error(note, "An answer of the API cannot be read");
    else log.warn(note, "An answer of the API differs from the contract");
  });
}

export type RemoteBackendOptions = {
  /** Milliseconds to wait for the start of an answer. */
  timeoutMs?: number;
  /** What `readAnswer` reports to, which restores the ids of requests. */
  numberIds?: NumberIds;
  readAnswer?: AnswerReader;
  /** Is called for a call that the backend does not have, and that this server answers instead. */
  onMissingCall?: (call: CallName) => void;
};

/** Milliseconds to wait for the start of an answer; visitors do not wait longer either. */
const TIMEOUT_MS = 20_000;

/**
 * Creates another backend that speaks the contract. Browsers reach it through this server, so that
 * its cookies belong to this host. It gets the visitor's address, host and protocol in
 * `x-forwarded-*`, and has to trust those (`TRUST_PROXY`): else all visitors share the limits of
 * this server's address. Ids that `readAnswer` has found to be numbers are sent as numbers. Gives 503 `unavailable` when the backend cannot be reached or does not
 * start to answer within `timeoutMs` milliseconds. Refuses a new order of more than 64 KB, or one
 * that breaks off, as the API does.
 */
export function createRemoteBackend(
  { url, legacyUrl, legacyServices }: RemoteApi,
  options: RemoteBackendOptions = {},
): Backend {
  const { timeoutMs = TIMEOUT_MS, numberIds = createNumberIds() } = options;
  const { readAnswer = createAnswerReader(numberIds.note) } = options;
  const fetchWithTimeout = createFetchWithin(timeoutMs);
  const base = (service: string) => (legacyServices.includes(service) ? legacyUrl : url);
  const api = createApiClient({ base, fetch: fetchWithTimeout, parse: readAnswer });
  const learn = createNumberIdLearner(api, numberIds);
  const deps = {
    readAnswer,
    onMissingCall: options.onMissingCall,
    readOrder: (companyId: string, orderId: string) =>
      fetchWithTimeout(
        `${base("ms-orders")}/ms-orders/public/companies/${encodeURIComponent(companyId)}/orders/${encodeURIComponent(orderId)}`,
      ),
    menus: createCompanyLookup((companyId) => api("listCategories", { params: { companyId } })),
    currencies: createCompanyLookup(async (companyId) => {
      const { currency } = await api("readCompany", { params: { companyId } });
      return currency;
    }),
    districts: createCompanyLookup(async (companyId) => {
      const params = { companyId };
      const reads = [
        api("readCompany", { params }),
        api("readEcommerceSettings", { params }),
      ] as const;
      return districtsOf(...(await Promise.all(reads)));
    }),
  };
  const fetchFor: Backend["fetchFor"] = (visitor) => async (input, init) => {
    const request = new Request(input, init);
    if (visitor) request.headers.set("x-forwarded-for", visitor);
    const call = await readProxiedCall(request, numberIds, learn);
    if (call instanceof Refusal) return createProblemResponse(call.code, call.facts);
    const forwarded = requestToForward(call, request, new Headers(request.headers));
    return normalizeResponse(call, await fetchWithTimeout(forwarded), {
      ...deps,
      asker: "loader",
    });
  };
  const handle: Backend["handle"] = async (request, visitor) => {
    const { pathname, search, host, protocol } = new URL(request.url);
    const headers = new Headers(request.headers);
    headers.delete("host");
    // This server has already answered `100 Continue`.
    headers.delete("expect");
    if (visitor) headers.set("x-forwarded-for", visitor);
    else headers.delete("x-forwarded-for");
    headers.set("x-forwarded-host", host);
    headers.set("x-forwarded-proto", protocol.slice(0, -1));
    const target = base(pathname.split("/")[1] ?? "") + pathname + search;
    try {
      const call = await readProxiedCall(request, numberIds, learn);
      if (call instanceof Refusal) return createProblemResponse(call.code, call.facts);
      const send = (to: string) =>
        proxy(to, {
          raw: requestToForward(call, request, headers),
          redirect: redirectModeOf(call),
          customFetch: fetchWithTimeout,
        });
      const first = await send(target);
      const withSlash = addressWithSlash(first, target);
      const answer = withSlash && canRepeat(call, request) ? await send(withSlash) : first;
      return await normalizeResponse(call, answer, { ...deps, asker: "browser" });
    } catch {
      return createProblemResponse("unavailable");
    }
  };
  return { handle, fetchFor, base, readAnswer };
}

/**
 * The same address with a slash at the end of its path, where the backend redirects to it: frameworks
 * that want the slash redirect before they carry anything out. Never another host. Null for any other
 * answer.
 */
function addressWithSlash({ status, headers }: Response, target: string): string | null {
  const location = headers.get("location");
  if (![301, 302, 307, 308].includes(status) || location === null) return null;
  const { pathname, search } = new URL(target);
  const slashed = new URL(`${pathname}/${search}`, target);
  const wanted = new URL(location, target);
  return wanted.pathname === slashed.pathname ? slashed.href : null;
}

/** Returns whether a change of the contract can be sent again: its body, if any, was read. */
function canRepeat({ method, pathname, rawBody }: ProxiedCall, { body }: Request): boolean {
  return findCall(method, pathname) !== null && (rawBody !== undefined || body === null);
}

/**
 * A redirected read of the contract is followed here, as loaders do: the page's policy forbids browsers
 * to follow it to the backend's own address. A change is sent again only with a slash, and other redirects may
 * be meant for the visitor.
 */
function redirectModeOf({ method, pathname }: ProxiedCall): "follow" | "manual" {
  return method === "GET" && findCall(method, pathname) ? "follow" : "manual";
}

/** Returns a request with these headers, and with the body of the call if that was read from it. */
function requestToForward({ rawBody }: ProxiedCall, request: Request, headers: Headers): Request {
  if (!rawBody) return new Request(request, { headers });
  // A body with restored ids has another length.
  headers.delete("content-length");
  return new Request(request, { headers, body: Uint8Array.from(rawBody) });
}

type RemoteApi = NonNullable<Config["api"]>;
