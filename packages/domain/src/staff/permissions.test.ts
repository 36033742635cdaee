import { expect, test } from "vitest";
import {
  canManageRole,
  hasPermission,
  permissions,
  rolePermissions,
  roles,
} from "./permissions.ts";

test("each role has every permission of the roles below it", () => {
  for (const [index, role] of roles.entries()) {
    for (const below of roles.slice(index + 1)) {
      expect(rolePermissions[role], `${role} and ${below}`).toEqual(
        expect.arrayContaining([...rolePermissions[below]]),
      );
    }
  }
});

test("an owner has every permission", () => {
  expect(permissions.every((permission) => hasPermission("owner", permission))).toBe(true);
});

test("the kitchen sees neither people nor money, and ends no order", () => {
  for (const permission of ["orders.details", "orders.cancel", "orders.pay"] as const) {
    expect(hasPermission("kitchen", permission), permission).toBe(false);
  }
});

test("only an owner manages owners and managers", () => {
  const pairs = roles.flatMap((actor) => roles.map((target) => [actor, target] as const));
  expect(pairs.filter(([actor, target]) => canManageRole(actor, target))).toEqual([
    ["owner", "owner"],
    ["owner", "manager"],
    ["owner", "cashier"],
    ["owner", "kitchen"],
    ["manager", "cashier"],
    ["manager", "kitchen"],
  ]);
});
