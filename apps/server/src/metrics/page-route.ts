import type { ServerBuild } from "react-router";
import type { AppBuild } from "../pages/app-build.ts";

/** Paths that are no pages, by their beginning. */
const FILES: readonly [prefix: string, route: string][] = [
  ["/assets/", "/assets/*"],
  ["/media/", "/media/*"],
  ["/places/tiles/", "/places/tiles/*"],
  ["/places/", "/places/*"],
];
/** The API counts its own calls, by their patterns. */
const API = /^\/(?:ms-[a-z]+|auth)(?:\/|$)/u;

/**
 * Returns a function that names the route of a path for metrics: the first part of a page's path where
 * the app has such a page, else `other`, so that invented paths make no series. Null for the API's.
 */
export function createRouteOf({ build, loaded }: AppBuild): (path: string) => string | null {
  const routesNow = () => (typeof build === "function" ? loaded?.()?.routes : build.routes);
  let known: Set<string> | null = null;
  const isKnown = (name: string) => {
    const routes = known ? null : routesNow();
    if (routes) known = firstParts(routes);
    return known?.has(name) ?? false;
  };
  return (path) => {
    if (API.test(path)) return null;
    const file = FILES.find(([prefix]) => path.startsWith(prefix));
    if (file) return file[1];
    if (path === "/") return "/";
    const [, first = ""] = path.split("/");
    const name = first.replace(/\.data$/u, "");
    return isKnown(name) ? `/${name}` : "other";
  };
}

/** The fixed first parts of the paths of an app's pages. */
function firstParts(routes: ServerBuild["routes"]): Set<string> {
  const parts = Object.values(routes).flatMap((route) => route?.path?.split("/")[0] ?? []);
  return new Set(parts.filter((part) => /^[\w.-]+$/u.test(part)));
}
