import { UNAVAILABLE_SECONDS } from "@comanda/api/http/answer-problem";
import type { WriteBusyPage } from "../pages/app-build.ts";
import type { Gate } from "./gate.ts";
import type { PageKind } from "./gates.ts";

type RenderPage = (request: Request, visitor?: string) => Promise<Response>;

export type GatedPagesDeps = {
  gate: Gate<PageKind>;
  /** The kind of a page that is rendered for a visitor, or for the cache. */
  kindOf: (visitor: string | undefined) => PageKind;
  /** The page that asks the visitor to wait; null answers with plain text. */
  busyPage: WriteBusyPage | null;
};

/** Says whether the database answers: a supervisor asks it also while the server is busy. */
const HEALTH_PATH = "/health";

/**
 * Renders pages in their turn. A page that cannot be rendered in time is 503 with `Retry-After`: a
 * browser gets a page that tries again by itself. A page whose visitor has left is not rendered.
 */
export function gatePages(
  render: RenderPage,
  { gate, kindOf, busyPage }: GatedPagesDeps,
): RenderPage {
  return async (request, visitor) => {
    const { hostname, pathname } = new URL(request.url);
    if (pathname === HEALTH_PATH) return render(request, visitor);
    const place = { key: visitor ?? hostname, signal: request.signal };
    const result = await gate.run(kindOf(visitor), place, () => render(request, visitor));
    return "done" in result ? result.done : refusePage(request, busyPage);
  };
}

async function refusePage(
  request: Request,
  busyPage: GatedPagesDeps["busyPage"],
): Promise<Response> {
  const retrySeconds = retryAfter();
  const headers: Record<string, string> = {
    "retry-after": String(retrySeconds),
    "cache-control": "private, no-store",
  };
  // The router's own requests for a page's data have no use for a page.
  const isData = new URL(request.url).pathname.endsWith(".data");
  headers["content-type"] = "text/plain; charset=utf-8";
  if (isData || !busyPage || request.signal.aborted)
    return new Response("The server is busy. Please try again.\n", { status: 503, headers });
  const { html, policy, language } = await busyPage(request, retrySeconds);
  headers["content-type"] = "text/html; charset=utf-8";
  headers["content-security-policy"] = policy;
  headers["content-language"] = language;
  headers.vary = "accept-language, cookie";
  return new Response(request.method === "HEAD" ? null : html, { status: 503, headers });
}

/** Spreads those who were refused together, so that they do not come back together. */
function retryAfter(): number {
  return UNAVAILABLE_SECONDS + Math.floor(Math.random() * UNAVAILABLE_SECONDS);
}
