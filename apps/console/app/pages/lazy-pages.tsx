import { LazyPart, loadPart, providePart } from "@comanda/ui/lazy/lazy-part.tsx";
import type { ComponentType } from "react";
import { withMessages } from "../i18n/later-messages.ts";
import { ErrorPage } from "../layout/error-page.tsx";
import { type ManifestRoute, routerGlobals } from "../web/router-window.ts";
import { loadStyles } from "./load-styles.ts";
import { FRAME_ROUTE } from "./open-frame.ts";

type Load = () => Promise<ComponentType>;

/** The files of a page's styles, and its code where that is not loaded yet. */
type Page = { css: readonly string[]; load: Load | null };

/**
 * These two routes are never lazy: the frame of a company's pages, because it decides what may open, and its
 * outlet, because it shows errors.
 */
const NOT_LAZY: readonly string[] = [FRAME_ROUTE, "routes/company-pages"];
const BOARD = "routes/orders";

const boardExports = { handle: { frame: "board" }, clientLoader: () => null };

/** The pages, by the patterns of their addresses. */
const pages = new Map<string, Page>();

/**
 * Gives the router a placeholder for each page whose code is not loaded, before the router starts (decision
 * 99). Where code cannot be loaded, the router itself reloads the document: without a network the browser's
 * own error page would replace a board that rings.
 */
export function installLazyPages(): void {
  const { routes, modules } = routerGlobals();
  for (const route of Object.values(routes)) {
    if (!route || NOT_LAZY.includes(route.id)) continue;
    const { css = [] } = route;
    if (route.id in modules) {
      pages.set(patternOf(routes, route), { css, load: null });
      continue;
    }
    const load: Load = withMessages(
      async () => (await import(/* @vite-ignore */ route.module)).default,
    );
    pages.set(patternOf(routes, route), { css, load });
    const page = {
      default: () => <LazyPart load={load} props={{}} unavailable={<ErrorPage status={503} />} />,
    };
    // The router reads the board's exports, such as its `handle`, before the board's own module is loaded.
    modules[route.id] = route.id === BOARD ? Object.assign(page, boardExports) : page;
  }
}

/**
 * Loads the code and the styles of the page at a pattern. Resolves to whether the page can be shown. It
 * asks for the styles before it returns.
 */
export async function loadPage(pattern: string, url: string): Promise<boolean> {
  const page = pages.get(`/${pattern.replace(/^\//u, "")}`);
  if (!page) return true;
  const { css, load } = page;
  const [loaded] = await Promise.all([load && loadPart(load, url), ...css.map(loadStyles)]);
  if (load && loaded?.part) providePart(load, loaded.part);
  return loaded?.part !== null;
}

function patternOf(
  routes: Record<string, ManifestRoute | undefined>,
  { path = "", parentId }: ManifestRoute,
): string {
  const parent = parentId === undefined ? undefined : routes[parentId];
  const above = parent ? patternOf(routes, parent) : "";
  return path ? `${above.replace(/\/$/u, "")}/${path}` : above;
}
