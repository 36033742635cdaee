import { expect, test } from "vitest";
import { parseCheckoutTrail, trailStepTo } from "./checkout-trail.ts";

test("a new step is pushed to the history", () => {
  expect(trailStepTo([], "client_information")).toEqual({ push: ["client_information"] });
  expect(trailStepTo(["client_information"], "order_summary")).toEqual({
    push: ["client_information", "order_summary"],
  });
});

test("a step that the trail contains is reached by going back, so that the history has no loops", () => {
  const trail = ["client_information", "additional_information", "order_summary"] as const;
  expect(trailStepTo(trail, "client_information")).toEqual({ back: 2 });
  expect(trailStepTo(trail, "order_summary")).toEqual({ back: 0 });
});

test("a history entry of another kind has no trail", () => {
  expect(parseCheckoutTrail(null)).toEqual([]);
  expect(parseCheckoutTrail({ checkout: "order_summary" })).toEqual([]);
  expect(parseCheckoutTrail({ checkout: ["order_summary"] })).toEqual(["order_summary"]);
});
