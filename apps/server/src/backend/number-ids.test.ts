import { createAnswerReader } from "@comanda/contract/answers/read-answer";
import { expect, test } from "vitest";
import { startStubRemoteApi } from "../testing/stub-remote-api.ts";
import { createRemoteBackend } from "./backend.ts";
import { createNumberIds } from "./number-ids.ts";

const order = {
  company_id: "7",
  combos: [{ product_id: "1", variant_id: "2", quantity: 1, modifiers: [{ modifier_id: "3" }] }],
  client_id: "4",
  address_id: "5",
  table_id: "6",
  comment: "8",
};

/** Ids after answers were read, in the order that is sent. */
function restoredAfter(
  ...answers: [Parameters<ReturnType<typeof createAnswerReader>>[0], unknown][]
) {
  const numberIds = createNumberIds();
  const read = createAnswerReader(numberIds.note);
  for (const [name, answer] of answers) read(name, answer);
  return numberIds.restore(order);
}

const menuOf = (product: object) => [{ id: "c", name: "Tacos", products: [product] }];
const modifiers = [{ id: 3, name: "Salsa" }];
const modifier_groups = [{ id: "g", name: "Extras", modifiers }];

test("each kind of id that an answer has as a number is sent as a number", () => {
  const product = { id: 1, name: "Taco", product_variants: [{ id: 2, price: 1 }], modifier_groups };
  expect(
    restoredAfter(
      ["findHost", { company_id: 7 }],
      ["listCategories", { data: menuOf(product) }],
      ["createClient", { id: 4, name: "Ana" }],
      ["createAddress", { id: 5, client_id: 4, address: "Calle 1" }],
      ["readQr", { id: 6, name: "Table 1", ordering_type: "TABLE" }],
    ),
  ).toEqual({
    company_id: 7,
    combos: [{ product_id: 1, variant_id: 2, quantity: 1, modifiers: [{ modifier_id: 3 }] }],
    client_id: 4,
    address_id: 5,
    table_id: 6,
    comment: "8",
  });
});

test("a kind of id that is text stays text, whatever the other kinds are", () => {
  const product = { id: "1", name: "Taco", product_variants: [{ id: 2, price: 1 }] };
  expect(restoredAfter(["listCategories", menuOf(product)])).toEqual({
    ...order,
    combos: [{ product_id: "1", variant_id: 2, quantity: 1, modifiers: [{ modifier_id: "3" }] }],
  });
  expect(restoredAfter()).toEqual(order);
});

test("only a text that is the number's own form becomes a number", () => {
  const numberIds = createNumberIds();
  createAnswerReader(numberIds.note)("readOrder", { id: 12, public_id: 7, status: "PENDING" });
  const restored = (id: unknown) => numberIds.restore({ order_id: id });
  expect(restored("12")).toEqual({ order_id: 12 });
  for (const id of ["012", "1e3", "", " 1", "9007199254740993", "order", null, true])
    expect(restored(id)).toEqual({ order_id: id });
});

test("requests of browsers and loaders have the ids that the backend sent", async () => {
  const api = await startStubRemoteApi();
  const backend = createRemoteBackend({ url: api.url, legacyUrl: api.url, legacyServices: [] });
  const body = JSON.stringify(order);
  const post = (text: string) => ({
    method: "POST",
    body: text,
    headers: { "content-type": "application/json", "content-length": String(text.length) },
  });
  const url = `${api.url}/ms-orders/public/orders`;
  await backend.handle(new Request(url, post(body)));
  backend.readAnswer("readClient", { id: 4, name: "Ana" });
  await backend.handle(new Request(url, post(body)));
  await backend.fetchFor()(url, post(body));
  const addresses = `${api.url}/ms-clients/public/addresses`;
  const address = await backend.handle(
    new Request(addresses, post('{"client_id":"4","address":"5"}')),
  );
  await api.close();
  const restored = JSON.stringify({ ...order, client_id: 4 });
  expect(api.receivedOrders).toEqual([body, restored, restored]);
  expect(await address.json()).toMatchObject({ address: '{"client_id":4,"address":"5"}' });
});
