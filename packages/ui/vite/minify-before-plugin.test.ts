import { expect, test } from "vitest";
import { minified } from "./minify-before-plugin.ts";

const CODE = `
  // Adds the prices of a cart.
  function addPrices(pricesOfTheCart) {
    let total = 0;
    for (const priceOfOneLine of pricesOfTheCart) total = total + priceOfOneLine;
    return total;
  }
  function unusedFunction() { return "never called"; }
  export { addPrices };
`;

test("a minified file exports the same function, without comments and without what is not used", async () => {
  const code = await minified(CODE);
  expect(code.length).toBeLessThan(CODE.length / 2);
  expect(code).not.toMatch(/unusedFunction|never called|prices of a cart/u);
  const { addPrices } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(addPrices([250, 1_000])).toBe(1_250);
});
