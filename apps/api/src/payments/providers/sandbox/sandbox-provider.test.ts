import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import type { CreatedPayment } from "../common/payment-provider.ts";
import { NOW, paymentOrder } from "../testing/payment-order.ts";
import { createMemorySandboxStore } from "../testing/sandbox-memory-store.ts";
import { pixChecksum } from "./sandbox-pix-code.ts";
import { type SandboxProvider, sandboxProvider } from "./sandbox-provider.ts";

let now: Date;
let store: ReturnType<typeof createMemorySandboxStore>;
let sandbox: SandboxProvider;
const open = (companyId = "tacos") =>
  sandboxProvider(companyId, store, (text) => `data:drawn,${text}`, { clock: () => now });

beforeEach(() => {
  now = NOW;
  store = createMemorySandboxStore();
  sandbox = open();
});

async function created(method: "card" | "pix", order = paymentOrder()) {
  const payment = (await sandbox.create(order, method)) as CreatedPayment;
  return { order, ...payment, secret: payment.params.client_secret ?? "", createdAt: NOW };
}

const card = (number: string) => ({ number, expiry: "12/30", cvc: "123" });
const stateOf = (payment: { reference: string; createdAt: Date }) => sandbox.status(payment);

test.each([
  ["4242 4242 4242 4242", "paid"],
  ["4000-0000-0000-0002", "failed"],
  ["4000000000000259", "pending"],
])("the test card %s is %s", async (number, state) => {
  const payment = await created("card");
  expect(payment.params).toEqual({
    client_secret: expect.stringMatching(/^sb_[0-9a-f]{32}_secret_[0-9a-f]{32}$/u),
    publishable_key: "pk_sandbox",
  });
  expect(await sandbox.payByCard(payment.secret, card(number))).toBe(state);
  const intentId = payment.order.intentId;
  expect(await stateOf(payment)).toMatchObject({ state, intentId });
});

test("after a refused card another card can pay, once", async () => {
  const { secret } = await created("card");
  expect(await sandbox.payByCard(secret, card("4000000000000002"))).toBe("failed");
  expect(await sandbox.payByCard(secret, card("4242424242424242"))).toBe("paid");
  expect(await sandbox.payByCard(secret, card("4242424242424242"))).toBe("closed");
});

test.each([
  { number: "5555555555554444" },
  { expiry: "10/26" },
  { expiry: "13/30" },
  { cvc: "12" },
  { number: "toString" },
])("%o is no card that is taken, and nothing is kept of it", async (wrong) => {
  const { secret, ...payment } = await created("card");
  const before = await store.find("tacos", payment.reference);
  expect(before).toBeTruthy();
  expect(await sandbox.payByCard(secret, { ...card("4242424242424242"), ...wrong })).toBe("card");
  expect(await stateOf(payment)).toMatchObject({ state: "pending" });
  expect(await store.find("tacos", payment.reference)).toEqual(before);
});

test("a card that expires this month is valid", async () => {
  const { secret } = await created("card");
  expect(await sandbox.payByCard(secret, { ...card("4242424242424242"), expiry: "11/26" })).toBe(
    "paid",
  );
});

test("a payment opens with its own secret only, and for its own company only", async () => {
  const { reference, secret, ...payment } = await created("card");
  const wrong = `${secret.slice(0, -1)}${secret.endsWith("0") ? "1" : "0"}`;
  for (const other of ["", reference, wrong, `${reference}_secret_`]) {
    expect(await sandbox.payByCard(other, card("4242424242424242"))).toBeNull();
  }
  expect(await open("pizza").payByCard(secret, card("4242424242424242"))).toBeNull();
  expect(await open("pizza").settle(reference)).toBeNull();
  expect(await open("pizza").status({ reference, createdAt: NOW })).toMatchObject({
    kind: "refused",
    reason: "not_found",
  });
  expect(await stateOf({ reference, ...payment })).toMatchObject({ state: "pending" });
});

test("a PIX code has the real format and can be paid, refused, expired and paid late", async () => {
  const payment = await created("pix");
  const { qr_code = "", qr_code_image, expires_at } = payment.params;
  expect(qr_code_image).toBe(`data:drawn,${qr_code}`);
  expect(expires_at).toBe(payment.order.expiresAt.toISOString());
  expect(qr_code).toMatch(/^000201.*br\.gov\.bcb\.pix.*5303986540528\.505802BR/u);
  expect(pixChecksum(qr_code!.slice(0, -4))).toBe(qr_code!.slice(-4));
  expect(await sandbox.refuse(payment.reference)).toMatchObject({ state: "failed" });
  expect(await sandbox.lapse(payment.reference)).toMatchObject({ state: "cancelled" });
  const received = { amount: 2850, currency: "BRL" };
  expect(await sandbox.settle(payment.reference)).toMatchObject({ state: "paid", received });
  expect(await sandbox.refuse(payment.reference)).toMatchObject({ state: "paid" });
  expect(await sandbox.cancel(payment)).toMatchObject({ state: "paid" });
});

test("a PIX code expires by itself, a pending card does not", async () => {
  const [code, hanging] = [await created("pix"), await created("card")];
  await sandbox.payByCard(hanging.secret, card("4000000000000259"));
  now = new Date(code.order.expiresAt.getTime() - 1);
  expect(await stateOf(code)).toMatchObject({ state: "pending" });
  now = code.order.expiresAt;
  expect(await stateOf(code)).toMatchObject({ state: "cancelled" });
  expect(await stateOf(hanging)).toMatchObject({ state: "pending" });
  expect(await sandbox.settle(code.reference)).toMatchObject({ state: "paid" });
});

test("another amount than the requested one may arrive", async () => {
  const payment = await created("pix");
  await sandbox.settle(payment.reference, 2800);
  const received = { amount: 2800, currency: "BRL" };
  expect(await stateOf(payment)).toMatchObject({ state: "paid", received });
});

test("the same attempt again, also concurrently, is the same payment", async () => {
  const order = paymentOrder();
  const [one, two] = await Promise.all([created("card", order), created("card", order)]);
  expect(one).toEqual(two);
  expect((await created("card", { ...order, amount: 2900 })).reference).not.toBe(one.reference);
  expect((await created("pix", order)).reference).not.toBe(one.reference);
});

test("the sandbox believes no notification", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (body) => {
      expect(sandbox.readNotification(body, new Headers(), NOW).verified).toBe(false);
    }),
    { seed: 21, numRuns: 300 },
  );
});

test("the checksum is CRC-16/CCITT-FALSE", () => {
  expect(pixChecksum("123456789")).toBe("29B1");
});
