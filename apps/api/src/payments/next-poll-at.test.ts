import { expect, test } from "vitest";
import { giveUpAt, nextPollAt, withdrawAt } from "./next-poll-at.ts";
import type { PaymentRow } from "./payments.store.ts";

const NOW = new Date("2026-11-21T18:30:00Z");
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000);

const payment = (more: Partial<PaymentRow> = {}): PaymentRow => ({
  company_id: "tacos",
  id: "payment",
  order_id: "order",
  method_id: "tuna_pix",
  instrument: "pix",
  provider_id: "tuna",
  kind: "tuna",
  amount: 100,
  currency: "BRL",
  state: "pending",
  received: null,
  suspect: false,
  reference: "reference",
  refusal: null,
  idempotency_key: "payment",
  params: {},
  facts: {} as PaymentRow["facts"],
  expires_at: after(900),
  ask_at: null,
  asked: 0,
  asked_at: null,
  created_at: NOW,
  updated_at: NOW,
  ...more,
});

const WAITS = { status: "INITIATED", payment_status: "payment_requested" } as const;
const DRAFT = { status: "INITIATED", payment_status: null } as const;
const CANCELLED = { status: "CANCELLED", payment_status: null } as const;

/** Returns seconds from now to the next poll; null when there is none. */
function wait(more: Partial<PaymentRow>, order: Parameters<typeof nextPollAt>[1] = WAITS) {
  const next = nextPollAt(payment(more), order, NOW);
  return next && (next.getTime() - NOW.getTime()) / 1_000;
}

test("a payment that an order waits for is polled after 10, 15, 20, 30 seconds, and then every 45", () => {
  const waits = [0, 1, 2, 3, 4, 5, 50].map((pollCount) => wait({ asked: pollCount }));
  expect(waits).toEqual([10, 15, 20, 30, 45, 45, 45]);
});

test("the payment of an open form is polled every five minutes", () => {
  expect(wait({}, DRAFT)).toBe(300);
});

test("no poll is planned later than the withdrawal", () => {
  expect(withdrawAt({ expires_at: after(900) })).toEqual(after(960));
  expect(giveUpAt({ expires_at: after(900) })).toEqual(after(1_560));
  expect(wait({ asked: 9, expires_at: after(-30) })).toBe(30);
  expect(wait({ expires_at: after(100) }, DRAFT)).toBe(160);
  expect(wait({ reference: null })).toBe(960);
});

test("a payment that could not be withdrawn is polled every minute while its order waits", () => {
  expect(wait({ expires_at: after(-61) })).toBe(60);
  expect(wait({ expires_at: after(-661) })).toBe(300);
});

test("a cancelled payment is polled with growing delays for a day", () => {
  for (const more of [{ state: "cancelled" }, { state: "failed" }, { state: "unknown" }] as const) {
    expect(wait(more)).toBe(300);
  }
  expect(wait({}, CANCELLED)).toBe(300);
  expect(wait({ expires_at: after(-61) }, CANCELLED)).toBe(300);
  const hour = 3_600;
  expect(wait({ state: "cancelled", expires_at: after(-hour) })).toBe(600);
  expect(wait({ state: "cancelled", expires_at: after(-3 * hour) })).toBe(1_800);
  const day = 24 * 3_600;
  expect(wait({ state: "cancelled", expires_at: after(1 - day) })).toBe(hour);
  expect(wait({ state: "cancelled", expires_at: after(-day) })).toBeNull();
  // A bank may decide late about a card.
  const card = { kind: "stripe", state: "cancelled" } as const;
  expect(wait({ ...card, expires_at: after(1 - 30 * day) })).toBe(hour);
  expect(wait({ ...card, expires_at: after(-30 * day) })).toBeNull();
});

test("a paid payment is polled only for a pending refund, hourly for a month", () => {
  const toRefund = { status: "CANCELLED", payment_status: "refund_pending" } as const;
  expect(wait({ state: "paid" }, { status: "PENDING", payment_status: null })).toBeNull();
  expect(wait({ state: "paid" }, toRefund)).toBe(3_600);
  expect(wait({ state: "partially_refunded" }, toRefund)).toBe(3_600);
  expect(wait({ state: "paid", created_at: after(-30 * 24 * 3_600) }, toRefund)).toBeNull();
  expect(wait({ state: "refunded" }, toRefund)).toBeNull();
});
