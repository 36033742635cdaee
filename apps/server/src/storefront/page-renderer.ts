import { UNAVAILABLE_SECONDS } from "@comanda/api/http/answer-problem";
import { currentRequestId } from "@comanda/api/shared/request-id";
import { hasSecondProvider } from "@comanda/places/search/search-plan";
import type * as contexts from "@comanda/storefront/app/server/server-context.ts";
import type { sharedPage } from "@comanda/storefront/app/server/shared-page.server.ts";
import type { Logger } from "pino";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { Backend } from "../backend/backend.ts";
import type { Config } from "../config/read-config.ts";
import { version } from "../config/version.ts";
import { type AppBuild, entryModuleOf } from "../pages/app-build.ts";
import { createPageErrorLog } from "../pages/page-error-log.ts";

type PageRendererDeps = {
  backend: Backend;
  config: Pick<
    Config,
    "api" | "storageUrl" | "production" | "providerUrl" | "legal" | "region" | "map" | "places"
  >;
  log: Logger;
};

/**
 * Pages contain prices, stock and orders: a browser has to revalidate them before showing them
 * again.
 */
const REVALIDATE = "private, no-cache";
/** A page with a missing part is not cached, by this server's cache either. */
const NO_STORE = "private, no-store";

/** Milliseconds that a page waits for optional parts from a backend over the network. */
const OPTIONAL_CALL_TIMEOUT_MS = 200;

/**
 * Renders the storefront's pages from its build, which is loaded once for production and by Vite
 * during development.
 */
export function createPageRenderer(
  { build, mode }: AppBuild,
  { backend, config, log }: PageRendererDeps,
) {
  const load = async () => (typeof build === "function" ? build() : build);
  const handler = createRequestHandler(build, mode);
  return async (request: Request, visitor?: string): Promise<Response> => {
    const contexts = contextsOf(await load());
    const context = new RouterContextProvider();
    context.set(contexts.apiFetchContext, backend.fetchFor(visitor));
    const { api, storageUrl, production, providerUrl, legal, region, map, places } = config;
    context.set(contexts.configContext, {
      apiBase: backend.base,
      storageUrl,
      ownPictures: api === null,
      production,
      providerUrl,
      legal,
      version,
      region,
      map,
      expandsSearch: (country) => hasSecondProvider(places.plan, country),
    });
    context.set(contexts.logErrorContext, createPageErrorLog(log));
    context.set(contexts.requestIdContext, currentRequestId() ?? null);
    context.set(contexts.readAnswerContext, backend.readAnswer);
    let incomplete = false;
    const onMissing = () => {
      incomplete = true;
    };
    // Calls within this process use one database, so pages wait for their optional parts as well.
    context.set(contexts.optionalCallsContext, {
      waitMs: api ? OPTIONAL_CALL_TIMEOUT_MS : null,
      onMissing,
    });
    const page = await handler(request, context);
    if (incomplete) page.headers.set("cache-control", NO_STORE);
    if (page.status === 502 || page.status === 503)
      page.headers.set("retry-after", String(UNAVAILABLE_SECONDS));
    if (!page.headers.has("cache-control")) page.headers.set("cache-control", REVALIDATE);
    // Vite's client adds styles to the page and connects to its own port.
    if (mode === "development") page.headers.delete("content-security-policy");
    return page;
  };
}

/** What the entry module of the storefront's build exports for this server. */
type EntryModule = typeof contexts & { sharedPage: typeof sharedPage };

/**
 * Returns the build's own contexts: contexts are compared by identity, and a build has copies of its
 * modules.
 */
function contextsOf(build: ServerBuild): typeof contexts {
  return entryModuleOf<EntryModule>(build);
}

/**
 * Returns the storefront's rule for pages that many visitors share; null while Vite may change the pages of
 * a running server.
 */
export function sharedPageFrom({ build }: AppBuild): typeof sharedPage | null {
  return typeof build === "function" ? null : entryModuleOf<EntryModule>(build).sharedPage;
}
