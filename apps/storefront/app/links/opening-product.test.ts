import { afterEach, expect, test } from "vitest";
import { endInterruptedOpening, setOpeningProduct, useOpeningProduct } from "./opening-product.ts";

afterEach(() => setOpeningProduct(null));

const opening = (productId: string) => ({
  productId,
  href: `/products?product=${productId}`,
  state: {},
});

test("a product whose navigation was interrupted is closed", () => {
  const taco = opening("taco");
  for (const inUrl of [null, "burrito"]) {
    setOpeningProduct(taco);
    endInterruptedOpening(taco, inUrl);
    expect(useOpeningProduct.getState()).toBeNull();
  }
});

test("a product whose URL is there is ended by the page that shows it", () => {
  const taco = opening("taco");
  setOpeningProduct(taco);
  endInterruptedOpening(taco, "taco");
  expect(useOpeningProduct.getState()).toBe(taco);
});

test("a product that was pressed during the interrupted navigation stays", () => {
  const again = opening("taco");
  setOpeningProduct(again);
  endInterruptedOpening(opening("taco"), null);
  expect(useOpeningProduct.getState()).toBe(again);
});
