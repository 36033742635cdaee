import type { CallDoc } from "../calls/call-doc.ts";
import type { CallName } from "../calls/call-table.ts";

/** The refusals of an order from a shared cart that has changed, is over, or was sent first. */
const sharedCartErrors = [
  "removed_from_shared_cart",
  "shared_cart_changed",
  "shared_cart_over",
  "shared_cart_sent",
] as const;

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
  "not_on_sale",
] as const;

/** The documentation of the calls of ms-orders. */
export const orderCallDocs = {
  readOrder: {
    summary: "Read an order",
    description:
      "Without the cookie of the visitor who ordered, `client`, `client_id`, `address`, all comments and a coupon's code are null. `refunded` is what went back to the customer, and `refunded_by_hand` what of it members gave back by hand, such as in cash; the rest was sent by a payment provider, and can take days to arrive. While the order waits for an online payment, or one may come late, `socket_authorization` opens a websocket that follows the order: `/ms-notifications/public/socket?authorization=` sends `{event_type: ORDER_UPDATED, order}` when it opens and at each change, and answers the text `ping` with `pong`.",
    errors: ["company_not_found", "order_not_found"],
  },
  listOwnOrders: {
    summary: "List the orders of this device",
    description:
      "The latest 50 orders that were placed or sent to be paid on the device of the visitor's cookie, newest first, also those without a client. Empty without the cookie. Nothing personal: read an order for more.",
    errors: ["company_not_found"],
  },
  createOrder: {
    summary: "Make a draft of an order",
    description:
      "The answer is INITIATED and priced from the menu: the server ignores prices, totals, currency, status and delivery price in the body. A draft reserves no stock. A delivery costs what `readDeliveryAreaCost` answers for its address, or nothing from the minimum for free delivery on. A delivery to a place without delivery is `not_orderable` for the same reasons. `shared_cart` names the cart that several guests fill: with `whole` the lines must be those of the cart at its `revision`, one guest after the other, and the sender is who opened it; without it they are the sender's own, at a table.",
    errors: [...orderErrors, ...sharedCartErrors, "shared_cart_not_found", "not_the_opener"],
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
      "With an offline `assigned_payment` the draft is placed: the server validates everything again and takes the stock, and the order is PENDING. With an online one the server does the same, but the order stays INITIATED and waits for its payment: `payment_status` is `payment_requested` until `payment_expires_at`. If it is paid in time, it is PENDING. Otherwise the order releases its stock and discounts, is `failed`, and can be sent again. A request with an offline `assigned_payment` during the wait withdraws the online payment; if that payment was already made, the answer is the paid order. Placing counts the coupon and takes the reward's points; a coupon or reward that is no longer valid is refused with its own code, and `apply-discount` with an empty code or id removes it. If the price is no longer the draft's, the refusal is `not_orderable` with `price_changed`. A delivery scheduled earlier than its lead time after now, or after the opening, is `not_orderable` with `schedule_too_soon` and its `minutes`. An optional service fee is charged only with `service_fee_accepted`. A tip is at most the price of the products. The same request again answers with the placed order; a request with another comment, time, method, tip, fee or cash is refused with `order_not_editable`, or with `order_cancelled` if the order is cancelled. Absent fields stay as they are.",
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
      "not_on_sale",
      "coupon_not_valid",
      "reward_not_available",
      ...sharedCartErrors,
    ],
    example: {
      comment: "Ring twice",
      meta_data: { assigned_payment: { payment_method_id: "cash", received_amount: 500 } },
    },
  },
  readOrderProposal: {
    summary: "Read what the restaurant proposes to change of an order",
    description:
      "The last proposal of the order, whatever became of it, or null. An order that changed has a new `updated_at`: read this again then. Everybody with the order's id can read it; `may_answer` says whether this visitor can answer.",
    errors: ["company_not_found", "order_not_found"],
  },
  answerOrderProposal: {
    summary: "Accept or decline a proposal of the restaurant",
    description:
      "Needs the cookie of the visitor who ordered, if the order has a client. Accepted, the order has the proposed lines and total at once. The same answer again changes nothing; an answer to a proposal that is not open is `proposal_closed`, with its state in `changed`.",
    errors: ["company_not_found", "order_not_found", "proposal_not_found", "proposal_closed"],
    example: { number: 1, accept: true },
  },
  readOrderOptions: {
    summary: "Read what the customer can do with an order",
    description:
      "Whether this visitor can cancel the order now and until when, and the key of push messages about it. An order that changed has a new `updated_at`: read this again then.",
    errors: ["company_not_found", "order_not_found"],
  },
  cancelOwnOrder: {
    summary: "Cancel an order as its customer",
    description:
      "Within the time of the restaurant's settings, and only before the restaurant accepts it. Needs the cookie of the visitor who ordered, if the order has a client. Stock, coupon and points are released, and received money is refunded. The same request again changes nothing. When the restaurant was first, the answer is `order_changed` with the status in `changed`.",
    errors: ["company_not_found", "order_not_found", "order_changed", "too_late_to_cancel"],
  },
  subscribeToOrder: {
    summary: "Send push messages about an order to a browser",
    description:
      "Accepted, ready, on the way, cancelled: each once. Needs the cookie of the visitor who ordered, if the order has a client. The subscription ends with the order. The endpoint is that of a public push service.",
    errors: ["company_not_found", "order_not_found"],
    example: {
      endpoint: "https://push.example/send/abc",
      keys: {
        p256dh:
          "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM",
        auth: "tBHItJI5svbpez7KI4CCXg",
      },
      language: "es-MX",
    },
  },
  unsubscribeFromOrder: {
    summary: "End the push messages about an order to a browser",
    errors: ["company_not_found", "order_not_found"],
    example: { endpoint: "https://push.example/send/abc" },
  },
  readTableCalls: {
    summary: "Read what a table has called for",
    errors: ["company_not_found", "qr_not_found"],
  },
  callFromTable: {
    summary: "Call a waiter to a table, or ask for the bill",
    description:
      "A table has one call of each kind at a time, and a call that is there already is the answer. A call ends when a member answers it and some minutes have passed, or by itself after 20 minutes. A visitor without a device gets one.",
    errors: ["company_not_found", "qr_not_found", "table_calls_off", "payment_method_not_found"],
    example: { kind: "bill", payment_method_id: "cash" },
  },
  readOrderSettings: {
    summary: "Read the service fees",
    errors: ["company_not_found"],
  },
  readQr: {
    summary: "Read a table's QR code",
    description: "`company_id` is the company that owns the table.",
    errors: ["qr_not_found"],
  },
  listCoupons: {
    summary: "List the published coupons",
    description:
      "Coupons that are `published`, if the company's `coupon_published` is active and today is one of its days; otherwise an empty list. A code that is not listed is still valid.",
    errors: ["company_not_found"],
  },
  applyDiscount: {
    summary: "Apply a coupon or a reward to a draft",
    description:
      "An order has at most one coupon and one reward: a new one replaces the old one, and an empty `coupon_code` or `reward_id` removes it. The coupon reduces the price of the products, the reward reduces the rest of it; delivery, fees and tip stay. The coupon is counted and the points are taken only when the order is placed. A refusal gives its cause in `reasons`: `coupon_unknown`, `coupon_used_up`, `coupon_below_minimum` (with `minimum` and `missing`), `reward_unknown`, `points_missing` (with `required` and `missing`), `client_required` for a reward without its client's cookie, `nothing_off` if this discount, or the other one with it, would reduce nothing.",
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
