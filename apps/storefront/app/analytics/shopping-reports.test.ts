import type { Order } from "@comanda/contract/orders/order";
import { addLine, type CartLine, setQuantity } from "@comanda/domain/cart/lines";
import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import {
  reportCartChange,
  reportCartView,
  reportCheckoutStart,
  reportItemList,
  reportItemView,
  reportPaymentInfo,
  reportPurchase,
  reportShippingInfo,
} from "./shopping-reports.ts";
import { stubPage } from "./testing/stub-page.ts";

let page: ReturnType<typeof stubPage>;
beforeEach(() => {
  page = stubPage();
});

/** Returns the events of the page's queue, without those that clear the last one. */
const events = () => page.dataLayer.filter((each) => "event" in each);

const taco = { product_id: "taco", variant_id: "taco-1", modifiers: [], comment: "" };
const tacos = (quantity: number): CartLine[] =>
  addLine([], { ...taco, quantity, seen: 3050, name: "Taco" });

const product = { id: "taco", name: "Taco", product_variants: [{ id: "taco-1", price: 30.5 }] };

const priced = [
  {
    line: { ...taco, hash: "h", quantity: 2 },
    product,
    unitPrice: 3050,
  },
];
const twoTacos = {
  item_id: "taco",
  item_name: "Taco",
  item_variant: "taco-1",
  price: 30.5,
  quantity: 2,
};

test("each event comes after one that clears the last", () => {
  reportCartView("MXN", priced);
  reportCheckoutStart("MXN", priced);
  expect(page.dataLayer.map((each) => ("event" in each ? each.event : each))).toEqual([
    { ecommerce: null },
    "view_cart",
    { ecommerce: null },
    "begin_checkout",
  ]);
});

test("the menu is reported as a list of its visible products, 200 at most", () => {
  const hidden = { ...product, id: "secret", visible: false };
  const all = [hidden, ...Array.from({ length: 250 }, () => product)];
  reportItemList("MXN", [{ name: "Comida", products: all }]);
  const [list] = events();
  if (list?.event !== "view_item_list") throw new Error("There is no list");
  expect(list.ecommerce).toMatchObject({ item_list_id: "menu", currency: "MXN" });
  expect(list.ecommerce.items).toHaveLength(200);
  expect(list.ecommerce.items[0]).toEqual({
    item_id: "taco",
    item_name: "Taco",
    item_category: "Comida",
    price: 30.5,
    quantity: 1,
  });
});

test("a product is selected on the menu, and only viewed when a link opened it", () => {
  reportItemView("MXN", product, true);
  reportItemView("MXN", product, false);
  expect(events().map(({ event }) => event)).toEqual(["select_item", "view_item", "view_item"]);
  expect(events().at(-1)).toMatchObject({ ecommerce: { currency: "MXN", value: 30.5 } });
});

test("cart and checkout are reported with their products and value", () => {
  reportCartView("MXN", priced);
  reportShippingInfo("MXN", priced, "DELIVERY");
  const details = { currency: "MXN", value: 61, items: [twoTacos] };
  expect(events()).toEqual([
    { event: "view_cart", ecommerce: details },
    { event: "add_shipping_info", ecommerce: { ...details, shipping_tier: "DELIVERY" } },
  ]);
});

test("a larger quantity is an addition, a smaller one a removal, the same one neither", () => {
  reportCartChange("MXN", [], tacos(2));
  reportCartChange("MXN", tacos(2), tacos(5));
  reportCartChange("MXN", tacos(5), tacos(4));
  reportCartChange("MXN", tacos(4), tacos(4));
  reportCartChange("MXN", tacos(4), []);
  expect(
    events().map((each) => "ecommerce" in each && [each.event, each.ecommerce.items[0]?.quantity]),
  ).toEqual([
    ["add_to_cart", 2],
    ["add_to_cart", 3],
    ["remove_from_cart", 1],
    ["remove_from_cart", 4],
  ]);
  expect(events()[0]).toEqual({
    event: "add_to_cart",
    ecommerce: { currency: "MXN", value: 61, items: [twoTacos] },
  });
});

test("a changed comment neither adds nor removes a product", () => {
  const commented = addLine([], { ...taco, quantity: 2, seen: 3050, comment: "Sin cebolla" });
  reportCartChange("MXN", tacos(2), commented);
  expect(events()).toEqual([]);
  reportCartChange("MXN", tacos(2), [...commented, ...tacos(1)]);
  expect(events()).toMatchObject([
    { event: "add_to_cart", ecommerce: { items: [{ item_id: "taco", quantity: 1 }] } },
  ]);
});

test("a line with an unknown price is reported without one", () => {
  reportCartChange("MXN", [], addLine([], { ...taco, quantity: 1 }));
  expect(events()[0]).toMatchObject({
    ecommerce: { value: 0, items: [{ item_id: "taco", item_name: "taco", quantity: 1 }] },
  });
});

test("additions and removals sum up to the cart's value, to the cent", () => {
  const step = fc.record({
    product_id: fc.constantFrom("a", "b", "c"),
    quantity: fc.nat(5),
    seen: fc.nat(99_999),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      page = stubPage();
      let lines: CartLine[] = [];
      for (const { product_id, quantity, seen } of steps) {
        const before = lines;
        const existing = lines.find((line) => line.product_id === product_id);
        const line = { ...taco, product_id, quantity, seen, name: product_id };
        lines = existing ? setQuantity(lines, existing.hash, quantity) : addLine(lines, line);
        reportCartChange("USD", before, lines);
      }
      let cents = 0;
      for (const each of events()) {
        if (each.event === "add_to_cart") cents += Math.round(each.ecommerce.value * 100);
        if (each.event === "remove_from_cart") cents -= Math.round(each.ecommerce.value * 100);
      }
      expect(cents).toBe(lines.reduce((sum, { seen = 0, quantity }) => sum + seen * quantity, 0));
    }),
  );
});

const order = {
  id: "secret-id",
  public_id: 12,
  combos: [
    { product_id: "taco", variant_id: "taco-1", name: "Taco", unit_price: 30.5, quantity: 2 },
  ],
  combos_price: 61,
  discounts: [{ modality: "COUPON", code: "HOLA" }],
  breakdown: { combos: 61, discounts: 6.1, delivery: 35, tip: 5, total: 94.9 },
  client: { name: "Ana", phone_number: "5512345678" },
  address: { address: "Durango 200" },
} as unknown as Order;

test("a purchase is worth its products after discounts, and has no personal data and no order id", () => {
  reportPaymentInfo("MXN", order, "cash");
  reportPurchase("MXN", order);
  expect(events()).toEqual([
    {
      event: "add_payment_info",
      ecommerce: { currency: "MXN", value: 61, items: [twoTacos], payment_type: "cash" },
    },
    {
      event: "purchase",
      ecommerce: {
        transaction_id: "12",
        currency: "MXN",
        value: 54.9,
        shipping: 35,
        coupon: "HOLA",
        items: [twoTacos],
      },
    },
  ]);
  const reported = JSON.stringify(page.dataLayer);
  for (const secret of ["secret-id", "Ana", "5512345678", "Durango"]) {
    expect(reported).not.toContain(secret);
  }
});

test("an order is reported in its own currency, not in the company's present one", () => {
  const old = { ...order, currency: { code: "USD" } } as Order;
  reportPaymentInfo("MXN", old, "cash");
  reportPurchase("MXN", old);
  expect(events()).toMatchObject([
    { ecommerce: { currency: "USD" } },
    { ecommerce: { currency: "USD" } },
  ]);
});

test("a purchase at another backend, which only names its discounts, is worth the price after them", () => {
  const discounts = [
    { modality: "COUPON", type: "PERCENTAGE", value: 10 },
    { modality: "FIDELITY", type: "AMOUNT", value: 20 },
  ];
  reportPurchase("MXN", { public_id: 7, combos_price: 61, discounts } as unknown as Order);
  expect(events()).toMatchObject([{ ecommerce: { value: 34.9 } }]);
});

test("an order of another backend that has only a total is reported as a purchase", () => {
  const breakdown = { total: 60 } as Order["breakdown"];
  const lean: Partial<Order> = { id: "secret-id", total: 60, breakdown };
  reportPaymentInfo("MXN", lean, "card");
  reportPurchase("MXN", lean);
  expect(events()).toEqual([
    {
      event: "add_payment_info",
      ecommerce: { currency: "MXN", value: 0, items: [], payment_type: "card" },
    },
    {
      event: "purchase",
      ecommerce: { transaction_id: "", currency: "MXN", value: 0, shipping: 0, items: [] },
    },
  ]);
  expect(JSON.stringify(page.dataLayer)).not.toContain("secret-id");
});
