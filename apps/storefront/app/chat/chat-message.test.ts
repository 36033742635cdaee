import { Order } from "@comanda/contract/orders/order";
import { formatMoney } from "@comanda/domain/money/cents";
import fc from "fast-check";
import * as v from "valibot";
import { beforeAll, expect, test } from "vitest";
import { loadCatalog } from "../i18n/catalogs.ts";
import { translator } from "../i18n/text.ts";
import { type ChatMessageContext, chatMessage } from "./chat-message.ts";

const currency = {
  code: "MXN",
  symbol: "$",
  tax: 0,
  position: "left",
  show_decimals: true,
} as const;
let context: ChatMessageContext;

beforeAll(async () => {
  await loadCatalog("en");
  context = {
    t: translator("en"),
    price: (amount) => formatMoney(amount, currency),
    moment: () => "tomorrow 9:30 PM",
    serviceType: "Delivery",
    company: "Taquería El Comal",
    delivery: null,
    link: "https://taqueria.example/tracking?order_id=ord-1",
  };
});

const sent = {
  id: "ord-1",
  public_id: 1042,
  status: "PENDING",
  created_at: "2026-11-21T20:00:00Z",
  service_type: "DELIVERY",
  currency,
  scheduled_delivery_date: "2026-11-22T21:30:00Z",
  comment: "Second floor - ring\ntwice",
  combos: [
    {
      name: "Burrito",
      variant_name: "Large",
      quantity: 2,
      comment: "no onion",
      modifiers: [
        { modifier_id: "beef", name: "Beef", quantity: 1, unit_price: 0 },
        { modifier_id: "cheese", name: "Cheese", quantity: 2, unit_price: 10 },
      ],
      total: 300,
    },
    { name: "Agua fresca", quantity: 1, total: 38 },
  ],
  discounts: [{ modality: "COUPON", code: "HOLA", value: 38, amount: 38 }],
  breakdown: {
    combos: 338,
    discounts: 38,
    delivery: 25,
    service_fee: 10,
    tip: 30,
    payment_fee: 0,
    total: 365,
  },
  client: { id: "cli-1", name: "Ana Ríos" },
  address: { address: "Colima 220", complement: "Int. 4", reference: "Blue door" },
  meta_data: {
    assigned_payment: {
      payment_method_id: "cash",
      payment_method_description: "Cash",
      received_amount: 500,
    },
  },
};

const orderOf = (changes: object = {}) => v.parse(Order, { ...sent, ...changes });

test("the message has everything that the restaurant has to know", () => {
  expect(chatMessage(orderOf(), context)).toBe(`*Order 1042* · Taquería El Comal
Hello! This is my order:

2 × Burrito, Large · $300.00
   Beef, 2 × Cheese
   no onion
1 × Agua fresca · $38.00

3 products: $338.00
Coupon HOLA: −$38.00
Delivery: $25.00
Service fee: $10.00
Tip: $30.00
*Total: $365.00*

*Delivery*
Address: Colima 220 - Int. 4 - Blue door
When: tomorrow 9:30 PM
Payment: Cash · with $500.00
Name: Ana Ríos
Note: Second floor - ring twice

The order with all its details:
https://taqueria.example/tracking?order_id=ord-1`);
});

test("missing details are left out, and an order without a time is for as soon as possible", () => {
  const bare = orderOf({
    service_type: "TABLE",
    order_title: "Table 4",
    scheduled_delivery_date: null,
    comment: null,
    client: null,
    address: null,
    discounts: [],
    meta_data: null,
    breakdown: { ...sent.breakdown, discounts: 0, delivery: 0, service_fee: 0, tip: 0, total: 338 },
  });
  const text = chatMessage(bare, { ...context, serviceType: "At the table" });
  expect(text).toContain(
    "*Total: $338.00*\n\n*At the table*\nWhere: Table 4\nWhen: as soon as possible\n\n",
  );
});

test("an order without products has no row for them", () => {
  const { combos: _, breakdown: __, ...rest } = sent;
  const short = v.parse(Order, { ...rest, discounts: [], total: 325 });
  const message = chatMessage(short, context);
  expect(message).toContain("$325.00");
  expect(message).not.toMatch(/0 products|\$0\.00/u);
});

test("a message says that the order is paid, and why its delivery costs nothing", () => {
  const paid = orderOf({ payment_state: "PAID" });
  expect(chatMessage(paid, context)).toContain("Payment: Cash · with $500.00 · paid\n");
  const returned = orderOf({ payment_state: "PAID", payment_status: "refund_pending" });
  expect(chatMessage(returned, context)).toContain("Payment: Cash · with $500.00\n");
  expect(chatMessage(paid, { ...context, delivery: "later" })).toContain(
    "\nDelivery price to be defined\n",
  );
});

test("typed text never starts a line of the message", () => {
  const typed = fc.string({
    unit: fc.constantFrom("a", "\n", "\r", "\u2028", "\u0085", "*", " "),
    maxLength: 40,
  });
  const withoutBreaks = (text: string) => (/[^\s\u0085]/u.test(text) ? "x" : "");
  fc.assert(
    fc.property(typed, typed, (comment, name) => {
      const [combo] = sent.combos;
      const written = orderOf({
        comment,
        client: { id: "cli-1", name },
        combos: [{ ...combo, comment }],
      });
      const plain = orderOf({
        comment: withoutBreaks(comment),
        client: { id: "cli-1", name: withoutBreaks(name) },
        combos: [{ ...combo, comment: withoutBreaks(comment) }],
      });
      const count = (order: Order) =>
        chatMessage(order, context).split(/[\n\r\u2028\u0085]/u).length;
      expect(count(written)).toBe(count(plain));
      expect(chatMessage(written, context).match(/\n\*Total/gu)).toHaveLength(1);
    }),
  );
});

test("a message of any order fits, and keeps number, total and link", () => {
  const combos = fc.array(
    fc.record({
      name: fc.string({ maxLength: 60 }),
      quantity: fc.integer({ min: 1, max: 100 }),
      comment: fc.string({ maxLength: 200 }),
      total: fc.integer({ min: 0, max: 10_000 }),
    }),
    { minLength: 1, maxLength: 60 },
  );
  fc.assert(
    fc.property(combos, fc.integer({ min: 700, max: 6_000 }), (ordered, most) => {
      const text = chatMessage(
        orderOf({ combos: ordered }),
        context,
        ({ length }) => length <= most,
      );
      expect(text.length).toBeLessThanOrEqual(most);
      expect(text).toMatch(/^\*Order 1042\*/u);
      expect(text).toContain("*Total: $365.00*");
      expect(text.endsWith(context.link)).toBe(true);
    }),
    { numRuns: 50 },
  );
  const many = orderOf({ combos: Array.from({ length: 30 }, () => sent.combos[0]) });
  const short = chatMessage(many, context, ({ length }) => length <= 1_000);
  const shown = short.split("\n").filter((line) => line.startsWith("2 × Burrito")).length;
  expect(short).toContain(`… and ${30 - shown} more lines, see the link`);
  // One line more would not fit, and the message is not written once for every line.
  let tries = 0;
  const line = "2 × Burrito, Large · $300.00\n".length;
  chatMessage(many, context, ({ length }) => {
    tries += 1;
    return length <= 1_000;
  });
  expect(short.length + line).toBeGreaterThan(1_000);
  expect(tries).toBeLessThan(10);
});
