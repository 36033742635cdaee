import type { CallName } from "../calls/call-table.ts";
import type { CallDoc } from "./call-doc.ts";

/** What the documentation says of the calls of ms-payments. */
export const paymentCallDocs = {
  listPaymentMethods: {
    summary: "List the payment methods by service type",
    errors: ["company_not_found"],
  },
  createCompanyPayment: {
    summary: "Begin an online payment",
    description:
      "Of an INITIATED order: `reference_id` is its id. Amount and currency are the order's own, with the tip and the service fee that `meta.payment` names, or those that it was updated with; what the body claims of them has no effect. A draft is judged as if it were sent now, but for its schedule; nothing is held for it before it is sent. An order has one payment at a time: asked for the same again, it answers with the one there is, also with a card that was refused, which may be tried again; asked for another, it withdraws that first. After twenty payments, those that are over counted, it has no more: 422 `payment_method_not_found`. What the customer pays with is in `params`: a card form's `client_secret` and `publishable_key`, a PIX's `qr_code`, or the `redirect_url` of a hosted page.",
    errors: [
      "company_not_found",
      "order_not_found",
      "order_not_editable",
      "payment_method_not_found",
      "payment_provider_offline",
      "client_required",
      "address_required",
      "not_orderable",
      "out_of_stock",
      "coupon_not_valid",
      "reward_not_available",
    ],
    example: {
      provider_id: "sandbox",
      company_id: "taqueria",
      reference_id: "9b2e6d1c8f7a4e5d9c0b1a2f3e4d5c6b",
      meta: { payment: { payment_method_id: "sandbox_card", tip_amount: 20 } },
    },
  },
  filterCompanyPayments: {
    summary: "List the payments of an order",
    description:
      "Newest first. The provider of one that is under way is asked before it is answered. `params` are empty without the cookie of the visitor who ordered.",
    errors: ["order_not_found"],
  },
  cancelCompanyPayment: {
    summary: "Withdraw a payment",
    description:
      "Where the provider can withdraw it. The answer says how it stands then: it may have been paid.",
    errors: ["company_not_found", "payment_not_found", "payment_provider_offline"],
    example: { company_id: "taqueria" },
  },
  paySandboxCard: {
    summary: "Pay by a test card of the sandbox",
    description:
      "`4242 4242 4242 4242` is paid, `4000 0000 0000 0002` refused, `4000 0000 0000 0259` stays under way. Nothing of a card is kept.",
    errors: ["company_not_found", "payment_not_found", "payment_closed", "invalid_card"],
    example: {
      company_id: "taqueria",
      client_secret: "sb_5f0c7e9a_secret_4b1d4f6e",
      card: { number: "4242 4242 4242 4242", expiry: "12/34", cvc: "123" },
    },
  },
  settleSandboxPayment: {
    summary: "Settle, refuse or end a payment of the sandbox",
    errors: ["company_not_found", "payment_not_found"],
    example: { company_id: "taqueria", outcome: "paid" },
  },
} as const satisfies Partial<Record<CallName, CallDoc>>;
