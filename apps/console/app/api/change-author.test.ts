import { expect, test } from "vitest";
import { changeAuthor } from "./change-author.ts";

test("the other version is by this account in another window, by a member, or by no known author", () => {
  const at = "2026-11-26T12:00:00.000Z";
  const changed = { by: "Ana", at, status: "changed" };
  expect(changeAuthor({ changed })).toEqual({ isYou: false, name: "Ana" });
  expect(changeAuthor({ changed: { ...changed, by_you: true } }).isYou).toBe(true);
  expect(changeAuthor({})).toEqual({ isYou: false, name: null });
});
