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

/** Routes that show later messages: they are opened once these are loaded. */
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
 * storefront's error page is shown (decision 35). Returns whether the page that the server sent shows later
 * messages.
 */
export function installLazyRoutes(): { showsLaterMessages: boolean } {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: modules } =
    window as unknown as RouterWindow;
  const showsLaterMessages = LATER_MESSAGE_ROUTES.some((id) => id in modules);
  for (const route of Object.values(manifest.routes))
    modules[route.id] ??= placeholderRoute(route, modules);
  return { showsLaterMessages };
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
    const [loaded] = await Promise.all([
      import(/* @vite-ignore */ module) as Promise<PageModule>,
      LATER_MESSAGE_ROUTES.includes(id) && loadLaterMessages(pageLocale(), "later"),
    ]);
    page = loaded;
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
