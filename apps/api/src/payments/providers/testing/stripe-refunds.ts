import type { StubAnswer } from "./stub-server.ts";

export type StubRefund = {
  id: string;
  object: "refund";
  amount: number;
  payment_intent: string;
  status: string;
  failure_reason: string | null;
  metadata: Record<string, string>;
};

/** A payment as far as refunds go. */
type PaidIntent = {
  id: string;
  latest_charge: { amount: number; amount_refunded: number; refunded: boolean } | null;
};

/** What the stub of Stripe does with refunds; a test changes `nextStatus`. */
export type StubRefunds = {
  all: StubRefund[];
  /** The status of the next refunds: `succeeded`, `pending` or `failed`. */
  nextStatus: string;
  create(body: string): StubAnswer;
  list(intent: string): StubAnswer;
};

const refusal = (code: string): StubAnswer => ({
  status: 400,
  body: { error: { type: "invalid_request_error", code, message: "no" } },
});

/** Simulates Stripe's refunds: never more than the charge has left. */
export function stubRefunds(intents: ReadonlyMap<string, PaidIntent>): StubRefunds {
  const refunds: StubRefunds = {
    all: [],
    nextStatus: "succeeded",
    create: (body) => {
      const form = new URLSearchParams(body);
      const intent = intents.get(form.get("payment_intent") ?? "");
      const charge = intent?.latest_charge;
      const amount = Number(form.get("amount"));
      if (!(intent && charge)) return refusal("resource_missing");
      if (charge.refunded) return refusal("charge_already_refunded");
      if (charge.amount_refunded + amount > charge.amount) return refusal("amount_too_large");
      const refund: StubRefund = {
        id: `re_${refunds.all.length + 1}`,
        object: "refund",
        amount,
        payment_intent: intent.id,
        status: refunds.nextStatus,
        failure_reason: refunds.nextStatus === "failed" ? "lost_or_stolen_card" : null,
        metadata: { refund_id: form.get("metadata[refund_id]") ?? "" },
      };
      refunds.all.push(refund);
      if (refund.status !== "failed") charge.amount_refunded += amount;
      charge.refunded = charge.amount_refunded === charge.amount;
      return { status: 200, body: { ...refund } };
    },
    list: (intent) => {
      const data = refunds.all.filter(({ payment_intent }) => payment_intent === intent);
      return { status: 200, body: { object: "list", data, has_more: false, url: "/v1/refunds" } };
    },
  };
  return refunds;
}
