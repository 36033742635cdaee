import type { Client } from "@comanda/contract/clients/client";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import {
  CASH_PAYMENT,
  createDraft,
  createVisitor,
  patchOrder,
  refusalBody,
  tacoCombo,
  type Visitor,
} from "../testing/order-flow.ts";
import { smallCompany } from "../testing/small-company.ts";

let api: TestApp;
let ana: Visitor;
let other: Visitor;
beforeAll(async () => {
  api = await createTestApp([smallCompany(), { ...smallCompany("burgers") }]);
});
beforeEach(async () => {
  await api.reset();
  ana = await createVisitor(api);
  other = await createVisitor(api);
});
afterAll(() => api.close());

const CLIENTS = "/ms-clients/public/companies/tacos/clients";
const read = (cookie: string | null) => api.send("GET", `${CLIENTS}/${ana.client.id}`, { cookie });
const create = (body: object, cookie: string | null = null) =>
  api.send<Client>("POST", CLIENTS, { body, cookie });
const phoneOf = ({ client: { name, country_calling_code, phone_number } }: Visitor) => ({
  name,
  country_calling_code,
  phone_number,
});

test("a client is readable only by the device that created it", async () => {
  expect(await read(ana.cookie)).toMatchObject({ status: 200, body: ana.client });
  const refused = refusalBody(404, "client_not_found");
  expect(await read(null)).toMatchObject(refused);
  expect(await read(other.cookie)).toMatchObject(refused);
  const forged = `${ana.cookie.split(".")[0]}.${other.cookie.split(".")[1]}`;
  expect(await read(forged)).toMatchObject(refused);
  expect(await read("comanda_device=x")).toMatchObject(refused);
  const elsewhere = `/ms-clients/public/companies/burgers/clients/${ana.client.id}`;
  expect(await api.send("GET", elsewhere, { cookie: ana.cookie })).toMatchObject(refused);
});

test("the same device and phone number are the same client, however the number is written", async () => {
  const { country_calling_code, phone_number } = ana.client;
  const again = await create(
    {
      name: "Ana María",
      country_calling_code: `+${country_calling_code}`,
      phone_number: `(55) ${phone_number?.slice(2)}`,
    },
    ana.cookie,
  );
  expect(again).toMatchObject({ status: 201, body: { ...ana.client, name: "Ana María" } });
});

test.each([
  ["54", "011 4123-4567", "1141234567"],
  ["44", "020 7123 4567", "2071234567"],
  ["39", "06 1234 5678", "0612345678"],
])(
  "+%s %s is stored as it is dialled from abroad",
  async (country_calling_code, typed, national) => {
    const phone = (phone_number: string) => ({ name: "Ana", country_calling_code, phone_number });
    const made = await create(phone(typed));
    expect(made.body).toMatchObject({ country_calling_code, phone_number: national });
    const again = await create(phone(national), made.cookie);
    expect(again.body.id).toBe(made.body.id);
  },
);

test("in a country without phone validation, a number that no country has is stored as its digits", async () => {
  const madrid = smallCompany("madrid");
  await api.store({ ...madrid, company: { ...madrid.company, country: { country_code: "ES" } } });
  const path = "/ms-clients/public/companies/madrid/clients";
  const body = { name: "Ana", country_calling_code: "999", phone_number: "0-12" };
  expect(await api.send("POST", path, { body })).toMatchObject({
    status: 201,
    body: { country_calling_code: "999", phone_number: "012" },
  });
});

/** Returns the parts of an answer that are the same in every answer: types, order, lengths. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value === "string") return `text of ${value.length}`;
  if (typeof value !== "object" || value === null) return value;
  return Object.entries(value).map(([key, part]) => [key, shapeOf(part)]);
}

/** Everything in the answer from which a caller could learn about a phone number. */
async function answerFacts(body: object, cookie: string | null, key?: string) {
  const headers: Record<string, string> = key ? { "idempotency-key": key } : {};
  const answer = await api.send<Client>("POST", CLIENTS, { body, cookie, headers });
  const shown = [...answer.headers].map(([name, value]) => [name, value.length]);
  return { id: answer.body.id, facts: [answer.status, shown, shapeOf(answer.body)] };
}

test("a known phone on another device is answered like an unknown one", async () => {
  await createDraft(api, { client_id: ana.client.id }, { cookie: ana.cookie });
  await api.db
    .updateTable("clients")
    .set({ email: "ana@example.test", available_points: 120 })
    .where("id", "=", ana.client.id)
    .execute();
  await api.db
    .insertInto("addresses")
    .values({ company_id: "tacos", client_id: ana.client.id, id: "home", address: "Calle 1" })
    .execute();
  const unknownPhone = { ...phoneOf(ana), phone_number: "5587654321" };
  const ids = new Set([ana.client.id]);
  const cookies = [null, other.cookie, "comanda_device=made.up"].entries();
  for (const [index, cookie] of cookies) {
    for (const key of [undefined, "a-key"]) {
      const factsOfAna = await answerFacts(phoneOf(ana), cookie, key && `known-${index}`);
      const unknown = await answerFacts(unknownPhone, cookie, key && `other-${index}`);
      expect(factsOfAna.facts).toEqual(unknown.facts);
      expect(factsOfAna.facts[0]).toBe(201);
      for (const { id } of [factsOfAna, unknown]) ids.add(id);
    }
  }
  // Ana's own client; one per request without a valid cookie; for the other device one per number.
  expect(ids.size).toBe(1 + 2 * 4 + 2);
});

test("one visitor's idempotency key never returns another visitor's answer", async () => {
  const sent = { client_id: ana.client.id, combos: [{ ...tacoCombo(), comment: "for Nicanora" }] };
  const headers = { "idempotency-key": "f2b6c1d0" };
  const hers = await createDraft(api, sent, { cookie: ana.cookie, headers });
  expect(hers.body.combos).toMatchObject([{ comment: "for Nicanora" }]);
  expect(await createDraft(api, sent, { cookie: other.cookie, headers })).toMatchObject(
    refusalBody(404, "client_not_found"),
  );
  const bare = await createDraft(api, sent, { headers });
  expect(bare).toMatchObject({ status: 201, body: { client: null, combos: [{ comment: null }] } });
  expect(bare.body.id).not.toBe(hers.body.id);
  const made = await answerFacts(phoneOf(ana), ana.cookie, "f2b6c1d0");
  expect(made.id).toBe(ana.client.id);
  expect((await answerFacts(phoneOf(ana), other.cookie, "f2b6c1d0")).id).not.toBe(ana.client.id);
  expect((await answerFacts(phoneOf(ana), null, "f2b6c1d0")).id).not.toBe(ana.client.id);
});

test("an order's link shows no person and no comments; the order's own device sees both", async () => {
  const combos = [{ ...tacoCombo(), comment: "for the little one" }];
  const { body } = await createDraft(
    api,
    { client_id: ana.client.id, combos },
    { cookie: ana.cookie },
  );
  const update = {
    comment: "ring twice",
    meta_data: { assigned_payment: { payment_method_id: "cash", received_amount: 100 } },
  };
  await patchOrder(api, body.id, update, { cookie: ana.cookie });
  const path = `/ms-orders/public/companies/tacos/orders/${body.id}`;
  const answerForAna = await api.send("GET", path, { cookie: ana.cookie });
  expect(answerForAna.body).toMatchObject({
    client: { name: ana.client.name, phone_number: ana.client.phone_number },
    client_id: ana.client.id,
    comment: "ring twice",
    combos: [{ comment: "for the little one" }],
    meta_data: { assigned_payment: { received_amount: 100 } },
  });
  for (const cookie of [null, other.cookie]) {
    const bare = await api.send("GET", path, { cookie });
    expect(bare).toMatchObject({
      status: 200,
      body: {
        status: "PENDING",
        client: null,
        client_id: null,
        address: null,
        comment: null,
        combos: [{ name: "Taco", comment: null }],
        meta_data: { assigned_payment: { payment_method_id: "cash", received_amount: null } },
      },
    });
    expect(JSON.stringify(bare.body)).not.toContain(ana.client.phone_number);
  }
});

test("a device cannot change another device's order, nor order for its client", async () => {
  const { body } = await createDraft(api, { client_id: ana.client.id }, { cookie: ana.cookie });
  expect(await patchOrder(api, body.id, CASH_PAYMENT, { cookie: other.cookie })).toMatchObject(
    refusalBody(404, "order_not_found"),
  );
  expect(
    await createDraft(api, { client_id: ana.client.id }, { cookie: other.cookie }),
  ).toMatchObject(refusalBody(404, "client_not_found"));
});

test("without a cookie, a client's id is enough to order, and the answer shows no client", async () => {
  const { body, status } = await createDraft(api, { client_id: ana.client.id });
  expect(status).toBe(201);
  expect(await patchOrder(api, body.id)).toMatchObject({
    status: 200,
    body: { status: "PENDING", client: null, client_id: null },
  });
});

test("an order is not found in another company", async () => {
  const { body } = await createDraft(api);
  const path = `/ms-orders/public/companies/burgers/orders/${body.id}`;
  expect(await api.send("GET", path)).toMatchObject(refusalBody(404, "order_not_found"));
  expect(await api.send("PATCH", path, { body: CASH_PAYMENT })).toMatchObject(
    refusalBody(404, "order_not_found"),
  );
});

test.each([
  ["52", "1", "invalid_phone"],
  ["52", "0000000000", "invalid_phone"],
  ["999", "5512345678", "invalid_phone"],
  ["52", "call me", "invalid_body"],
  ["mexico", "5512345678", "invalid_body"],
])("the number +%s %s creates no client", async (country_calling_code, phone_number, code) => {
  const body = { name: "Ana", country_calling_code, phone_number };
  expect(await create(body)).toMatchObject({ status: 422, body: { code } });
});
