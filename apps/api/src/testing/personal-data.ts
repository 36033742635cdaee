import { calls } from "@comanda/contract/calls/call-table";
import type { Client } from "@comanda/contract/clients/client";
import { MINUTE_MS } from "@comanda/domain/time/durations";
import { expect } from "vitest";
import { advanceOrder } from "../orders/advance-order.ts";
import type { TestApp } from "./create-test-app.ts";
import { createDraft, patchOrder, specialCombo, tacoCombo, type Visitor } from "./order-flow.ts";
import { pathOf, type RequestSubjects, requestPerCall } from "./request-per-call.ts";
import { smallCompanySubjects } from "./small-company.ts";

/** Everything that a visitor can enter; no other test data has these values. */
const entered = {
  name: "Anacleta Zorrilla",
  phone_number: "5587001199",
  email: "anacleta@example.test",
  address: "Callejón del Quetzal 77",
  complement: "Puerta escarlata",
  reference: "Junto al ahuehuete",
  area_name: "Barrio del Alfarero",
  latitude: 19.417263,
  longitude: -99.162534,
  comment: "Toquen dos veces el zaguán",
  line_comment: "sin cebolla para Nicanora",
  cash: 987.65,
  rating: "El mejor trompo de Azcapotzalco",
  contact: "anacleta.aviso@example.test",
};

/** The texts that no answer to another visitor may have. */
export const personalData: readonly string[] = Object.values(entered).map(String);

/** Returns the personal texts that a text contains. */
export const personalDataIn = (text: string) =>
  personalData.filter((secret) => text.includes(secret));

export type KnownVisitor = Visitor & {
  orders: { draft: string; placed: string; delivered: string };
  /** The visitor's ids, with this order's. */
  subjects: (orderId: string) => RequestSubjects;
};

/**
 * Creates a visitor of the small company who has entered everything: a client with an address, a
 * draft with a pending payment, a placed and a rated order, a report. Only the email is stored
 * directly, because no call takes one.
 */
export async function createKnownVisitor(api: TestApp): Promise<KnownVisitor> {
  const visitor = await createKnownClient(api);
  const addressId = await createKnownAddress(api, visitor);
  const order = (state: "draft" | "placed") => createKnownOrder(api, visitor, addressId, state);
  const orders = {
    draft: await order("draft"),
    placed: await order("placed"),
    delivered: await order("placed"),
  };
  for (const _ of ["PREPARING", "READY", "DELIVERED"]) {
    await advanceOrder(api.deps, "tacos", orders.delivered);
  }
  const paymentId = await startPayment(api, visitor, orders.draft);
  const subjects = (orderId: string): RequestSubjects => ({
    ...smallCompanySubjects,
    clientId: visitor.client.id,
    addressId,
    orderId,
    paymentId,
  });
  const params = { companyId: "tacos" };
  const rated = await api.send("POST", pathOf("createOrderRating", { params }), {
    body: { order_id: orders.delivered, score: 5, comment: entered.rating },
    cookie: visitor.cookie,
  });
  expect(rated.status).toBe(201);
  const { body } = requestPerCall.reportAbuse(subjects(orders.placed));
  const report = { ...body, contact: entered.contact };
  expect((await api.send("POST", calls.reportAbuse.path, { body: report })).status).toBe(201);
  return { ...visitor, orders, subjects };
}

async function createKnownClient(api: TestApp): Promise<Visitor> {
  const { name, phone_number, email } = entered;
  const path = pathOf("createClient", { params: { companyId: "tacos" } });
  const body = { name, country_calling_code: "52", phone_number };
  const made = await api.send<Client>("POST", path, { body });
  expect(made.status).toBe(201);
  const { id } = made.body;
  await api.db.updateTable("clients").set({ email }).where("id", "=", id).execute();
  return { client: made.body, cookie: made.cookie ?? "" };
}

/** Creates the visitor's address and returns its id. */
async function createKnownAddress(api: TestApp, { client, cookie }: Visitor): Promise<string> {
  const { address, complement, reference, area_name, latitude, longitude } = entered;
  const home = { address, complement, reference, area_name, latitude, longitude };
  const body = { client_id: client.id, ...home };
  const made = await api.send<{ id: string }>("POST", calls.createAddress.path, { body, cookie });
  expect(made).toMatchObject({ status: 201, body: home });
  return made.body.id;
}

async function createKnownOrder(
  api: TestApp,
  visitor: Visitor,
  address_id: string,
  state: "draft" | "placed",
): Promise<string> {
  const { client, cookie } = visitor;
  const combos = [{ ...tacoCombo(), comment: entered.line_comment }, specialCombo()];
  // Two orders at the same time would count as a double tap.
  api.now = new Date(api.now.getTime() + MINUTE_MS);
  const requested = { client_id: client.id, address_id, combos };
  const made = await createDraft(api, requested, { cookie });
  expect(made.status).toBe(201);
  const assigned_payment = { payment_method_id: "cash", received_amount: entered.cash };
  const meta_data = state === "placed" ? { assigned_payment } : null;
  const update = { comment: entered.comment, meta_data };
  expect(await patchOrder(api, made.body.id, update, { cookie })).toMatchObject({ status: 200 });
  return made.body.id;
}

/** Starts a sandbox payment of the visitor and returns its id. */
async function startPayment(
  api: TestApp,
  { client, cookie }: Visitor,
  orderId: string,
): Promise<string> {
  const body = {
    provider_id: "sandbox",
    company_id: "tacos",
    reference_id: orderId,
    client_id: client.id,
    meta: { payment: { payment_method_id: "sandbox_card" } },
  };
  const path = calls.createCompanyPayment.path;
  const started = await api.send<{ id: string }>("POST", path, { body, cookie });
  expect(started.status).toBe(201);
  return started.body.id;
}
