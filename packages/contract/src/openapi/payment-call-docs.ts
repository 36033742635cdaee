import type { CallDoc } from "../calls/call-doc.ts";
import type { CallName } from "../calls/call-table.ts";

/** The documentation of the calls of ms-payments. */
export const paymentCallDocs = {
  listPaymentMethods: {
    summary: "List the payment methods by service type",
    errors: ["company_not_found"],
  },
  createCompanyPayment: {
    summary: "Begin an online payment",
    description:
      "For an INITIATED order, whose id is `reference_id`. Amount and currency are the order's own, with the tip and the service fee in `meta.payment`, or else those of the order's last update; the server ignores other amounts in the body. A draft is validated as if it were placed now, without its schedule; the server reserves nothing for it yet. An order has one payment at a time: the same request again answers with the existing payment, also if its card was refused, because it can be tried again; a request for another payment withdraws the existing one first. An order can have twenty payments, finished ones included; then the answer is 422 `payment_method_not_found`. `params` contains what the customer needs to pay: a card form's `client_secret` and `publishable_key`, a PIX's `qr_code`, or the `redirect_url` of a hosted page.",
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
      "not_on_sale",
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
      "Newest first. For an open payment the server asks the provider before it answers. `params` are empty without the cookie of the visitor who ordered.",
    errors: ["order_not_found"],
  },
  cancelCompanyPayment: {
    summary: "Withdraw a payment",
    description:
      "Works only if the provider can withdraw the payment. The answer has the payment's new status: it may be paid.",
    errors: ["company_not_found", "payment_not_found", "payment_provider_offline"],
    example: { company_id: "taqueria" },
  },
  paySandboxCard: {
    summary: "Pay by a test card of the sandbox",
    description:
      "`4242 4242 4242 4242` is paid, `4000 0000 0000 0002` is refused, `4000 0000 0000 0259` stays pending. The server stores no card data.",
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
