import { AUDIT_ACTIONS, UNDOABLE_ACTIONS } from "@comanda/domain/staff/audit-actions";
import { expect, test } from "vitest";
import { undoEdit } from "./changes/undo-edit.ts";

test.each(AUDIT_ACTIONS)("the console offers to take %s back where the API can", (action) => {
  const parts = { product: {}, category: {} };
  const edit = undoEdit({ action, target: "taco", before: parts, after: parts });
  const isEdit = edit !== undefined || action === "settings.change";
  expect(UNDOABLE_ACTIONS.includes(action)).toBe(isEdit);
});
