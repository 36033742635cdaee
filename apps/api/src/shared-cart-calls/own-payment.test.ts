import type { Order } from "@comanda/contract/orders/order";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { createVisitor, specialCombo, stockOf, tacoCombo } from "../testing/order-flow.ts";
import { smallCompany } from "../testing/small-company.ts";
import { Guest, guestsAtTable } from "./testing/guests.ts";

let api: TestApp;
beforeAll(async () => {
  const company = smallCompany();
  const methods = company.payment_methods ?? {};
  // The small company takes cards for takeaway only.
  const payment_methods = { ...methods, table: methods.takeaway ?? [] };
  api = await createTestApp([{ ...company, payment_methods }]);
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const PAYING = { status: 409, body: { code: "shared_cart_sent", changed: { status: "paying" } } };
const BY_CARD = { meta_data: { assigned_payment: { payment_method_id: "sandbox_card" } } };

/** Ana, who opened the table's cart, and Ben, a known customer with a draft of his own dish. */
async function anaAndBen() {
  const { cookie, client } = await createVisitor(api);
  const [ana] = (await guestsAtTable(api, ["Ana"])) as [Guest];
  const ben = new Guest(api, "Ben");
  ben.cookie = cookie;
  await ben.join();
  await ana.set([tacoCombo(2)]);
  await ben.set([specialCombo()]);
  const draft = await ben.draft("own", { client_id: client.id });
  await ana.read();
  return { ana, ben, draft };
}

/** The same two; Ben begins to pay for his own dish online. */
async function anaAndPayingBen() {
  const { ana, ben, draft } = await anaAndBen();
  const payment = await beginPayment(draft.body, ben);
  expect(await ben.place(draft.body, BY_CARD)).toMatchObject({
    status: 200,
    body: { status: "INITIATED", payment_status: "payment_requested" },
  });
  await ana.read();
  await ben.read();
  return { ana, ben, order: draft.body, payment };
}

async function beginPayment(order: Order, { cookie }: Guest): Promise<string> {
  const body = {
    provider_id: "sandbox",
    company_id: "tacos",
    reference_id: order.id,
    meta: { payment: { payment_method_id: "sandbox_card" } },
  };
  const path = "/ms-payments/public/company-payments";
  const { body: payment } = await api.send<{ id: string }>("POST", path, { body, cookie });
  return payment.id;
}

const settle = (payment: string, { cookie }: Guest) =>
  api.send("POST", `/ms-payments/public/sandbox/payments/${payment}`, {
    body: { company_id: "tacos", outcome: "paid" },
    cookie,
  });

const guestsAsSeen = ({ cart }: Guest) =>
  cart?.guests.map(({ name, is_paying, lines }) => [name, is_paying, lines.length]);

test("while a guest pays for their own dishes only these stay as they are, and all cannot be ordered", async () => {
  const { ana, ben } = await anaAndPayingBen();
  expect(ana.cart?.state).toBe("open");
  expect(guestsAsSeen(ana)).toEqual([
    ["Ana", false, 1],
    ["Ben", true, 1],
  ]);
  expect(await ben.set([])).toMatchObject(PAYING);
  expect(await ana.set([], { guest: ben.cart?.me })).toMatchObject(PAYING);
  expect(await ben.leave()).toMatchObject(PAYING);
  expect(await ana.draft("all")).toMatchObject(PAYING);
  expect((await ana.set([tacoCombo(3)])).status).toBe(200);
  expect((await ana.order("own")).body).toMatchObject({ status: "PENDING" });
  expect((await new Guest(api, "Cleo").join()).status).toBe(200);
});

test("an order for all that was drafted before a guest began to pay is not placed meanwhile", async () => {
  const { ana, ben, draft: own } = await anaAndBen();
  const all = await ana.draft("all");
  expect((await ben.place(own.body, BY_CARD)).status).toBe(200);
  const changed = { by: "Ben", status: "paying" };
  expect((await ana.place(all.body)).body).toMatchObject({ code: "shared_cart_sent", changed });
  await api.db.updateTable("orders").set({ payment_status: "failed" }).execute();
  expect((await ana.place(all.body)).body).toMatchObject({ status: "PENDING" });
});

test("a guest who pays can be removed, then all can be ordered, and the late payment still counts", async () => {
  const { ana, ben, order, payment } = await anaAndPayingBen();
  expect((await ana.remove(ben.cart?.me)).status).toBe(200);
  expect(guestsAsSeen(ana)).toEqual([["Ana", false, 1]]);
  expect((await ana.order("all")).body).toMatchObject({ status: "PENDING", total: 57 });
  expect((await settle(payment, ben)).status).toBe(200);
  const read = await api.send<Order>(
    "GET",
    `/ms-orders/public/companies/tacos/orders/${order.id}`,
    {
      cookie: ben.cookie,
    },
  );
  expect(read.body).toMatchObject({ status: "PENDING", payment_state: "PAID", total: 100 });
  expect(await stockOf(api, "special-1")).toBe(49);
  await ana.read();
  expect(ana.cart).toMatchObject({ state: "sent", guests: [{ name: "Ana" }, { name: "Ben" }] });
});

test("a removed guest who was paying begins no other payment, also with a draft from before", async () => {
  const { ana, ben, order } = await anaAndPayingBen();
  const draft = await ben.draft("own", { client_id: order.client?.id });
  expect(draft.status).toBe(201);
  await ana.remove(ben.cart?.me);
  const refused = { status: 403, body: { code: "removed_from_shared_cart" } };
  expect(await ben.draft("own", { client_id: order.client?.id })).toMatchObject(refused);
  expect(await ben.place(draft.body, BY_CARD)).toMatchObject(refused);
});
