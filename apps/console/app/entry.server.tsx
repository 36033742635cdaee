import { randomBytes } from "node:crypto";
import { defaultLocale } from "@comanda/ui/i18n/locales.ts";
import { keepPresses } from "@comanda/ui/server/late-scripts.server.ts";
import { logLoaderErrors } from "@comanda/ui/server/log-loader-errors.server.ts";
import {
  pageLanguage,
  renderDocument,
  STREAM_TIMEOUT_MS,
} from "@comanda/ui/server/render-document.server.tsx";
import type { EntryContext, RouterContextProvider } from "react-router";
import { loadCatalog } from "./i18n/catalogs.ts";
import { securePage } from "./server/secure-page.server.ts";
import { configContext, logErrorContext, requestIdContext } from "./server/server-context.ts";

export { busyPage } from "./server/busy-page.server.ts";
export {
  apiFetchContext,
  configContext,
  findAccountContext,
  logErrorContext,
  requestIdContext,
  routesContext,
} from "./server/server-context.ts";

export const streamTimeout = STREAM_TIMEOUT_MS;

// An error page must have its messages, whatever has failed.
await loadCatalog(defaultLocale);

export const handleError = logLoaderErrors(logErrorContext);

/** Renders a whole page, with a security policy for exactly its own scripts. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = randomBytes(16).toString("hex");
  const { rendered, failed } = await renderDocument({
    url: request.url,
    context: routerContext,
    nonce,
    requestId: context.get(requestIdContext),
    onError: (error) => context.get(logErrorContext)(error),
  });
  const { storageUrl, tiles } = context.get(configContext);
  const pictureUrls = [storageUrl, tiles.tileUrl ?? ""];
  const { html, policy } = securePage(keepPresses(rendered, nonce), nonce, pictureUrls);
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set("content-security-policy", policy);
  headers.set("content-language", pageLanguage(html) ?? defaultLocale);
  const body = request.method === "HEAD" ? null : html;
  return new Response(body, { status: failed ? 500 : status, headers });
}
