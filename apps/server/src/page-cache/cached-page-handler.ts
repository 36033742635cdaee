import type { IncomingMessage, ServerResponse } from "node:http";
import { currentRequestId, REQUEST_ID_HEADER } from "@comanda/api/shared/request-id";
import type { SharedPage, sharedPage } from "@comanda/storefront/app/server/shared-page.server.ts";
import { requestedUrl } from "../http/requested-url.ts";
import type { CacheHit } from "./page-cache.ts";

export type CachedPageHandlerDeps = {
  /** Decides which pages are the same for many visitors; the storefront knows. */
  sharedPage: typeof sharedPage;
  find: (shared: SharedPage) => Promise<CacheHit | null>;
  /** Whether to read the requested URL from `x-forwarded-*`. */
  trustProxy: boolean;
};

/** Returns whether it has answered the request; on false it has sent nothing. */
export type CachedPageHandler = (
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<boolean>;

/**
 * Answers requests from the page cache, before anything else: the work for a single visitor's page
 * would cost several times as much as sending a cached one. Returns false for other requests, and
 * when the cache has no page.
 */
export function createCachedPageHandler({
  sharedPage,
  find,
  trustProxy,
}: CachedPageHandlerDeps): CachedPageHandler {
  return async (request, response) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    // Leaves unusual requests to the next handler.
    const url = isRead ? requestedUrl(request, { trustProxy }) : null;
    const { cookie = null, "accept-language": acceptLanguage = null } = request.headers;
    const shared = url && sharedPage({ url, cookie, acceptLanguage });
    // The next handler fails in the same way, and logs and reports it.
    const hit = shared && (await find(shared).catch(() => null));
    if (!hit) return false;
    await sendPage(hit, request, response);
    return true;
  };
}

async function sendPage(
  { page, age }: CacheHit,
  { method, headers }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // Pages start with the time of their rendering and add this age (hours/current-time.tsx).
  const id = currentRequestId();
  const ownHeaders = [
    "server-timing",
    `age;dur=${Math.round(age)}`,
    ...(id === undefined ? [] : [REQUEST_ID_HEADER, id]),
  ];
  if (page.status === 200 && matchesEtag(headers["if-none-match"], page.etag)) {
    response.writeHead(304, [...page.notModifiedHeaders, ...ownHeaders]).end();
    return;
  }
  const encoded = await page.encodedFor(headers["accept-encoding"]?.toString() ?? "");
  response.writeHead(page.status, [...encoded.headers, ...ownHeaders]);
  response.end(method === "HEAD" ? undefined : encoded.body);
}

/**
 * Returns whether an If-None-Match header names the tag; tags are compared weakly (RFC 9110,
 * 13.1.2).
 */
function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//u, "");
  return header.split(",").some((tag) => tag.trim() === "*" || opaque(tag) === opaque(etag));
}
