import { expect, test } from "vitest";
import { pagePermission } from "./page-permission.server.ts";

const page = (path: string | undefined, handle?: unknown, parentId = "company") => ({
  path,
  parentId,
  module: { handle },
});

const routes = {
  root: { path: "", module: {} },
  company: page(":companyId", undefined, "root"),
  home: page(undefined, { permission: "orders.read" }),
  team: page("team", { permission: "team.manage" }),
  member: page(":memberId", { permission: "owners.manage" }, "team"),
  open: page("open"),
  misspelt: page("misspelt", { permission: "team.mange" }),
};

test.each([
  ["/:companyId", "orders.read"],
  [":companyId/team", "team.manage"],
  ["/:companyId/team", "team.manage"],
  ["/:companyId/team/:memberId", "owners.manage"],
])("the page at %s requires %s", (pattern, permission) => {
  expect(pagePermission(routes, pattern)).toBe(permission);
});

test.each(["/:companyId/open", "/:companyId/misspelt", "/:companyId/nowhere"])(
  "the page at %s has no known permission",
  (pattern) => {
    expect(pagePermission(routes, pattern)).toBeNull();
  },
);
