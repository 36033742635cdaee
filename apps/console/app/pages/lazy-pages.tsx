import { LazyPart, loadPart, providePart } from "@comanda/ui/lazy/lazy-part.tsx";
import type { ComponentType } from "react";
import { withMessages } from "../i18n/later-messages.ts";
import { ErrorPage } from "../layout/error-page.tsx";
import { type ManifestRoute, routerGlobals } from "../web/router-window.ts";
import { FRAME_ROUTE } from "./open-frame.ts";

type Load = () => Promise<ComponentType>;

/**
 * The frame of a company's pages has exports that decide before a page opens, and the place of its pages the error
 * that stands there. No page stands beside them.
 */
const NOT_LAZY: readonly string[] = [FRAME_ROUTE, "routes/company-pages"];
const BOARD = "routes/orders";

const boardExports = { handle: { frame: "board" }, clientLoader: () => null };

/** The code of a page that is not loaded yet, by the pattern of its address. */
const loads = new Map<string, Load>();

/**
 * Gives the router a placeholder for each page whose code is not loaded, before the router starts (decision 99).
 * Where code cannot be loaded, the router itself reloads the document: without a network the browser's own error
 * page would replace a board that rings.
 */
export function installLazyPages(): void {
  const { routes, modules } = routerGlobals();
  for (const route of Object.values(routes)) {
    if (!route || route.id in modules || NOT_LAZY.includes(route.id)) continue;
    const load: Load = withMessages(
      async () => (await import(/* @vite-ignore */ route.module)).default,
    );
    loads.set(patternOf(routes, route), load);
    const page = {
      default: () => <LazyPart load={load} props={{}} unavailable={<ErrorPage status={503} />} />,
    };
    // What the board's own module says is read before it is loaded.
    modules[route.id] = route.id === BOARD ? Object.assign(page, boardExports) : page;
  }
}

/** Loads the code of the page at a pattern. Resolves to whether the page can be shown. */
export async function loadPage(pattern: string, url: string): Promise<boolean> {
  const load = loads.get(`/${pattern.replace(/^\//u, "")}`);
  if (!load) return true;
  const { part } = await loadPart(load, url);
  if (part) providePart(load, part);
  return part !== null;
}

function patternOf(
  routes: Record<string, ManifestRoute | undefined>,
  { path = "", parentId }: ManifestRoute,
): string {
  const parent = parentId === undefined ? undefined : routes[parentId];
  const above = parent ? patternOf(routes, parent) : "";
  return path ? `${above.replace(/\/$/u, "")}/${path}` : above;
}
