import { randomBytes } from "node:crypto";
import { defaultLocale } from "@comanda/ui/i18n/locales.ts";
import { providePart } from "@comanda/ui/lazy/lazy-part.tsx";
import { deferPageCode } from "@comanda/ui/server/late-scripts.server.ts";
import { logLoaderErrors } from "@comanda/ui/server/log-loader-errors.server.ts";
import {
  pageLanguage,
  renderDocument,
  STREAM_TIMEOUT_MS,
} from "@comanda/ui/server/render-document.server.tsx";
import type { EntryContext, RouterContextProvider } from "react-router";
import { loadProductForm } from "./features/product/load-product-form.ts";
import { ProductContent } from "./features/product/product-content.tsx";
import { reserveChip } from "./features/tracking/own-orders/reserve-chip.server.ts";
import { loadCatalog } from "./i18n/catalogs.ts";
import { companyGraph } from "./page/structured-data/company-graph.ts";
import { provideCompanyGraph } from "./page/structured-data/structured-data.tsx";
import { hasPixel } from "./server/measurement.server.ts";
import { securePage } from "./server/secure-page.server.ts";
import { configContext, logErrorContext, requestIdContext } from "./server/server-context.ts";
import { pageCss } from "./theme/page-css.ts";

export { busyPage } from "./server/busy-page.server.ts";
export {
  apiFetchContext,
  configContext,
  logErrorContext,
  optionalCallsContext,
  readAnswerContext,
  requestIdContext,
} from "./server/server-context.ts";
export { sharedPage } from "./server/shared-page.server.ts";

export const streamTimeout = STREAM_TIMEOUT_MS;

// An error page must have its messages after every failure.
await loadCatalog(defaultLocale);

// The page of a product's own URL comes with the product.
providePart(loadProductForm, ProductContent);
provideCompanyGraph(companyGraph);

export const handleError = logLoaderErrors(logErrorContext);

/**
 * Renders a whole page, with a security policy for exactly its own scripts. Our pages never wait for
 * data while they render, so that streaming would send nothing earlier.
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
  const { rendered, failed } = await renderDocument({
    url: request.url,
    context: routerContext,
    nonce,
    requestId: context.get(requestIdContext),
    onError: (error) => context.get(logErrorContext)(error),
  });
  const { googleKey } = context.get(configContext).map;
  const deferred = deferPageCode(rendered, nonce);
  const isStartPage = new URL(request.url).pathname === "/";
  const page = isStartPage ? reserveChip(deferred, nonce) : deferred;
  const { html, policy } = securePage(page, nonce, {
    css: pageCss,
    googleMaps: googleKey !== null,
    stripe: showsStripe(routerContext),
    pixel: hasPixel(routerContext.staticHandlerContext.loaderData?.root),
  });
  headers.set("content-security-policy", policy);
  headers.set("content-language", pageLanguage(html) ?? defaultLocale);
  // The headers that `requestLocale` reads.
  headers.append("vary", "accept-language, cookie");
  const body = request.method === "HEAD" ? null : html;
  return new Response(body, { status: failed ? 500 : status, headers });
}

/** Returns whether Stripe's form may be shown on the page, by the data of the root's loader. */
function showsStripe({ staticHandlerContext }: EntryContext): boolean {
  const loaded: unknown = staticHandlerContext.loaderData?.root;
  return (
    typeof loaded === "object" && loaded !== null && "stripe" in loaded && loaded.stripe === true
  );
}
