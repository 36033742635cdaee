import { createElement } from "react";
import type { ClientLoaderFunctionArgs, ShouldRevalidateFunctionArgs } from "react-router";
import { data } from "react-router";
import { loadLaterMessages, pageLocale } from "../i18n/catalogs.ts";
import { loadPart, preloadPart } from "./lazy-part.tsx";

/** What the modules of our routes export, as far as the browser uses it. */
type PageModule = {
  default: () => ReturnType<typeof createElement>;
  meta?: (args: unknown) => unknown;
  clientLoader?: (args: ClientLoaderFunctionArgs) => unknown;
  shouldRevalidate?: (args: ShouldRevalidateFunctionArgs) => boolean;
  handle?: { preload?: () => void };
};

type PageRoute = { id: string; module: string; hasLoader: boolean };

/** Where the router's own script leaves its table of routes, and the modules that it has. */
type RouterWindow = {
  __reactRouterManifest: { routes: Record<string, PageRoute> };
  __reactRouterRouteModules: Record<string, unknown>;
};

/** Pages all of whose code waits for the later messages: see `i18n/later-messages.ts`. */
const LATER_MESSAGE_ROUTES = [
  "routes/cart",
  "routes/disabled-menu",
  "routes/info",
  "routes/tracking",
];

const loaders = new Map<string, () => Promise<PageModule>>();

/**
 * Gives the router a stand-in for each route whose code is not in the page, before it starts. The
 * router would reload the document when that code cannot be had, which without a network ends in the
 * browser's own error page; the stand-in fails like a loader does, so that the storefront's own error
 * page takes its place (decision 35).
 */
export function installLazyRoutes(): void {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: modules } =
    window as unknown as RouterWindow;
  for (const route of Object.values(manifest.routes))
    modules[route.id] ??= placeholderRoute(route, modules);
}

/** Fetches a page's code, and what it says that it needs next, ahead of the way to it. */
export function preloadPage(routeId: string): void {
  const load = loaders.get(routeId);
  if (load) preloadPart(async () => (await load()).handle?.preload?.());
}

function placeholderRoute({ id, module, hasLoader }: PageRoute, modules: Record<string, unknown>) {
  let page: PageModule | undefined;
  const load = async (): Promise<PageModule> => {
    if (page) return page;
    // First, for a module that waits for them cannot say that they are not to be had.
    if (LATER_MESSAGE_ROUTES.includes(id)) await loadLaterMessages(pageLocale());
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
      const [answer, { part }] = await Promise.all([fromServer, loadPart(load, args.request.url)]);
      if (!part) throw data(null, { status: 503 });
      return answer;
    },
    shouldRevalidate: (args: ShouldRevalidateFunctionArgs) =>
      page?.shouldRevalidate?.(args) ?? (hasLoader && args.defaultShouldRevalidate),
  };
}
