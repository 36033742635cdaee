import type { AuditEntry } from "@comanda/contract/staff/team-schemas";
import { roles } from "@comanda/domain/staff/permissions";
import { expect, test } from "vitest";
import { undoableEntries } from "./undoable-entries.server.ts";

const entry = (action: string, target: string | null): AuditEntry => ({
  id: `${action} ${target}`,
  at: "2026-11-24T12:00:00Z",
  account_id: "a",
  actor: "Ana",
  role: "owner",
  origin: null,
  before: null,
  after: null,
  order: null,
  action,
  target,
});
const entries = [
  entry("menu.change_product", "taco"),
  entry("settings.change", "look"),
  entry("settings.change", "site"),
  entry("settings.change", "unknown"),
  entry("orders.accept", "1"),
  entry("printing.settings", null),
];

test.each([
  ["owner", ["menu.change_product taco", "settings.change look", "settings.change site"]],
  ["manager", ["menu.change_product taco", "settings.change look"]],
  ["cashier", []],
  ["kitchen", []],
] as const)("%s may take back %j", (role, expected) => {
  expect(roles).toContain(role);
  expect(undoableEntries(entries, role)).toEqual(expected);
});
