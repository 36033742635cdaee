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

/** Returns the code of a call's refusal, or `ok`, and the personal data that its answer shows. */
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
 * The answers to a call about Ana's rated order: to another device, and to Ana's device with
 * another company's id. A new call needs a row here.
 */
const answers: Record<CallName, Answers> = {
  findHost: ok,
  readCompany: ok,
  readEcommerceSettings: ok,
  reportAbuse: ok,
  readDeliveryAreaCost: ok,
  listCategories: ok,
  readOrder: { stranger: "ok", elsewhere: "order_not_found" },
  readOrderProposal: { stranger: "ok", elsewhere: "order_not_found" },
  answerOrderProposal: { stranger: "order_not_found", elsewhere: "order_not_found" },
  readOrderOptions: { stranger: "ok", elsewhere: "order_not_found" },
  cancelOwnOrder: { stranger: "order_not_found", elsewhere: "order_not_found" },
  subscribeToOrder: { stranger: "order_not_found", elsewhere: "order_not_found" },
  unsubscribeFromOrder: { stranger: "order_not_found", elsewhere: "order_not_found" },
  readTableCalls: { stranger: "ok", elsewhere: "qr_not_found" },
  callFromTable: { stranger: "table_calls_off", elsewhere: "qr_not_found" },
  // A table's cart is for everyone at the table; the others are known by their link only.
  findSharedCart: ok,
  // The device of the test before has opened the cart of the token.
  openSharedCart: { stranger: "shared_cart_not_found", elsewhere: "qr_not_found" },
  joinSharedCart: { stranger: "ok", elsewhere: "shared_cart_not_found" },
  readSharedCart: { stranger: "shared_cart_not_found", elsewhere: "shared_cart_not_found" },
  changeSharedCartLines: { stranger: "shared_cart_not_found", elsewhere: "shared_cart_not_found" },
  removeSharedCartGuest: { stranger: "shared_cart_not_found", elsewhere: "shared_cart_not_found" },
  announceSharedCartCheckout: {
    stranger: "shared_cart_not_found",
    elsewhere: "shared_cart_not_found",
  },
  leaveSharedCart: { stranger: "shared_cart_not_found", elsewhere: "shared_cart_not_found" },
  // Each device gets its own orders.
  listOwnOrders: ok,
  createOrder: { stranger: "client_not_found", elsewhere: "client_not_found" },
  updateOrder: { stranger: "order_not_found", elsewhere: "order_not_found" },
  readOrderSettings: ok,
  readQr: ok,
  listCoupons: ok,
  readPopularProducts: ok,
  applyDiscount: { stranger: "order_not_found", elsewhere: "order_not_found" },
  listPaymentMethods: ok,
  createCompanyPayment: { stranger: "order_not_found", elsewhere: "order_not_found" },
  // Only Ana sees her payments; the others get an empty list.
  filterCompanyPayments: ok,
  cancelCompanyPayment: { stranger: "payment_not_found", elsewhere: "payment_not_found" },
  paySandboxCard: { stranger: "payment_not_found", elsewhere: "payment_not_found" },
  settleSandboxPayment: { stranger: "payment_not_found", elsewhere: "payment_not_found" },
  createClient: ok,
  readClient: { stranger: "client_not_found", elsewhere: "client_not_found" },
  readLoyaltySettings: ok,
  // Its body names no company, so for Ana's device the client is her own.
  createAddress: { stranger: "client_not_found", elsewhere: "ok" },
  readOrderRating: { stranger: "ok", elsewhere: "order_not_found" },
  createOrderRating: { stranger: "order_not_found", elsewhere: "order_not_found" },
  readHealth: ok,
  countVisit: ok,
};

/** Ana's client, orders and rating, as Ana sees them. */
async function readOwnData(): Promise<unknown[]> {
  const paths = [
    pathOf("readClient", requestPerCall.readClient(ana.subjects(""))),
    ...Object.values(ana.orders).map((id) =>
      pathOf("readOrder", requestPerCall.readOrder(ana.subjects(id))),
    ),
    pathOf("readOrderRating", requestPerCall.readOrderRating(ana.subjects(ana.orders.delivered))),
  ];
  const answers = paths.map((path) => api.send("GET", path, { cookie: ana.cookie }));
  return (await Promise.all(answers)).map(({ body }) => body);
}

/** Ana's data under her company's id and under another's. */
const subjects = () =>
  Object.values(ana.orders).flatMap((orderId) => [
    ana.subjects(orderId),
    { ...ana.subjects(orderId), companyId: "burgers" },
    { ...ana.subjects(orderId), companyId: "burgers", productId: "burgers-taco" },
  ]);

test("every call of the contract has a request and an answer here", () => {
  for (const rows of [requestPerCall, answers]) {
    expect(Object.keys(rows).toSorted()).toEqual(Object.keys(calls).toSorted());
  }
});

test.each(callNames)("%s needs no login and has no role", async (name) => {
  const request: CallRequestCase = requestPerCall[name](ana.subjects(ana.orders.delivered));
  const { method } = calls[name];
  const headers = { "content-type": "application/json" };
  const body = method === "GET" ? null : JSON.stringify(request.body ?? {});
  const response = await api.raw(pathOf(name, request), { method, headers, body });
  expect([401, 403, 407]).not.toContain(response.status);
  expect(response.headers.get("www-authenticate")).toBeNull();
});

test.each(callNames.filter((name) => calls[name].method !== "GET"))(
  "%s is refused to pages of another origin, also of a sibling domain, with the device's cookie",
  async (name) => {
    const request: CallRequestCase = requestPerCall[name](ana.subjects(ana.orders.delivered));
    for (const site of ["same-site", "cross-site"]) {
      const headers = { cookie: ana.cookie, "sec-fetch-site": site };
      const response = await api.raw(pathOf(name, request), {
        method: calls[name].method,
        headers,
      });
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ code: "foreign_origin" });
    }
  },
);

test.each(callNames)(
  "%s answers another device, and another company's id, with the refusal of its row",
  async (name) => {
    const about = ana.subjects(ana.orders.delivered);
    expect({
      stranger: (await answer(name, about, stranger.cookie)).code,
      elsewhere: (await answer(name, { ...about, companyId: "burgers" }, ana.cookie)).code,
    }).toEqual(answers[name]);
  },
);

test("Ana's own device sees all of her data", async () => {
  const found = personalDataIn(JSON.stringify(await readOwnData()));
  // No call answers with the contact of an abuse report.
  expect([...found, "anacleta.aviso@example.test"]).toEqual(personalData);
});

test.each(callNames)(
  "%s shows another device none of her data, and changes nothing",
  async (name) => {
    const before = await readOwnData();
    for (const about of subjects()) {
      expect((await answer(name, about, stranger.cookie)).secrets).toEqual([]);
      // Nor does another company know her data in this one.
      if (!JSON.stringify(requestPerCall[name](about)).includes("burgers")) continue;
      expect((await answer(name, about, ana.cookie)).secrets).toEqual([]);
    }
    expect(await readOwnData()).toEqual(before);
  },
);

test.each(callNames)(
  "%s shows none of her data without a cookie or with a forged one",
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

test("the log holds none of her data", () => {
  expect(api.log.length).toBeGreaterThan(100);
  expect(personalDataIn(JSON.stringify(api.log))).toEqual([]);
});
