import { createAnswerReader } from "@comanda/contract/reading/read-answer";
import { expect, test, vi } from "vitest";
import { askedBy, completed } from "./completed.ts";

const read = createAnswerReader(() => undefined);
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
const menuOf = vi.fn(async () => read("listCategories", menu) as never);
const deps = { read, menuOf };
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
  const response = await completed(await askedBy(request), Response.json(answer), deps);
  return response.json();
}

const readOrder = (answer: unknown) => complete("GET", "/companies/c/orders/o-1", answer);

test("lines in the request's form have the menu's names and prices", async () => {
  const order = await readOrder({ id: 7, public_id: 7, status: "PENDING", combos: [line] });
  expect(menuOf).toHaveBeenCalledWith("c");
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

test("what the backend says of money stays", async () => {
  const combos = [{ ...line, total: 50 }];
  const order = { id: "7", status: "PENDING", combos, combos_price: 50, total: 45 };
  expect(await readOrder(order)).toMatchObject({
    combos: [{ name: "Taco", total: 50 }],
    combos_price: 50,
    total: 45,
  });
});

test("a line with a name is not looked for in the menu", async () => {
  menuOf.mockClear();
  const combos = [{ ...line, name: "Old taco", total: 0 }];
  expect(await readOrder({ id: "7", status: "PENDING", combos })).toMatchObject({
    combos: [{ name: "Old taco", total: 0 }],
  });
  expect(menuOf).not.toHaveBeenCalled();
});

test("a nameless line that the menu does not know is left out", async () => {
  const combos = [line, { ...line, product_id: "gone" }];
  const order = (await readOrder({ id: "7", status: "PENDING", combos })) as { combos: object[] };
  expect(order.combos).toHaveLength(1);
});

test("an order is read while its menu cannot be", async () => {
  menuOf.mockRejectedValueOnce(new Error("away"));
  const order = { id: "7", status: "PENDING", combos: [line], combos_price: 60, total: 60 };
  expect(await readOrder(order)).toMatchObject({ id: "7", combos: [], total: 60 });
});

test("an order with the short list of fields has what was ordered from its request", async () => {
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
