import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { CreatedPayment } from "../common/payment-provider.ts";
import { NOW, PLANTED_SECRETS, paymentOrder } from "../testing/payment-order.ts";
import { setFailure, startStubServer } from "../testing/stub-server.ts";
import { startTunaServer, type TunaServer } from "../testing/tuna-server.ts";
import { paymentDays } from "./tuna-bodies.ts";
import { tunaProvider } from "./tuna-provider.ts";

let server: TunaServer;
let now = NOW;
const keys = PLANTED_SECRETS.tuna;
const provider = () => {
  const token = new URL("/api/Token/", server.url);
  const bases = { token, payment: new URL("/api/Payment/", server.url) };
  return tunaProvider(keys, bases, (text) => `data:drawn,${text}`, { timeoutMs: 5000 });
};

beforeAll(async () => {
  server = await startTunaServer(keys, () => now);
});
beforeEach(() => {
  server.failure = "none";
  server.failureOn = "";
  server.tellsAmount = false;
  now = NOW;
});
afterAll(async () => {
  await server.close();
  expect(server.faults).toEqual([]);
});

async function created(order = paymentOrder()) {
  const payment = (await provider().create(order, "pix")) as CreatedPayment;
  expect(payment.reference).toBe(order.intentId);
  return { order, payment, reference: payment.reference, createdAt: now };
}

test("a payment has a code to copy and a picture drawn by this server", async () => {
  const { order, payment } = await created();
  const code = `00020126${order.intentId}6304ABCD`;
  expect(payment).toEqual({
    reference: order.intentId,
    params: {
      qr_code: code,
      qr_code_image: `data:drawn,${code}`,
      expires_at: order.expiresAt.toISOString(),
    },
    expiresAt: order.expiresAt,
  });
  expect(server.payments.get(order.intentId)).toMatchObject({ amount: 28.5 });
});

test("the order's lines are sent when they make up the total, otherwise one line", async () => {
  const sent = () => JSON.parse(server.requests.at(-1)!.body).PaymentItems.Items;
  const item = { name: "Taco", quantity: 3, unitAmount: 950 };
  await created(paymentOrder({ items: [item] }));
  expect(sent()).toEqual([{ Amount: 9.5, ProductDescription: "Taco", ItemQuantity: 3 }]);
  await created(paymentOrder({ items: [{ ...item, unitAmount: 900 }] }));
  expect(sent()).toEqual([{ Amount: 28.5, ProductDescription: "#1042", ItemQuantity: 1 }]);
});

test("a customer without an email gets the company's email", async () => {
  const { customer } = paymentOrder();
  await created(paymentOrder({ customer: { ...customer, email: null } }));
  const [opened] = server.requests.slice(-2).map(({ body }) => body);
  expect(JSON.parse(opened!).customer.email).toBe(keys.contactEmail);
});

test("the requests for a payment do not contain the customer's phone", async () => {
  await created(paymentOrder());
  const [opened, init] = server.requests.slice(-2).map(({ body }) => body);
  expect(opened! + init!).not.toContain(PLANTED_SECRETS.phone);
});

test.each([
  ["0", "pending"],
  ["P", "pending"],
  ["2", "paid"],
  ["8", "paid"],
  ["3", "refunded"],
  ["7", "refunded"],
  ["9", "partially_refunded"],
  ["4", "failed"],
  ["5", "cancelled"],
  ["6", "cancelled"],
  ["1", "unknown"],
  ["C", "unknown"],
  ["toString", "unknown"],
])("status %s is %s", async (status, state) => {
  const { order, ...payment } = await created();
  server.setStatus(order.intentId, status);
  const report = await provider().status(payment);
  expect(report).toMatchObject({ state, raw: status, intentId: order.intentId });
});

test("a PIX without a reported amount counts in full", async () => {
  const { order, ...payment } = await created();
  server.setStatus(order.intentId, "2");
  expect(await provider().status(payment)).toMatchObject({ received: "as_asked" });
});

test("the reported amount of a PIX counts as it is", async () => {
  const { order, ...payment } = await created();
  server.tellsAmount = true;
  server.setStatus(order.intentId, "2", 1);
  const received = { amount: 100, currency: "BRL" };
  expect(await provider().status(payment)).toMatchObject({ state: "paid", received });
});

test("a PIX whose reported amount is finer than the currency has no received amount", async () => {
  const { order, ...payment } = await created();
  server.tellsAmount = true;
  server.setStatus(order.intentId, "2", 28.505);
  expect(await provider().status(payment)).toMatchObject({ state: "paid", received: null });
});

test.each(["2026-11-22T01:30:00Z", "2026-11-22T12:00:00Z"])(
  "a payment made at %s is found under either day",
  async (instant) => {
    const createdAt = new Date(instant);
    for (const day of paymentDays(createdAt)) {
      const { order, reference } = await created();
      server.payments.get(order.intentId)!.day = day;
      const report = await provider().status({ reference, createdAt });
      expect(report).toMatchObject({ state: "pending" });
    }
  },
);

test("a payment is looked for under its day in Brazil and its day in UTC", () => {
  expect(paymentDays(new Date("2026-11-22T01:30:00Z"))).toEqual(["2026-11-21", "2026-11-22"]);
  expect(paymentDays(new Date("2026-11-22T12:00:00Z"))).toEqual(["2026-11-22"]);
});

test("a withdrawal only reads the status", async () => {
  const { order, ...payment } = await created();
  expect(await provider().cancel(payment)).toMatchObject({ state: "pending" });
  expect(server.payments.get(order.intentId)).toMatchObject({ status: "P" });
});

test.each([
  ["card", {}, { kind: "misconfigured", reason: "method" }],
  ["pix", { currency: "USD" }, { kind: "refused", reason: "currency" }],
  ["pix", { amount: 0 }, { kind: "refused", reason: "amount" }],
] as const)(
  "%s for %o is refused before the provider is called",
  async (method, facts, failure) => {
    const before = server.requests.length;
    const made = await provider().create(paymentOrder(facts), method);
    expect(made).toMatchObject({ ...failure, mayHaveHappened: false });
    expect(server.requests).toHaveLength(before);
  },
);

test("a payment whose answer was lost is found by its reference, and an unknown reference is not", async () => {
  for (const [failure, found] of [
    ["reset", { state: "paid" }],
    ["500", { kind: "refused", reason: "code_-1" }],
  ] as const) {
    const order = paymentOrder();
    setFailure(server, failure, "Init");
    const lost = await provider().create(order, "pix");
    expect(lost).toMatchObject({ kind: "unavailable", reference: order.intentId });
    server.failure = "none";
    if (failure === "reset") server.setStatus(order.intentId, "2");
    const payment = { reference: order.intentId, createdAt: NOW };
    expect(await provider().status(payment)).toMatchObject(found);
  }
});

test("a failure before Init creates no payment", async () => {
  for (const failure of ["500", "reset", "rubbish", "not_ours"] as const) {
    setFailure(server, failure, "NewSession");
    const made = await provider().create(paymentOrder(), "pix");
    expect(made).toMatchObject({ kind: "unavailable", mayHaveHappened: false });
  }
});

test("a payment that Tuna does not know is refused", async () => {
  const status = await provider().status({ reference: "none", createdAt: NOW });
  expect(status).toMatchObject({ kind: "refused", reason: "code_-1", reference: "none" });
});

test.each([
  ["too long for a picture", `000201${"é".repeat(1_994)}`],
  ["with invisible characters", "000201\u00002604"],
  ["of something else", "https://pictures.test/pix"],
])("Tuna's answer with a code %s counts as unexpected", async (_, qrContent) => {
  const answers: Record<string, object> = {
    "/api/Token/NewSession": { code: 1, sessionId: "one" },
    "/api/Payment/Init": { code: 1, methods: [{ pixInfo: { qrContent } }] },
  };
  const other = await startStubServer(({ path }) => ({ status: 200, body: answers[path] }));
  // The longest text that a QR code can hold, in bytes.
  const draw = (text: string) => {
    if (Buffer.byteLength(text) > 2953) throw new Error("too long");
    return "data:drawn";
  };
  const at = (path: string) => new URL(path, other.url);
  const bases = { token: at("/api/Token/"), payment: at("/api/Payment/") };
  const order = paymentOrder();
  const made = await tunaProvider(keys, bases, draw).create(order, "pix");
  await other.close();
  const failure = { kind: "unavailable", reason: "unexpected", reference: order.intentId };
  expect(made).toMatchObject({ ...failure, mayHaveHappened: true });
});
