import { hasPermission, type Role } from "@comanda/domain/staff/permissions";
import { type NavPath, navPages } from "../layout/nav-pages.ts";
import { pagePermission, type RouteTable } from "./page-permission.server.ts";

/** The pages that a role may open, of those that the build has, in the order of the bars. */
export function allowedNavPaths(routes: RouteTable, role: Role): NavPath[] {
  return navPages
    .map(({ path }) => path)
    .filter((path) => {
      const permission = pagePermission(routes, `/:companyId/${path}`);
      return permission !== null && hasPermission(role, permission);
    });
}
