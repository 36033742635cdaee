import { type CartLine, lineHash } from "@comanda/domain/cart/lines";
import type { Product } from "@comanda/domain/menu/products";
import { expect, test } from "vitest";
import { cartView } from "./cart-view.ts";

const taco: Product = {
  id: "taco",
  name: "Taco",
  stock_enabled: true,
  product_variants: [{ id: "taco-1", price: 28, original_price: 35, stock: 4 }],
  modifier_groups: [
    { id: "salsa", name: "Salsa", min: 1, max: 1, modifiers: [{ id: "green", name: "Green" }] },
  ],
};
const menu = [{ products: [taco] }];

function line(quantity: number, modifiers = [{ modifier_id: "green", quantity: 1 }]): CartLine {
  const choice = { product_id: "taco", variant_id: "taco-1", comment: "", modifiers };
  return { ...choice, quantity, hash: lineHash(choice) };
}

test("a line shows its total before and after the discount", () => {
  const view = cartView(menu, [line(2)], "MXN");
  expect(view).toMatchObject({ orderable: true, quantity: 2, total: 5600 });
  expect(view.rows[0]).toMatchObject({
    total: 5600,
    originalTotal: 7000,
    addableQuantity: 2,
    problem: null,
  });
});

test("a line that is not reduced has no original price", () => {
  const [variant] = taco.product_variants ?? [];
  for (const original_price of [undefined, null, 28, 20]) {
    const plain = { ...taco, product_variants: [{ ...variant, original_price }] } as Product;
    const view = cartView([{ products: [plain] }], [line(2)], "MXN");
    expect(view.rows[0]).toMatchObject({ total: 5600, originalTotal: null });
  }
});

test("a line with more than is left is short, and the cart cannot be ordered", () => {
  const view = cartView(menu, [line(6)], "MXN");
  expect(view.orderable).toBe(false);
  expect(view.rows[0]).toMatchObject({ problem: { code: "short", left: 4 }, addableQuantity: 0 });
});

test("the stock that the API reported counts before the menu's", () => {
  const lines = [line(3)];
  const view = cartView(menu, lines, "MXN", { [lines[0]!.hash]: 0 });
  expect(view.rows[0]).toMatchObject({ problem: { code: "short", left: 0 }, addableQuantity: 0 });
  const enough = cartView(menu, lines, "MXN", { [lines[0]!.hash]: 3 });
  expect(enough.rows[0]).toMatchObject({ problem: null, addableQuantity: 0 });
});

test("a menu with less stock than the API reported counts, because it was read later", () => {
  const lines = [line(6)];
  const view = cartView(menu, lines, "MXN", { [lines[0]!.hash]: 5 });
  expect(view.rows[0]).toMatchObject({ problem: { code: "short", left: 4 } });
});

test("a line whose options no longer fit must be changed", () => {
  const view = cartView(menu, [line(1, [])], "MXN");
  expect(view.rows[0]?.problem).toEqual({ code: "options" });
});

test("an unavailable line keeps its product's name, from the menu or from when it was added", () => {
  const removedLine = { ...line(1), product_id: "gone", hash: "gone" };
  const view = cartView(
    menu,
    [removedLine, line(1, [{ modifier_id: "lost", quantity: 1 }])],
    "MXN",
  );
  expect(view.unavailable.map(({ name, isOnMenu }) => [name, isOnMenu])).toEqual([
    [null, false],
    ["Taco", true],
  ]);
  expect(cartView(menu, [{ ...removedLine, name: "Soup" }], "MXN").unavailable[0]?.name).toBe(
    "Soup",
  );
  expect(view).toMatchObject({ orderable: false, total: 0 });
});

test("the price that the customer saw is shown until they have seen the new one", () => {
  const was = (seen?: number) =>
    cartView(menu, [{ ...line(1), seen }], "MXN").rows[0]?.previousUnitPrice;
  expect(was(3_000)).toBe(3_000);
  expect(was(2_800)).toBeNull();
  expect(was()).toBeNull();
});

test("a line that is not sold now stops the order, unless it can be ordered for later", () => {
  const text = "From 18:00";
  const view = (takesLater: boolean) =>
    cartView(menu, [line(1)], "MXN", {}, (id) => (id === "taco" ? { text, takesLater } : null));
  expect(view(false)).toMatchObject({
    orderable: false,
    rows: [{ problem: { code: "notOnSale", text } }],
  });
  expect(view(true).orderable).toBe(true);
});
