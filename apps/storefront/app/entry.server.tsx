import { randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { loadCatalog } from "./i18n/catalogs.ts";
import { defaultLocale } from "./i18n/locales.ts";
import { hasPixel } from "./server/measurement.server.ts";
import { securePage } from "./server/secure-page.server.ts";
import { configContext, logErrorContext } from "./server/server-context.ts";
import { pageCss } from "./theme/page-css.ts";

export {
  apiFetchContext,
  configContext,
  logErrorContext,
  optionalCallsContext,
  readAnswerContext,
} from "./server/server-context.ts";
export { sharedPage } from "./server/shared-page.server.ts";

export const streamTimeout = 5_000;

// Whatever fails, the page that says so must have its words.
await loadCatalog(defaultLocale);

type Failing = { request: Request; context: Readonly<RouterContextProvider> };

/** Logs what went wrong in a loader; a request that was itself wrong, or was given up, is no news. */
export function handleError(error: unknown, { request, context }: Failing): void {
  const refused = isRouteErrorResponse(error) && error.status < 500;
  if (!refused && !request.signal.aborted) context.get(logErrorContext)(error);
}

/**
 * Renders a page whole, with the policy of exactly its own scripts. Nothing on our pages waits for
 * data once it is rendered, so that sending it in pieces would bring nothing earlier.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set("content-type", "text/html; charset=utf-8");
  const nonce = randomBytes(16).toString("hex");
  const { rendered, failed } = await render(request.url, routerContext, nonce, (error) =>
    context.get(logErrorContext)(error),
  );
  const { googleKey } = context.get(configContext).map;
  const { html, policy } = securePage(rendered, nonce, {
    css: pageCss,
    googleMaps: googleKey !== null,
    stripe: showsStripe(routerContext),
    pixel: hasPixel(routerContext.staticHandlerContext.loaderData?.root),
  });
  headers.set("content-security-policy", policy);
  headers.set("content-language", pageLanguage(html));
  // What `requestLocale` goes by.
  headers.append("vary", "accept-language, cookie");
  const body = request.method === "HEAD" ? null : html;
  return new Response(body, { status: failed ? 500 : status, headers });
}

/** What the page itself says, so that header and page are one, error pages too. */
function pageLanguage(html: string): string {
  return /<html lang="([\w-]+)"/u.exec(html)?.[1] ?? defaultLocale;
}

/** Whether Stripe's form may be shown on the page, as the root's loader has found out. */
function showsStripe({ staticHandlerContext }: EntryContext): boolean {
  const loaded: unknown = staticHandlerContext.loaderData?.root;
  return (
    typeof loaded === "object" && loaded !== null && "stripe" in loaded && loaded.stripe === true
  );
}

/**
 * Rejects when not even an error page could be rendered; `failed` tells that a part of the page
 * could not.
 */
function render(
  url: string,
  context: EntryContext,
  nonce: string,
  onError: (error: unknown) => void,
): Promise<{ rendered: string; failed: boolean }> {
  return new Promise((resolve, reject) => {
    let shellRendered = false;
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={context} url={url} nonce={nonce} />,
      {
        nonce,
        onShellReady() {
          shellRendered = true;
        },
        onAllReady() {
          clearTimeout(timeout);
          const body = new PassThrough();
          text(body).then((rendered) => resolve({ rendered, failed }), reject);
          pipe(body);
        },
        onShellError(error) {
          clearTimeout(timeout);
          reject(error);
        },
        onError(error) {
          failed = true;
          // An error of the shell itself rejects, and is logged by whoever called.
          if (shellRendered) onError(error);
        },
      },
    );
    const timeout = setTimeout(abort, streamTimeout + 1_000);
  });
}
