import { expect, test } from "vitest";
import { clearCardEntered, markCardEntered, wasCardEntered } from "./entered-card.ts";

test("a card counts as entered for its payment until it is refused", () => {
  markCardEntered("p1");
  expect([wasCardEntered("p1"), wasCardEntered("p2")]).toEqual([true, false]);
  clearCardEntered("p2");
  expect(wasCardEntered("p1")).toBe(true);
  clearCardEntered("p1");
  expect(wasCardEntered("p1")).toBe(false);
});
