import { expect, test } from "vitest";
import { emptyCheckout } from "./checkout-data.ts";

test("an empty checkout is plain data and a new object each time", () => {
  const cleared = emptyCheckout();
  expect(JSON.parse(JSON.stringify(cleared))).toEqual(cleared);
  expect(emptyCheckout()).not.toBe(cleared);
  expect(cleared).toMatchObject({ serviceType: null, additionalInfo: "", orderIsFor: "today" });
});
