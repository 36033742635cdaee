import type { CallName } from "../calls/call-table.ts";
import type { CallDoc } from "./call-doc.ts";

const orderErrors = [
  "company_not_found",
  "product_not_found",
  "client_not_found",
  "address_not_found",
  "qr_not_found",
  "invalid_modifiers",
  "amount_too_large",
  "client_required",
  "address_required",
  "not_orderable",
  "out_of_stock",
] as const;

/** What the documentation says of the calls of ms-orders. */
export const orderCallDocs = {
  readOrder: {
    summary: "Read an order",
    description:
      "Without the cookie of the visitor who ordered, `client`, `client_id`, `address`, all comments and a coupon's code are null. While an online payment is waited for or may come late, `socket_authorization` follows the order: the websocket at `/ms-notifications/public/socket?authorization=` sends `{event_type: ORDER_UPDATED, order}` when it is opened and at each change, and answers the text `ping` with `pong`.",
    errors: ["company_not_found", "order_not_found"],
  },
  createOrder: {
    summary: "Make a draft of an order",
    description:
      "The answer is INITIATED and priced from the menu: prices, totals, currency, status and the delivery's price in the body have no effect. Nothing is taken from the stock yet. A delivery costs what `readDeliveryAreaCost` says of its address, nothing from the free minimum on; to a place that is not delivered to, it is `not_orderable` for the same reasons.",
    errors: orderErrors,
    example: {
      company_id: "taqueria",
      service_type: "TAKEAWAY",
      client_id: "5f0c7e9a4b1d4f6e8a2b3c4d5e6f7081",
      combos: [
        {
          product_id: "taco-al-pastor",
          variant_id: "taco-al-pastor-3",
          quantity: 2,
          comment: "No onion",
          modifiers: [{ modifier_id: "salsa-verde", quantity: 1 }],
        },
      ],
    },
  },
  updateOrder: {
    summary: "Change a draft, place it, or send it to be paid online",
    description:
      "With an offline `assigned_payment` the draft is placed: everything is judged again, the stock is taken, and the order is PENDING. With an online one the same happens, but the order stays INITIATED and waits, its `payment_status` is `payment_requested` until `payment_expires_at`: paid in time it is PENDING; otherwise it gives back what it took, is `failed`, and can be sent again. Who sends it with an offline one while it waits withdraws the online payment, and gets the paid order if that was through already. Its coupon is counted and its reward's points are taken; those that no longer count are refused as such, and `apply-discount` with an empty code or id takes them away. What would cost something else than the draft says is `not_orderable` for `price_changed`. A delivery scheduled sooner than it takes, after now or after the opening, is `not_orderable` for `schedule_too_soon`, with its `minutes`. An optional service fee is charged only with `service_fee_accepted`. A tip is at most what the goods cost. Sent again with the same, it answers with the placed order; with another comment, time, method, tip, fee or cash it is `order_not_editable`, and once the order is cancelled `order_cancelled`. What is absent stays as it is.",
    errors: [
      "company_not_found",
      "order_not_found",
      "order_not_editable",
      "order_cancelled",
      "payment_method_not_found",
      "amount_too_large",
      "payment_provider_offline",
      "client_required",
      "address_required",
      "not_orderable",
      "out_of_stock",
      "coupon_not_valid",
      "reward_not_available",
    ],
    example: {
      comment: "Ring twice",
      meta_data: { assigned_payment: { payment_method_id: "cash", received_amount: 500 } },
    },
  },
  readOrderSettings: {
    summary: "Read the service fees",
    errors: ["company_not_found"],
  },
  readQr: {
    summary: "Read a table's QR code",
    description: "`company_id` says whose table it is.",
    errors: ["qr_not_found"],
  },
  listCoupons: {
    summary: "List the published coupons",
    description:
      "Those that are `published`, while the company's `coupon_published` is active and today is one of its days; otherwise none. A code that is not listed counts all the same.",
    errors: ["company_not_found"],
  },
  applyDiscount: {
    summary: "Apply a coupon or a reward to a draft",
    description:
      "An order has one coupon and one reward at most: another takes its place, and an empty `coupon_code` or `reward_id` takes it away. The coupon comes off the goods, the reward off what it leaves; delivery, fees and tip stay. Nothing is counted or taken before the order is placed. The refusals say why in `reasons`: `coupon_unknown`, `coupon_used_up`, `coupon_below_minimum` (with `minimum` and `missing`), `reward_unknown`, `points_missing` (with `required` and `missing`), `client_required` for a reward without its client's cookie, `nothing_off` when it, or the other one beside it, would take nothing off.",
    errors: [
      "company_not_found",
      "order_not_found",
      "order_not_editable",
      "order_cancelled",
      "coupon_not_valid",
      "reward_not_available",
    ],
    example: {
      order_id: "9b2e6d1c8f7a4e5d9c0b1a2f3e4d5c6b",
      modality: "COUPON",
      coupon_code: "WELCOME",
    },
  },
} as const satisfies Partial<Record<CallName, CallDoc>>;
