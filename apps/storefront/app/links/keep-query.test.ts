import { expect, test } from "vitest";
import { keepQuery, withoutPaymentParams } from "./keep-query.tsx";

test("a link keeps the query that says where the visitor came from", () => {
  expect(keepQuery("/cart", "?qr-id=t12&utm_source=flyer")).toBe(
    "/cart?qr-id=t12&utm_source=flyer",
  );
  expect(keepQuery("/cart", "")).toBe("/cart");
});

test("a link drops the parameters that belong to one page", () => {
  for (const name of ["product", "open_modal", "show-loyalty", "show-coupons", "order_id"])
    expect(keepQuery("/cart", `?${name}=x&qr-id=t12`), name).toBe("/cart?qr-id=t12");
  expect(keepQuery("/products", "?product=p1&qr-id=t12", { product: "p2" })).toBe(
    "/products?qr-id=t12&product=p2",
  );
});

const paid =
  "payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_x&redirect_status=succeeded";

test("Stripe's parameters are removed from an order's address, and no link keeps them", () => {
  expect(
    withoutPaymentParams(new URL(`https://x.test/tracking?order_id=o1&utm_source=flyer&${paid}`)),
  ).toBe("/tracking?utm_source=flyer&order_id=o1");
  expect(withoutPaymentParams(new URL("https://x.test/tracking?order_id=o1"))).toBeNull();
  expect(keepQuery("/products", `?order_id=o1&${paid}`)).toBe("/products");
});
