import { createAnswerReader } from "@comanda/contract/answers/read-answer";
import type { Category } from "@comanda/contract/companies/menu";
import { expect, test, vi } from "vitest";
import { normalizeResponse } from "./normalize-response.ts";
import { createNumberIds } from "./number-ids.ts";
import { type ProxiedCall, readProxiedCall } from "./proxied-call.ts";

const readAnswer = createAnswerReader(() => undefined);
const menu = [
  {
    id: "tacos",
    name: "Tacos",
    products: [
      {
        id: 1,
        name: "Taco",
        images: [{ image_url: "taco.webp" }],
        product_variants: [{ id: 2, name: "Large", price: "30.50" }],
        modifier_groups: [{ id: 3, name: "Salsa", modifiers: [{ id: 4, name: "Red", price: 2 }] }],
      },
    ],
  },
];
const lookUpMenu = vi.fn(
  async (): Promise<Category[] | null> => readAnswer("listCategories", menu) as Category[],
);
const dinar = { code: "KWD", symbol: "KD", tax: 0, position: "left", show_decimals: true } as const;
const deps = {
  asker: "browser" as const,
  readAnswer,
  menus: { find: lookUpMenu },
  readOrder: async (_: string, id: string) => Response.json({ id, status: "PENDING", total: 9 }),
  currencies: { find: async () => dinar, keep: vi.fn() },
  districts: { find: async () => [{ id: "d-1", name: "Centro" }] },
};
const line = {
  product_id: "1",
  variant_id: "2",
  quantity: 2,
  comment: "hot",
  modifiers: [{ modifier_id: "4", quantity: 1 }],
};

async function complete(method: string, path: string, answer: unknown, body?: unknown) {
  const url = `https://backend.test/v2/ms-orders/public${path}`;
  const request = new Request(url, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const response = await normalizeResponse(
    (await readProxiedCall(request, createNumberIds(), async () => undefined)) as ProxiedCall,
    Response.json(answer),
    deps,
  );
  return response.json();
}

test("a change of an order that is answered without it gives the order as it is now", async () => {
  const path = "/companies/c/orders/o-1";
  const request = new Request(`https://backend.test/ms-orders/public${path}`, {
    method: "PATCH",
    body: JSON.stringify({ comment: "no onions" }),
  });
  const call = await readProxiedCall(request, createNumberIds(), async () => undefined);
  const answer = await normalizeResponse(
    call as ProxiedCall,
    new Response(null, { status: 204 }),
    deps,
  );
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ id: "o-1", status: "PENDING", total: 9 });
});

const readOrder = (answer: unknown) => complete("GET", "/companies/c/orders/o-1", answer);

test("lines in the request's form get the menu's names and prices", async () => {
  const order = await readOrder({ id: 7, public_id: 7, status: "PENDING", combos: [line] });
  expect(lookUpMenu).toHaveBeenCalledWith("c");
  expect(order).toMatchObject({
    id: "7",
    combos: [
      {
        name: "Taco",
        variant_name: "Large",
        image_url: "taco.webp",
        quantity: 2,
        comment: "hot",
        modifiers: [{ name: "Red", quantity: 1, unit_price: 2 }],
        unit_price: 32.5,
        total: 65,
      },
    ],
    combos_price: 65,
    total: 65,
  });
});

test("an order without a currency gets its company's, and one with a currency keeps it", async () => {
  const order = { id: "7", status: "PENDING", combos: [{ ...line, name: "Taco" }], total: 1.125 };
  expect(await readOrder(order)).toMatchObject({ currency: dinar, total: 1.125 });
  const own = { ...dinar, code: "BHD" };
  expect(await readOrder({ ...order, currency: own })).toMatchObject({ currency: own });
});

test("the currency of a company is kept when its answer passes through", async () => {
  const url = "https://backend.test/ms-companies/public/companies/c";
  const call = (await readProxiedCall(
    new Request(url),
    createNumberIds(),
    async () => undefined,
  )) as ProxiedCall;
  await normalizeResponse(call, Response.json({ id: "c", currency: dinar }), deps);
  expect(deps.currencies.keep).toHaveBeenCalledWith("c", dinar);
});

test("amounts that the backend states stay unchanged", async () => {
  const combos = [{ ...line, total: 50 }];
  const order = { id: "7", status: "PENDING", combos, combos_price: 50, total: 45 };
  expect(await readOrder(order)).toMatchObject({
    combos: [{ name: "Taco", total: 50 }],
    combos_price: 50,
    total: 45,
  });
});

test("a line with a name needs no lookup in the menu", async () => {
  lookUpMenu.mockClear();
  const combos = [{ ...line, name: "Old taco", total: 0 }];
  expect(await readOrder({ id: "7", status: "PENDING", combos })).toMatchObject({
    combos: [{ name: "Old taco", total: 0 }],
  });
  expect(lookUpMenu).not.toHaveBeenCalled();
});

test("lines with a name get the menu's prices where an order with a total has none", async () => {
  const combos = [{ ...line, name: "My taco" }];
  expect(await readOrder({ id: "7", status: "PENDING", combos, total: 65 })).toMatchObject({
    combos: [{ name: "My taco", unit_price: 32.5, total: 65 }],
    total: 65,
  });
  const gift = { ...line, name: "Gift", product_id: "gone" };
  const paid = { ...line, name: "Taco", total: 60 };
  const some = { id: "7", status: "PENDING", combos: [paid, gift], total: 60 };
  expect(await readOrder(some)).toMatchObject({ combos: [{ total: 60 }, { total: 0 }], total: 60 });
});

test("a nameless line that is not on the menu is left out", async () => {
  const combos = [line, { ...line, product_id: "gone" }];
  const order = (await readOrder({ id: "7", status: "PENDING", combos })) as { combos: object[] };
  expect(order.combos).toHaveLength(1);
});

test("an order is read even when its menu cannot be read", async () => {
  lookUpMenu.mockResolvedValueOnce(null);
  const order = { id: "7", status: "PENDING", combos: [line], combos_price: 60, total: 60 };
  expect(await readOrder(order)).toMatchObject({ id: "7", combos: [], total: 60 });
});

test("an order in the short form gets its lines and service type from its request", async () => {
  const answer = { id: "7", public_id: 7, status: "NEW", total: 65, discounts: [] };
  const body = { company_id: "c", service_type: "TAKEAWAY", combos: [line], status: "INITIATED" };
  expect(await complete("POST", "/orders", answer, body)).toMatchObject({
    status: "PENDING",
    service_type: "TAKEAWAY",
    combos: [{ name: "Taco", total: 65 }],
    combos_price: 65,
    total: 65,
  });
});

test.each([
  { data: { id: "7", status: "PENDING", combos: [line], total: 8.5 } },
  { id: "7", status: "PENDING", combos: [line], Total: 8.5 },
  { id: "7", status: "PENDING", combos: [line], total: "8,50" },
  { id: "7", status: "PENDING", combos: [line], total: " 8.50 " },
])("a total is read in each of its forms: %j", async (answer) => {
  expect(await readOrder(answer)).toMatchObject({ combos: [{ name: "Taco" }], total: 8.5 });
});

const unreadable = { id: "7", status: "PENDING", total: "see receipt" };
const named = { name: "Old taco", quantity: 2 };
const breakdown = {
  combos: 60,
  discounts: 10,
  delivery: 20,
  service_fee: 3,
  tip: 5,
  payment_fee: 1,
  total: 79,
};

test.each<[number, object]>([
  [65, { ...unreadable, combos: [line] }],
  [75, { ...unreadable, combos: [line], delivery_price: 10 }],
  [60, { ...unreadable, combos: [line], discounts: [{ type: "AMOUNT", value: 5 }] }],
  [58.5, { ...unreadable, combos: [line], discounts: [{ type: "PERCENTAGE", value: 10 }] }],
  [
    61,
    { ...unreadable, combos: [line], discounts: [{ type: "PERCENTAGE", value: 10, amount: 4 }] },
  ],
  [50, { ...unreadable, combos: [{ ...named, total: 50 }] }],
  [50, { ...unreadable, combos: [{ ...named, unit_price: 25 }] }],
  [40, { ...unreadable, combos_price: 40 }],
  [73, { ...unreadable, breakdown }],
  [65, { id: "7", status: "PENDING", total: -1, combos: [line] }],
  [65, { id: "7", status: "PENDING", total: null, combos: [line] }],
  [75, { id: "7", status: "PENDING", combos: [line], delivery_price: 10 }],
])(
  "a total that is absent or cannot be read is computed as %d from the parts of %j",
  async (total, answer) => {
    expect(await readOrder(answer)).toMatchObject({ id: "7", total });
  },
);

test.each<[string, object]>([
  ["has no lines", { ...unreadable }],
  [
    "has a line that is not on the menu",
    { ...unreadable, combos: [line, { ...line, product_id: "9" }] },
  ],
  [
    "has a variant that is not on the menu",
    { ...unreadable, combos: [{ ...line, variant_id: "9" }] },
  ],
  [
    "has a modifier that is not on the menu",
    { ...unreadable, combos: [{ ...line, modifiers: [{ modifier_id: "9", quantity: 1 }] }] },
  ],
  ["names a line without its price", { ...unreadable, combos: [line, named] }],
  [
    "has a delivery whose price cannot be read",
    { ...unreadable, combos: [line], delivery_price: "?" },
  ],
])(
  "a total that cannot be read is not replaced by a guess where the order %s",
  async (_, answer) => {
    expect(await readOrder(answer)).toMatchObject({ code: "unreadable_answer", status: 502 });
    expect(await readOrder({ ...answer, total: 40 })).toMatchObject({ id: "7", total: 40 });
  },
);
