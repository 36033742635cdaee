import { expect, test } from "vitest";
import { forgetCard, rememberCard, wasCardEntered } from "./entered-card.ts";

test("a card is known to have been entered for its payment, until it is refused", () => {
  rememberCard("p1");
  expect([wasCardEntered("p1"), wasCardEntered("p2")]).toEqual([true, false]);
  forgetCard("p2");
  expect(wasCardEntered("p1")).toBe(true);
  forgetCard("p1");
  expect(wasCardEntered("p1")).toBe(false);
});
