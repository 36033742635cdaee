import { randomBytes, timingSafeEqual } from "node:crypto";
import type { Cents } from "@comanda/domain/money/cents";
import type { PaymentInstrument } from "@comanda/domain/orders/payment-method";
import type {
  CreatedPayment,
  PaymentOrder,
  PaymentParams,
  PaymentProvider,
  PaymentReport,
  ProviderOptions,
} from "../common/payment-provider.ts";
import { toDecimal } from "../common/provider-amounts.ts";
import { ProviderFailure } from "../common/provider-failure.ts";
import type { DrawQr } from "../common/qr-picture.ts";
import { requestKey } from "../common/request-key.ts";
import { type CardOutcome, cardOutcome, type SandboxCard } from "./sandbox-cards.ts";
import type { SandboxPayment, SandboxStore } from "./sandbox-payment.ts";
import { sandboxPixCode } from "./sandbox-pix-code.ts";

/**
 * The actions of the storefront's test form and buttons, in place of a bank. Null: no such payment.
 */
export type SandboxProvider = PaymentProvider & {
  kind: "sandbox";
  /** `card` when it is not a test card, `closed` when the payment is over. */
  payByCard(
    clientSecret: string,
    card: SandboxCard,
  ): Promise<CardOutcome | "card" | "closed" | null>;
  /** Pays, also late; by default the full amount. */
  settle(reference: string, received?: Cents): Promise<PaymentReport | null>;
  refuse(reference: string): Promise<PaymentReport | null>;
  lapse(reference: string): Promise<PaymentReport | null>;
};

/** The storefront shows its own form for this key. */
export const SANDBOX_PUBLISHABLE_KEY = "pk_sandbox";

/** A refund that ends in these cents is refused, so that a refusal can be tried. */
const REFUSED_CENTS = 13;

const refusedRefund = (reason: string) => ({
  state: "refused" as const,
  reference: null,
  reason,
});

const UNPAID = ["pending", "failed", "cancelled"] as const;

/**
 * Returns the built-in provider of a fresh install (decision 21): no money moves, everything else
 * works.
 */
export function sandboxProvider(
  companyId: string,
  store: SandboxStore,
  drawQr: DrawQr,
  { clock = () => new Date() }: ProviderOptions = {},
): SandboxProvider {
  async function create(
    order: PaymentOrder,
    method: PaymentInstrument,
  ): Promise<CreatedPayment | ProviderFailure> {
    const decimal = toDecimal(order.amount, order.currency);
    if (method === "yape") return new ProviderFailure("sandbox", "misconfigured", "method");
    if (decimal === null) return new ProviderFailure("sandbox", "refused", "amount");
    const reference = `sb_${randomBytes(16).toString("hex")}`;
    const isCard = method === "card";
    const payment = await store.insert({
      companyId,
      reference,
      requestKey: requestKey(order, method),
      intentId: order.intentId,
      method,
      amount: order.amount,
      currency: order.currency,
      received: null,
      state: "pending",
      clientSecret: isCard ? `${reference}_secret_${randomBytes(16).toString("hex")}` : null,
      code: isCard ? null : sandboxPixCode({ amount: decimal, reference }),
      expiresAt: order.expiresAt,
    });
    const { expiresAt } = payment;
    return { reference: payment.reference, params: paramsOf(payment, drawQr), expiresAt };
  }

  /** A PIX code expires by itself; a card that stays pending does not. */
  async function findOrExpire(reference: string): Promise<SandboxPayment | null> {
    const found = await store.find(companyId, reference);
    const isOver = found?.method === "pix" && found.expiresAt <= clock();
    if (found?.state !== "pending" || !isOver) return found;
    return (await move(reference, ["pending"], "cancelled")) ?? store.find(companyId, reference);
  }

  const move = (
    reference: string,
    from: readonly SandboxPayment["state"][],
    state: SandboxPayment["state"],
    received: Cents | null = null,
  ) => store.move({ companyId, reference }, from, { state, received });

  /** Changes the state where that is allowed; otherwise returns the current state. */
  async function moveOrReport(
    reference: string,
    from: readonly SandboxPayment["state"][],
    state: SandboxPayment["state"],
    received?: Cents,
  ): Promise<PaymentReport | null> {
    const moved = await move(reference, from, state, received);
    const payment = moved ?? (await store.find(companyId, reference));
    return payment && reportOf(payment);
  }

  const missing = (report: PaymentReport | null, reference: string) =>
    report ?? new ProviderFailure("sandbox", "refused", "not_found", { reference });

  async function settle(reference: string, received?: Cents): Promise<PaymentReport | null> {
    const payment = await store.find(companyId, reference);
    return payment && moveOrReport(reference, UNPAID, "paid", received ?? payment.amount);
  }

  async function payByCard(
    clientSecret: string,
    card: SandboxCard,
  ): Promise<CardOutcome | "card" | "closed" | null> {
    const [reference = ""] = clientSecret.split("_secret_");
    const payment = await store.find(companyId, reference);
    if (!payment?.clientSecret || !isEqualSecret(payment.clientSecret, clientSecret)) return null;
    const outcome = cardOutcome(card, clock());
    if (outcome === null) return "card";
    const received = outcome === "paid" ? payment.amount : null;
    const moved = await move(reference, ["pending", "failed"], outcome, received);
    return moved ? outcome : "closed";
  }

  return {
    kind: "sandbox",
    methods: ["card", "pix"],
    create,
    status: async ({ reference }) => {
      const payment = await findOrExpire(reference);
      return missing(payment && reportOf(payment), reference);
    },
    cancel: async ({ reference }) =>
      missing(await moveOrReport(reference, ["pending", "failed"], "cancelled"), reference),
    refund: async ({ payment, amount, idempotencyKey }) => {
      const { reference } = payment;
      if (amount % 100 === REFUSED_CENTS) return refusedRefund("sandbox_refusal");
      const done = await store.refund({ companyId, reference }, { key: idempotencyKey, amount });
      if (done === "too_much") return refusedRefund("amount");
      return { state: "confirmed", reference: idempotencyKey.slice(0, 32), reason: null };
    },
    // The sandbox runs in this process and sends no notifications.
    readNotification: () => ({ verified: false, reason: "unsigned" }),
    payByCard,
    settle,
    refuse: (reference) => moveOrReport(reference, ["pending"], "failed"),
    lapse: (reference) => moveOrReport(reference, ["pending", "failed"], "cancelled"),
  };
}

function paramsOf(
  { clientSecret, code, expiresAt }: SandboxPayment,
  drawQr: DrawQr,
): PaymentParams {
  if (code === null) {
    return { client_secret: clientSecret, publishable_key: SANDBOX_PUBLISHABLE_KEY };
  }
  const expires_at = expiresAt.toISOString();
  return { qr_code: code, qr_code_image: drawQr(code), expires_at };
}

function reportOf({ state, intentId, received, currency }: SandboxPayment): PaymentReport {
  if (state !== "paid") return { state, raw: state, intentId };
  const amount = received === null ? null : { amount: received, currency };
  return { state, raw: state, intentId, received: amount };
}

function isEqualSecret(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
