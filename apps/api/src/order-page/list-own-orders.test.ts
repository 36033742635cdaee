import type { OwnOrder } from "@comanda/contract/orders/own-order";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import {
  createDraft,
  createVisitor,
  patchOrder,
  refusalBody,
  type Visitor,
} from "../testing/order-flow.ts";
import { personalDataIn } from "../testing/personal-data.ts";
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

const list = (cookie: string | null, companyId = "tacos") =>
  api.send<OwnOrder[]>("GET", `/ms-orders/public/companies/${companyId}/own-orders`, { cookie });
const numbers = async (cookie: string | null, companyId = "tacos") =>
  (await list(cookie, companyId)).body.map(({ public_id }) => public_id);

/** Places an order on a device; `client_id` null is an order without a client. */
async function place(cookie: string | null, clientId: string | null) {
  api.now = new Date(api.now.getTime() + 60_000);
  const draft = await createDraft(api, { client_id: clientId }, { cookie });
  expect(draft.status).toBe(201);
  const device = cookie ?? draft.cookie ?? null;
  const placed = await patchOrder(api, draft.body.id, undefined, { cookie: device });
  expect(placed).toMatchObject({ status: 200, body: { status: "PENDING" } });
  return { order: placed.body, cookie: device };
}

test("a device gets its orders, the latest first, and a draft is not among them", async () => {
  const { order: first } = await place(ana.cookie, ana.client.id);
  const { order: second } = await place(ana.cookie, ana.client.id);
  await createDraft(api, { client_id: ana.client.id }, { cookie: ana.cookie });
  const { status, body } = await list(ana.cookie);
  expect(status).toBe(200);
  expect(body.map(({ id }) => id)).toEqual([second.id, first.id]);
  expect(body[1]).toEqual({
    id: first.id,
    public_id: first.public_id,
    status: "PENDING",
    confirmed_at: null,
    payment_status: null,
    payment_state: "UNPAID",
    created_at: first.created_at,
    updated_at: first.updated_at,
    source: "INBOUND",
    service_type: "TAKEAWAY",
    order_title: null,
    dishes: first.combos.map(({ product_id, name, quantity, image_url }) => ({
      product_id,
      name,
      quantity,
      image_url,
    })),
    scheduled_delivery_date: null,
    promised_at: null,
    cancel_code: null,
    currency: first.currency,
    amount_due: first.breakdown?.total,
  });
  expect(personalDataIn(JSON.stringify(body))).toEqual([]);
});

test("an order of another currency than the company's has its own in the list", async () => {
  await place(ana.cookie, ana.client.id);
  const currency = { code: "KWD", symbol: "KD", position: "left" };
  const stored = { currency: JSON.stringify(currency), amount_due: 1_250 };
  await api.db.updateTable("orders").set(stored).execute();
  expect((await list(ana.cookie)).body).toMatchObject([{ currency, amount_due: 1.25 }]);
});

test("no device gets the orders of another device or company", async () => {
  await place(ana.cookie, ana.client.id);
  expect(await numbers(other.cookie)).toEqual([]);
  expect(await numbers(null)).toEqual([]);
  expect(await numbers(ana.cookie, "burgers")).toEqual([]);
  const forged = `${ana.cookie.split(".")[0]}.${other.cookie.split(".")[1]}`;
  expect(await numbers(forged)).toEqual([]);
  expect(await list(ana.cookie, "nobody")).toMatchObject(refusalBody(404, "company_not_found"));
});

test("a guest without a name finds the first order and later ones by the device of the first", async () => {
  const guest = await place(null, null);
  expect(guest.cookie).toMatch(/^comanda_device=/u);
  const { order: second } = await place(guest.cookie, null);
  expect(await numbers(guest.cookie)).toEqual([second.public_id, guest.order.public_id]);
  expect(await numbers(ana.cookie)).toEqual([]);
  const { order: named } = await place(ana.cookie, ana.client.id);
  const { order: nameless } = await place(ana.cookie, null);
  expect(await numbers(ana.cookie)).toEqual([nameless.public_id, named.public_id]);
});

test("an order that a client names without a cookie belongs to the client's device", async () => {
  const draft = await createDraft(api, { client_id: ana.client.id });
  await patchOrder(api, draft.body.id);
  expect(await numbers(ana.cookie)).toEqual([draft.body.public_id]);
  const devices = await api.db.selectFrom("orders").select("guest_device_id").execute();
  expect(devices).toEqual([{ guest_device_id: null }]);
});
