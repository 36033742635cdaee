import { expect, test } from "vitest";
import { allowedNavPaths } from "./nav-paths.server.ts";

const page = (path: string, permission: string) => ({ path, module: { handle: { permission } } });

const routes = {
  more: page(":companyId/more", "orders.read"),
  team: page(":companyId/team", "team.manage"),
  orders: page(":companyId/orders", "orders.read"),
};

test("a role gets the pages that the build has and that it may open, in the order of the bars", () => {
  expect(allowedNavPaths(routes, "manager")).toEqual(["orders", "team", "more"]);
  expect(allowedNavPaths(routes, "kitchen")).toEqual(["orders", "more"]);
});
