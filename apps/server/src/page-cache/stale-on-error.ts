import { withTimeout } from "@comanda/places/remote/with-timeout";
import type { SharedPage, sharedPage } from "@comanda/storefront/app/server/shared-page.server.ts";
import { type LastPage, LastPages } from "./last-pages.ts";

type RenderPage = (request: Request, visitor?: string) => Promise<Response>;

export type StaleOnErrorDeps = {
  /** Decides which pages are the same for many visitors; the storefront knows. */
  sharedPage: typeof sharedPage;
  /** Called when an older page is sent; its age is in milliseconds. */
  onStale?: (page: SharedPage, age: number) => void;
  /** Called when the memory of the kept pages changes. */
  onBytes?: (bytes: number) => void;
  /** A monotonic clock, in milliseconds. */
  now?: () => number;
  /** Milliseconds to wait for a new page while there is an older one. */
  patienceMs?: number;
  maxBytes?: number;
};

/** Age up to which a page is sent while the backend fails. */
export const STALE_ON_ERROR_MS = 300_000;
const STALE_AFTER_MS = 3_000;
const MAX_BYTES = 32 * 1_024 * 1_024;

/**
 * Renders a page for each request, and sends the last one while that fails or takes too long
 * (decision 77). Only pages that many visitors share are kept, and they are rendered from a request
 * without a visitor's data. A page that is not found, or redirects, is not a failure.
 */
export function staleOnError(
  render: RenderPage,
  {
    sharedPage: toShared,
    onStale = () => undefined,
    onBytes = () => undefined,
    now = () => performance.now(),
    patienceMs = STALE_AFTER_MS,
    maxBytes = MAX_BYTES,
  }: StaleOnErrorDeps,
): RenderPage {
  const pages = new LastPages(maxBytes);

  const lastPage = (key: string): LastPage | null => {
    const page = pages.get(key);
    return page && now() - page.startedAt < STALE_ON_ERROR_MS ? page : null;
  };

  const keep = async (key: string, answer: Response, startedAt: number): Promise<Response> => {
    if (answer.status >= 500) return answer;
    if (answer.status !== 200) {
      pages.delete(key);
      onBytes(pages.bytes);
      return answer;
    }
    const headers = new Headers(answer.headers);
    const isComplete = !headers.get("cache-control")?.includes("no-store");
    // The page that was kept before has the part that is missing in this one.
    if (!isComplete && lastPage(key)?.isComplete) return answer;
    const body = Buffer.from(await answer.arrayBuffer());
    pages.set(key, { body, headers, startedAt, isComplete });
    onBytes(pages.bytes);
    return new Response(body, answer);
  };

  return async (request, visitor) => {
    const shared = request.method === "GET" ? toShared(pageRequest(request)) : null;
    if (!shared) return render(request, visitor);
    const key = JSON.stringify(shared);
    const startedAt = now();
    const { signal } = request;
    const rendered = new Request(shared.url, { headers: shared.headers, signal });
    const fresh = render(rendered, visitor).then((answer) => keep(key, answer, startedAt));
    if (!lastPage(key)) return fresh;
    const answer = await withTimeout(patienceMs, () => fresh).catch(() => null);
    if (answer && answer.status < 500) return answer;
    const last = lastPage(key);
    if (!last || signal.aborted) return answer ?? fresh;
    // A rendering that goes on may still fail.
    fresh.catch(() => undefined);
    const age = now() - last.startedAt;
    onStale(shared, age);
    const headers = new Headers(last.headers);
    // Pages start with the time of their rendering and add this age (hours/current-time.tsx).
    headers.set("server-timing", `age;dur=${Math.round(age)}`);
    return new Response(Uint8Array.from(last.body), { headers });
  };
}

function pageRequest({ url, headers }: Request): Parameters<typeof sharedPage>[0] {
  return {
    url: new URL(url),
    cookie: headers.get("cookie"),
    acceptLanguage: headers.get("accept-language"),
  };
}
