import { expect, test } from "vitest";
import { keepQuery } from "./query.tsx";

test("a link keeps where the visitor came from", () => {
  expect(keepQuery("/cart", "?qr-id=t12&utm_source=flyer")).toBe(
    "/cart?qr-id=t12&utm_source=flyer",
  );
  expect(keepQuery("/cart", "")).toBe("/cart");
});

test("what opens something on one page stays on that page", () => {
  expect(keepQuery("/cart", "?product=p1&qr-id=t12")).toBe("/cart?qr-id=t12");
  expect(keepQuery("/products", "?product=p1&qr-id=t12", { product: "p2" })).toBe(
    "/products?qr-id=t12&product=p2",
  );
});
