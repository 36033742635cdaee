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

/** What was put into the page's queue, without what clears the last. */
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

test("each event comes after one that has the last forgotten", () => {
  reportCartView("MXN", priced);
  reportCheckoutStart("MXN", priced);
  expect(page.dataLayer.map((each) => ("event" in each ? each.event : each))).toEqual([
    { ecommerce: null },
    "view_cart",
    { ecommerce: null },
    "begin_checkout",
  ]);
});

test("the menu is a list of what it shows, 200 products at most", () => {
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

test("a product is picked on the menu, or only seen where a link has opened it", () => {
  reportItemView("MXN", product, true);
  reportItemView("MXN", product, false);
  expect(events().map(({ event }) => event)).toEqual(["select_item", "view_item", "view_item"]);
  expect(events().at(-1)).toMatchObject({ ecommerce: { currency: "MXN", value: 30.5 } });
});

test("cart and checkout say what is in it and what it costs", () => {
  reportCartView("MXN", priced);
  reportShippingInfo("MXN", priced, "DELIVERY");
  const goods = { currency: "MXN", value: 61, items: [twoTacos] };
  expect(events()).toEqual([
    { event: "view_cart", ecommerce: goods },
    { event: "add_shipping_info", ecommerce: { ...goods, shipping_tier: "DELIVERY" } },
  ]);
});

test("more of a line is added, less of it removed, and what stays is neither", () => {
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

test("another comment is the same product: nothing is added or removed", () => {
  const said = addLine([], { ...taco, quantity: 2, seen: 3050, comment: "Sin cebolla" });
  reportCartChange("MXN", tacos(2), said);
  expect(events()).toEqual([]);
  reportCartChange("MXN", tacos(2), [...said, ...tacos(1)]);
  expect(events()).toMatchObject([
    { event: "add_to_cart", ecommerce: { items: [{ item_id: "taco", quantity: 1 }] } },
  ]);
});

test("a line of which nobody has seen the price has none", () => {
  reportCartChange("MXN", [], addLine([], { ...taco, quantity: 1 }));
  expect(events()[0]).toMatchObject({
    ecommerce: { value: 0, items: [{ item_id: "taco", item_name: "taco", quantity: 1 }] },
  });
});

test("what is added and removed is what the cart has in the end, and its value to the cent", () => {
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
        const there = lines.find((line) => line.product_id === product_id);
        const line = { ...taco, product_id, quantity, seen, name: product_id };
        lines = there ? setQuantity(lines, there.hash, quantity) : addLine(lines, line);
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

test("a purchase is the goods after discounts; nothing of the person, and no id that opens its page", () => {
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
  const said = JSON.stringify(page.dataLayer);
  for (const own of ["secret-id", "Ana", "5512345678", "Durango"]) expect(said).not.toContain(own);
});

test("an order's money is in the currency it was made in, whatever the company's is by now", () => {
  const old = { ...order, currency: { code: "USD" } } as Order;
  reportPaymentInfo("MXN", old, "cash");
  reportPurchase("MXN", old);
  expect(events()).toMatchObject([
    { ecommerce: { currency: "USD" } },
    { ecommerce: { currency: "USD" } },
  ]);
});

test("an order of which another backend answers no more than its total is a purchase all the same", () => {
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
