import { type CallName, calls } from "@comanda/contract/calls/call-table";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { createVisitor, type Visitor } from "../testing/order-flow.ts";
import {
  createKnownVisitor,
  type KnownVisitor,
  personalData,
  personalDataIn,
} from "../testing/personal-data.ts";
import {
  type CallRequestCase,
  callNames,
  pathOf,
  type RequestSubjects,
  requestPerCall,
} from "../testing/request-per-call.ts";
import { foreignCompany, smallCompany } from "../testing/small-company.ts";

let api: TestApp;
let ana: KnownVisitor;
let stranger: Visitor;
beforeAll(async () => {
  api = await createTestApp([smallCompany(), foreignCompany()]);
  ana = await createKnownVisitor(api);
  stranger = await createVisitor(api);
});
afterAll(() => api.close());

/** A call as it goes over the wire: the code of its refusal, and all that it lets be known. */
async function answer(name: CallName, about: RequestSubjects, cookie: string | null) {
  const { method } = calls[name];
  const request: CallRequestCase = requestPerCall[name](about);
  const headers = { "content-type": "application/json", ...(cookie ? { cookie } : {}) };
  const body = method === "GET" ? null : JSON.stringify(request.body ?? {});
  const response = await api.raw(pathOf(name, request), { method, headers, body });
  expect(response.status, name).toBeLessThan(500);
  const text = JSON.stringify([...response.headers]) + (await response.text());
  const code = response.ok ? "ok" : /"code":"(\w+)"/.exec(text)?.[1];
  return { code, secrets: personalDataIn(text) };
}

type Answers = { stranger: string; elsewhere: string };
const ok: Answers = { stranger: "ok", elsewhere: "ok" };

/**
 * What a call about Ana's rated order is answered with: sent by another device, and sent by hers as
 * if client and order were another company's. A new call needs its row here.
 */
const answers: Record<CallName, Answers> = {
  findHost: ok,
  readCompany: ok,
  readEcommerceSettings: ok,
  reportAbuse: ok,
  readDeliveryAreaCost: ok,
  listCategories: ok,
  readOrder: { stranger: "ok", elsewhere: "order_not_found" },
  createOrder: { stranger: "client_not_found", elsewhere: "client_not_found" },
  updateOrder: { stranger: "order_not_found", elsewhere: "order_not_found" },
  readOrderSettings: ok,
  readQr: ok,
  listCoupons: ok,
  applyDiscount: { stranger: "order_not_found", elsewhere: "order_not_found" },
  listPaymentMethods: ok,
  createCompanyPayment: { stranger: "order_not_found", elsewhere: "order_not_found" },
  // What they are paid with is told to her alone.
  filterCompanyPayments: ok,
  cancelCompanyPayment: { stranger: "payment_not_found", elsewhere: "payment_not_found" },
  paySandboxCard: { stranger: "payment_not_found", elsewhere: "payment_not_found" },
  settleSandboxPayment: { stranger: "payment_not_found", elsewhere: "payment_not_found" },
  createClient: ok,
  readClient: { stranger: "client_not_found", elsewhere: "client_not_found" },
  readLoyaltySettings: ok,
  // It names no company: by her own device it is simply hers.
  createAddress: { stranger: "client_not_found", elsewhere: "ok" },
  readOrderRating: { stranger: "ok", elsewhere: "order_not_found" },
  createOrderRating: { stranger: "order_not_found", elsewhere: "order_not_found" },
  readHealth: ok,
  countVisit: ok,
};

/** Ana's client, orders and rating, as she sees them. */
async function hers(): Promise<unknown[]> {
  const asked = [
    pathOf("readClient", requestPerCall.readClient(ana.subjects(""))),
    ...Object.values(ana.orders).map((id) =>
      pathOf("readOrder", requestPerCall.readOrder(ana.subjects(id))),
    ),
    pathOf("readOrderRating", requestPerCall.readOrderRating(ana.subjects(ana.orders.delivered))),
  ];
  const answers = asked.map((path) => api.send("GET", path, { cookie: ana.cookie }));
  return (await Promise.all(answers)).map(({ body }) => body);
}

/** Every way to speak of Ana's things: as they are, and as another company's. */
const subjects = () =>
  Object.values(ana.orders).flatMap((orderId) => [
    ana.subjects(orderId),
    { ...ana.subjects(orderId), companyId: "burgers" },
    { ...ana.subjects(orderId), companyId: "burgers", productId: "burgers-taco" },
  ]);

test("every call of the contract is asked", () => {
  for (const rows of [requestPerCall, answers]) {
    expect(Object.keys(rows).toSorted()).toEqual(Object.keys(calls).toSorted());
  }
});

test.each(callNames)("%s asks for no login and knows no role", async (name) => {
  const request: CallRequestCase = requestPerCall[name](ana.subjects(ana.orders.delivered));
  const { method } = calls[name];
  const headers = { "content-type": "application/json" };
  const body = method === "GET" ? null : JSON.stringify(request.body ?? {});
  const response = await api.raw(pathOf(name, request), { method, headers, body });
  expect([401, 403, 407]).not.toContain(response.status);
  expect(response.headers.get("www-authenticate")).toBeNull();
});

test.each(callNames)("%s by another device, or as of another company", async (name) => {
  const about = ana.subjects(ana.orders.delivered);
  expect({
    stranger: (await answer(name, about, stranger.cookie)).code,
    elsewhere: (await answer(name, { ...about, companyId: "burgers" }, ana.cookie)).code,
  }).toEqual(answers[name]);
});

test("to her own device all of it is told", async () => {
  const found = personalDataIn(JSON.stringify(await hers()));
  // Whom to write to about a report is for whoever looks into it: no call answers with it.
  expect([...found, "anacleta.aviso@example.test"]).toEqual(personalData);
});

test.each(callNames)(
  "%s tells another device nothing of hers, and changes nothing",
  async (name) => {
    const before = await hers();
    for (const about of subjects()) {
      expect((await answer(name, about, stranger.cookie)).secrets).toEqual([]);
      // Nor does another company know what she is in this one.
      if (!JSON.stringify(requestPerCall[name](about)).includes("burgers")) continue;
      expect((await answer(name, about, ana.cookie)).secrets).toEqual([]);
    }
    expect(await hers()).toEqual(before);
  },
);

test.each(callNames)(
  "%s tells whoever has no cookie, or made one up, nothing of hers",
  async (name) => {
    const [device = ""] = ana.cookie.split(".");
    const [, signature = ""] = stranger.cookie.split(".");
    const forged = [
      `${device}.${signature}`,
      device,
      `${device}.`,
      `${device}.x.y`,
      "comanda_device=",
    ];
    for (const about of subjects()) {
      for (const cookie of [null, ...forged]) {
        expect((await answer(name, about, cookie)).secrets).toEqual([]);
      }
    }
  },
);

test("nothing of hers is in the log", () => {
  expect(api.log.length).toBeGreaterThan(100);
  expect(personalDataIn(JSON.stringify(api.log))).toEqual([]);
});
