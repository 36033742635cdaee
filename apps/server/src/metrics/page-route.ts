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
export function createRouteOf({ build }: AppBuild): (path: string) => string | null {
  const routes = typeof build === "function" ? {} : build.routes;
  const parts = Object.values(routes).flatMap((route) => route?.path?.split("/")[0] ?? []);
  const known = new Set(parts.filter((part) => /^[\w.-]+$/u.test(part)));
  return (path) => {
    if (API.test(path)) return null;
    const file = FILES.find(([prefix]) => path.startsWith(prefix));
    if (file) return file[1];
    if (path === "/") return "/";
    const [, first = ""] = path.split("/");
    const name = first.replace(/\.data$/u, "");
    return known.has(name) ? `/${name}` : "other";
  };
}
