/** What the router's manifest says of a route. */
export type ManifestRoute = {
  id: string;
  parentId?: string;
  path?: string;
  module: string;
  /** The files of its styles. */
  css?: string[];
};

/** The globals in which the router's script keeps its routes and their loaded modules. */
type RouterWindow = {
  __reactRouterManifest: { routes: Record<string, ManifestRoute | undefined> };
  __reactRouterRouteModules: Record<string, unknown>;
};

/** Returns the routes of the console and the modules that are loaded, both by the route's id. */
export function routerGlobals() {
  const { __reactRouterManifest, __reactRouterRouteModules } = window as unknown as RouterWindow;
  return { routes: __reactRouterManifest.routes, modules: __reactRouterRouteModules };
}
