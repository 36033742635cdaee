import { type Permission, permissions } from "@comanda/domain/staff/permissions";

/** The routes of a build by their ids, as React Router lists them. */
export type RouteTable = Readonly<Record<string, TableRoute | undefined>>;

type TableRoute = { parentId?: string; path?: string; module: { handle?: unknown } };

/**
 * The permission that the page at `pattern` requires, such as `/:companyId/more`: that of its route's
 * `handle`. Null where no route has this pattern, or its route names no permission: such a page is
 * refused.
 */
export function pagePermission(routes: RouteTable, pattern: string): Permission | null {
  // React Router's patterns begin without a slash.
  const wanted = `/${pattern.replace(/^\//u, "")}`;
  for (const [id, route] of Object.entries(routes)) {
    const permission = route && permissionOf(route);
    if (permission && patternOf(routes, id) === wanted) return permission;
  }
  return null;
}

/** The pattern of a route: the paths from the root to it. */
function patternOf(routes: RouteTable, id: string): string {
  const parts: string[] = [];
  for (let at: string | undefined = id; at !== undefined; at = routes[at]?.parentId) {
    const path = routes[at]?.path;
    if (path) parts.unshift(path.replace(/^\/|\/$/gu, ""));
  }
  return `/${parts.filter(Boolean).join("/")}`;
}

function permissionOf({ module }: TableRoute): Permission | null {
  const { handle } = module;
  if (typeof handle !== "object" || handle === null || !("permission" in handle)) return null;
  return permissions.find((known) => known === handle.permission) ?? null;
}
