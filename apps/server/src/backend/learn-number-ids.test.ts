import { createAnswerReader } from "@comanda/contract/answers/read-answer";
import { createApiClient } from "@comanda/contract/calls/api-client";
import { expect, test } from "vitest";
import { createNumberIdLearner } from "./learn-number-ids.ts";
import { createNumberIds } from "./number-ids.ts";

const order = {
  company_id: "7",
  client_id: "4",
  address_id: "5",
  combos: [{ product_id: "1", variant_id: "2", quantity: 1, modifiers: [] }],
};

/** A server that has just started, before a backend with these ids. */
function startedBefore(id: (number: number) => number | string) {
  const asked: string[] = [];
  const answers: Readonly<Record<string, unknown>> = {
    "/ms-companies/public/companies/7": { id: id(7), name: "Tacos" },
    "/ms-clients/public/companies/7/clients/4": {
      id: id(4),
      name: "Ana",
      addresses: [{ id: id(5), client_id: id(4), address: "Calle 1" }],
    },
    "/ms-products/public/companies/7/categories": [
      { id: id(9), products: [{ id: id(1), name: "Taco", product_variants: [{ id: id(2) }] }] },
    ],
  };
  const numberIds = createNumberIds();
  const api = createApiClient({
    base: "http://backend.example",
    fetch: async (input) => {
      const { pathname } = new URL(String(input));
      asked.push(pathname);
      return Response.json(answers[pathname]);
    },
    parse: createAnswerReader(numberIds.note),
  });
  const learn = createNumberIdLearner(api, numberIds);
  const send = async (body: object) => {
    await learn(body, undefined);
    return numberIds.restore(body);
  };
  return { send, asked };
}

test("the first order of a server has its ids as numbers, if the backend sends them so", async () => {
  const { send } = startedBefore(Number);
  expect(await send(order)).toEqual({
    company_id: 7,
    client_id: 4,
    address_id: 5,
    combos: [{ product_id: 1, variant_id: 2, quantity: 1, modifiers: [] }],
  });
});

test("ids that are texts of digits stay texts, and each kind is looked up once", async () => {
  const { send, asked } = startedBefore(String);
  expect(await send(order)).toEqual(order);
  expect(asked).toHaveLength(3);
  await send(order);
  expect(asked).toHaveLength(3);
});

test("ids that do not look like numbers are not looked up", async () => {
  const { send, asked } = startedBefore(String);
  await send({ company_id: "tacos", client_id: "a4", combos: [{ product_id: "p1" }] });
  expect(asked).toEqual([]);
});
