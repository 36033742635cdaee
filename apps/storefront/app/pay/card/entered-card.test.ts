import { expect, test } from "vitest";
import {
  clearCardEntered,
  markCardEntered,
  wasCardEntered,
  wasCardEnteredForOrder,
} from "./entered-card.ts";

test("a card counts as entered for its payment and its order until it is refused", () => {
  markCardEntered({ id: "p1", reference_id: "o1" });
  expect([wasCardEntered("p1"), wasCardEntered("p2")]).toEqual([true, false]);
  expect([wasCardEnteredForOrder("o1"), wasCardEnteredForOrder("o2")]).toEqual([true, false]);
  clearCardEntered("p2");
  expect(wasCardEntered("p1")).toBe(true);
  clearCardEntered("p1");
  expect([wasCardEntered("p1"), wasCardEnteredForOrder("o1")]).toEqual([false, false]);
});

test("a card counts as entered for ids with spaces, and for no part of them", () => {
  markCardEntered({ id: "pay 1", reference_id: "order 1" });
  expect([wasCardEntered("pay 1"), wasCardEntered("pay")]).toEqual([true, false]);
  expect([wasCardEnteredForOrder("order 1"), wasCardEnteredForOrder("1")]).toEqual([true, false]);
});
