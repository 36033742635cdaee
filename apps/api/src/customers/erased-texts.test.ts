import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { cancelOrder } from "../order-calls/cancel-order.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { createDraft } from "../testing/order-flow.ts";
import { createKnownVisitor, type KnownVisitor, personalData } from "../testing/personal-data.ts";
import { propose } from "../testing/proposal-calls.ts";
import { findTexts, plantTicket } from "./testing/planted-texts.store.ts";
import { exportCustomerAs, readCustomerAs, sendErasure } from "./testing/staff-customer-calls.ts";

const REASON = "Falta el mole de Anacleta";
const APOLOGY = "Perdón, Anacleta: no hay gas";
const TICKET = "SIN CEBOLLA PARA NICANORA";
/** The entered phone number as the server stores it. */
const DERIVED = ["+525587001199"];
const texts = [...personalData, REASON, APOLOGY, TICKET, ...DERIVED];

let api: TestApp;
let visitor: KnownVisitor;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(async () => {
  await api.reset();
  visitor = await createKnownVisitor(api);
  const { placed, draft } = visitor.orders;
  expect((await propose(api, { id: placed }, [{ position: 0, quantity: 0 }], REASON)).status).toBe(
    200,
  );
  await plantTicket(api, placed, TICKET);
  await cancelOrder(api.deps, "tacos", placed, APOLOGY);
  const ended = { state: "cancelled", ask_at: null } as const;
  await api.db.updateTable("company_payments").set(ended).where("order_id", "=", draft).execute();
});
afterAll(() => api.close());

test("only a report to the operator keeps a personal text of an erased customer", async () => {
  const before = await findTexts(api, texts);
  expect(Object.keys(before)).toEqual(
    expect.arrayContaining([
      ...["addresses", "audit_log", "clients", "company_payments", "idempotency_keys"],
      ...["order_lines", "order_proposals", "order_ratings", "orders", "print_jobs"],
    ]),
  );
  const { body } = await readCustomerAs(api, "owner", visitor.client);
  expect(await sendErasure(api, visitor.client, body.orders)).toMatchObject({ status: 200 });
  const reports = { abuse_reports: ["anacleta.aviso@example.test"] };
  expect(await findTexts(api, texts)).toEqual(reports);
  const ids = [visitor.client.id, visitor.subjects("").addressId].map(String);
  expect(await findTexts(api, ids)).toEqual({ audit_log: [visitor.client.id] });
});

test("drafts are deleted, and a draft with a payment is cancelled", async () => {
  const { draft, placed, delivered } = visitor.orders;
  const { client, cookie } = visitor;
  const unpaid = await createDraft(api, { client_id: client.id }, { cookie });
  expect(unpaid.status).toBe(201);
  await sendErasure(api, visitor.client, 1);
  const left = await api.db.selectFrom("orders").select(["id", "status"]).execute();
  expect(Object.fromEntries(left.map(({ id, status }) => [id, status]))).toEqual({
    [draft]: "CANCELLED",
    [placed]: "CANCELLED",
    [delivered]: "DELIVERED",
  });
});

test("a queued ticket of an erased customer is not printed", async () => {
  await sendErasure(api, visitor.client, 1);
  const jobs = await api.db.selectFrom("print_jobs").selectAll().execute();
  expect(jobs).toMatchObject([
    { state: "failed", reason: "erased", ticket: { language: "es", blocks: [] } },
  ]);
});

test("an export has every personal text that the erasure removes, and no secret", async () => {
  const { status, body } = await exportCustomerAs(api, "manager", visitor.client);
  expect(status).toBe(200);
  const json = JSON.stringify(body);
  // The contact of a report belongs to no client; the ticket repeats what the order has.
  const elsewhere = ["anacleta.aviso@example.test", TICKET];
  const missing = texts.filter((text) => !json.includes(JSON.stringify(text).slice(1, -1)));
  expect(missing).toEqual(elsewhere);
  for (const secret of ["client_secret", "device", "publishable"]) {
    expect(json).not.toContain(secret);
  }
  const [entry] = await api.db
    .selectFrom("audit_log")
    .selectAll()
    .where("action", "=", "customers.export")
    .execute();
  expect(entry).toMatchObject({ actor: "Manager", target: visitor.client.id, before: null });
  expect(entry?.after).toEqual({ orders: 3 });
});
