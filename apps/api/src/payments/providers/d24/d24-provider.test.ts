import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { CreatedPayment } from "../common/payment-provider.ts";
import { type D24Server, startD24Server } from "../testing/d24-server.ts";
import { NOW, PLANTED_SECRETS, paymentOrder } from "../testing/payment-order.ts";
import { d24Provider } from "./d24-provider.ts";
import { d24Authorization, d24Date } from "./d24-signature.ts";

let server: D24Server;
const keys = PLANTED_SECRETS.d24;
const provider = () => d24Provider(keys, server.url, { timeoutMs: 5000, clock: () => NOW });

beforeAll(async () => {
  server = await startD24Server(keys);
});
beforeEach(() => {
  server.failure = "none";
});
afterAll(async () => {
  await server.close();
  expect(server.faults).toEqual([]);
});

async function created(order = paymentOrder(), method: "card" | "yape" | "pix" = "yape") {
  const payment = (await provider().create(order, method)) as CreatedPayment;
  expect(payment.reference).toMatch(/^3\d{8}$/u);
  return { order, payment, reference: payment.reference, createdAt: NOW };
}

/** RFC 2104 written out, so that the test does not use the tested function. */
function hmacSha256(key: string, text: string): string {
  const block = Buffer.alloc(64);
  block.write(key);
  const hash = (pad: number, data: Buffer) =>
    createHash("sha256")
      .update(Buffer.concat([block.map((byte) => byte ^ pad), data]))
      .digest();
  return hash(0x5c, hash(0x36, Buffer.from(text, "utf8"))).toString("hex");
}

// Computed with Python's `hmac`.
test.each([
  ["", "d88f0cc2eedbc726d7518ca85755266a9b9f4a54bc44ddf0db331c4f597e1949"],
  ['{"name":"Peña é 日本"}', "c163f7e5efed2989841969d7ca1658afa55bf8b1a93761b9b516bb0a7f058ae7"],
  ['{ "a" : 1 }\n', "d685c956a2f1af78d87b76e87a5583ba937d89fbba3607b8887080a44b0a8473"],
])("the signature over date, login and the exact body %o", (body, hex) => {
  const [date, login] = [d24Date(NOW), "xlogin"];
  expect(date).toBe("2026-11-21T18:30:00Z");
  expect(hmacSha256("api signature", `2026-11-21T18:30:00Zxlogin${body}`)).toBe(hex);
  expect(d24Authorization("api signature", { date, login, body })).toBe(`D24 ${hex}`);
});

test("the customer is sent to D24's page", async () => {
  const order = paymentOrder({ amount: 199_000, currency: "CLP", country: "CL" });
  const { payment, reference } = await created(order, "card");
  expect(payment).toEqual({
    reference,
    params: { redirect_url: `https://checkout-stg.directa24.com/v1/checkout/${reference}` },
    expiresAt: order.expiresAt,
  });
  const sent = JSON.parse(server.requests.at(-1)!.body);
  expect(sent).toMatchObject({
    invoice_id: order.intentId,
    amount: "1990",
    currency: "CLP",
    country: "CL",
    payer: {
      id: "client-1",
      first_name: "Anacleta",
      last_name: "Planted",
      phone: `+55${PLANTED_SECRETS.phone}`,
    },
    payment_method: "CC",
    client_ip: "203.0.113.7",
    notification_url: order.urls.notification,
    mobile: true,
  });
});

test.each([
  ["card", "CC"],
  ["yape", "YP"],
  ["pix", "IX"],
] as const)("%s is %s", async (method, code) => {
  await created(paymentOrder(), method);
  expect(JSON.parse(server.requests.at(-1)!.body).payment_method).toBe(code);
});

test.each([
  ["CREATED", "pending"],
  ["PENDING", "pending"],
  ["CANCELLED", "cancelled"],
  ["DECLINED", "unknown"],
  ["constructor", "unknown"],
])("%s is %s", async (status, state) => {
  const { order, ...payment } = await created();
  server.setStatus(payment.reference, status);
  const report = await provider().status(payment);
  expect(report).toEqual({ state, raw: status, intentId: order.intentId });
  expect(await provider().cancel(payment)).toEqual(report);
});

test("a cancelled deposit may still be completed", async () => {
  const { order, ...payment } = await created();
  server.setStatus(payment.reference, "CANCELLED");
  expect(await provider().status(payment)).toMatchObject({ state: "cancelled" });
  server.setStatus(payment.reference, "COMPLETED");
  expect(await provider().status(payment)).toEqual({
    state: "paid",
    raw: "COMPLETED",
    intentId: order.intentId,
    received: { amount: 2850, currency: "BRL" },
  });
});

test.each([
  [{ local_amount: 28.49 }, { amount: 2849, currency: "BRL" }],
  [{ currency: "PEN" }, { amount: 2850, currency: "PEN" }],
  [
    { amount: 1, local_amount: 28.5 },
    { amount: 2850, currency: "BRL" },
  ],
  [
    { amount: 12, local_amount: null },
    { amount: 1200, currency: "BRL" },
  ],
  [{ local_amount: null }, null],
  [{ local_amount: 28.505 }, null],
  [{ local_amount: -28.5 }, null],
  [{ currency: "", local_amount: 28.5 }, null],
])("completed with %o, %o was received", async (more, received) => {
  const payment = await created();
  server.setStatus(payment.reference, "COMPLETED", more);
  expect(await provider().status(payment)).toMatchObject({ state: "paid", received });
});

test("a report contains another order's number unchanged", async () => {
  const payment = await created();
  server.setStatus(payment.reference, "COMPLETED", { invoice_id: "somebody-elses" });
  expect(await provider().status(payment)).toMatchObject({ intentId: "somebody-elses" });
});

test("an answer about another deposit is rejected", async () => {
  const payment = await created();
  server.setStatus(payment.reference, "COMPLETED", { deposit_id: 1 });
  expect(await provider().status(payment)).toMatchObject({
    kind: "unavailable",
    reason: "unexpected",
  });
});

test("a reference is encoded as one part of the path", async () => {
  const odd = { reference: "../secret?x=1", createdAt: NOW };
  expect(await provider().status(odd)).toMatchObject({ kind: "refused", reason: "http_404" });
  expect(server.requests.at(-1)!.path).toBe("/v3/deposits/..%2Fsecret%3Fx%3D1");
});

test("an amount that the currency does not have is refused without a request", async () => {
  const before = server.requests.length;
  const made = await provider().create(paymentOrder({ amount: 1050, currency: "CLP" }), "card");
  expect(made).toMatchObject({ kind: "refused", reason: "amount", mayHaveHappened: false });
  expect(server.requests).toHaveLength(before);
});
