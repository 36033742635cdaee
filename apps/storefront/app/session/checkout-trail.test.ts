import { expect, test } from "vitest";
import { readTrail, wayTo } from "./checkout-trail.ts";

test("a new step is a new entry of the history", () => {
  expect(wayTo([], "client_information")).toEqual({ push: ["client_information"] });
  expect(wayTo(["client_information"], "order_summary")).toEqual({
    push: ["client_information", "order_summary"],
  });
});

test("a step that was passed is gone back to, so that the history never runs in circles", () => {
  const trail = ["client_information", "additional_information", "order_summary"] as const;
  expect(wayTo(trail, "client_information")).toEqual({ back: 2 });
  expect(wayTo(trail, "order_summary")).toEqual({ back: 0 });
});

test("an entry of another kind has no trail", () => {
  expect(readTrail(null)).toEqual([]);
  expect(readTrail({ checkout: "order_summary" })).toEqual([]);
  expect(readTrail({ checkout: ["order_summary"] })).toEqual(["order_summary"]);
});
