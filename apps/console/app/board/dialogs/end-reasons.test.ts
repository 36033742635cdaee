import { expect, test } from "vitest";
import { endReasons, messageFault } from "./end-reasons.ts";

test("only a delivery can be impossible to deliver", () => {
  expect(endReasons("refuse", "DELIVERY")).toContain("cannot_deliver");
  expect(endReasons("refuse", "TABLE")).not.toContain("cannot_deliver");
});

test("a new order is refused because of closing, an accepted one because no customer came", () => {
  expect(endReasons("refuse", "TAKEAWAY").slice(-2)).toEqual(["closing", "other"]);
  expect(endReasons("cancel", "TAKEAWAY").slice(-2)).toEqual(["not_collected", "other"]);
});

test("another reason needs words, and words have a limit", () => {
  expect(messageFault("other", "  ")).toBe("missing");
  expect(messageFault("other", "The grill is broken")).toBeNull();
  expect(messageFault("sold_out", "")).toBeNull();
  expect(messageFault("sold_out", "x".repeat(301))).toBe("tooLong");
});
