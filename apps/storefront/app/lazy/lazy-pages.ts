import { pageLocale } from "@comanda/ui/i18n/page-locale.ts";
import { loadPart, preloadPart } from "@comanda/ui/lazy/lazy-part.tsx";
import { createElement } from "react";
import type { ClientLoaderFunctionArgs, ShouldRevalidateFunctionArgs } from "react-router";
import { data } from "react-router";
import { loadLaterMessages } from "../i18n/catalogs.ts";

/** The exports of our route modules that the browser uses. */
type PageModule = {
  default: () => ReturnType<typeof createElement>;
  meta?: (args: unknown) => unknown;
  clientLoader?: (args: ClientLoaderFunctionArgs) => unknown;
  shouldRevalidate?: (args: ShouldRevalidateFunctionArgs) => boolean;
  handle?: { preload?: () => void };
};

type PageRoute = { id: string; module: string; hasLoader: boolean };

/** The globals in which the router's script keeps its routes and their loaded modules. */
type RouterWindow = {
  __reactRouterManifest: { routes: Record<string, PageRoute> };
  __reactRouterRouteModules: Record<string, unknown>;
};

/** Routes whose modules wait for the later messages: see `i18n/await-lazy-messages.ts`. */
const LATER_MESSAGE_ROUTES = [
  "routes/cart",
  "routes/disabled-menu",
  "routes/info",
  "routes/language",
  "routes/orders",
  "routes/together",
  "routes/tracking",
];

const loaders = new Map<string, () => Promise<PageModule>>();

/**
 * Gives the router a placeholder for each route whose code is not loaded, before the router starts.
 * Where the code cannot be loaded, the router itself would reload the document, and without a
 * network the browser shows its own error page. The placeholder fails like a loader, so that the
 * storefront's error page is shown (decision 35).
 */
export function installLazyRoutes(): void {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: modules } =
    window as unknown as RouterWindow;
  for (const route of Object.values(manifest.routes))
    modules[route.id] ??= placeholderRoute(route, modules);
}

/** Fetches a page's code, and what its `handle.preload` needs, before the visitor goes there. */
export function preloadPage(routeId: string): void {
  const load = loaders.get(routeId);
  if (load) preloadPart(async () => (await load()).handle?.preload?.());
}

function placeholderRoute({ id, module, hasLoader }: PageRoute, modules: Record<string, unknown>) {
  let page: PageModule | undefined;
  const load = async (): Promise<PageModule> => {
    if (page) return page;
    // Before the module: one that waits for messages which cannot be loaded would wait for ever.
    if (LATER_MESSAGE_ROUTES.includes(id)) await loadLaterMessages(pageLocale(), "later");
    page = (await import(/* @vite-ignore */ module)) as PageModule;
    modules[id] = page;
    return page;
  };
  loaders.set(id, load);
  return {
    default: () => page && createElement(page.default),
    async clientLoader(args: ClientLoaderFunctionArgs) {
      const fromServer = hasLoader
        ? (page?.clientLoader ?? args.serverLoader)(args as never)
        : null;
      const [loaderData, { part }] = await Promise.all([
        fromServer,
        loadPart(load, args.request.url),
      ]);
      if (!part) throw data(null, { status: 503 });
      return loaderData;
    },
    shouldRevalidate: (args: ShouldRevalidateFunctionArgs) =>
      page?.shouldRevalidate?.(args) ?? (hasLoader && args.defaultShouldRevalidate),
  };
}
