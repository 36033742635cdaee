import type { CallName } from "./calls.ts";
import type { ProblemCode } from "./errors.ts";

/** What the documentation says of a call. `errors` are beside those that any call may answer with. */
export type CallDoc = {
  summary: string;
  description?: string;
  errors: readonly ProblemCode[];
  /** A body to send; it is valid. */
  example?: unknown;
};

const orderErrors = [
  "company_not_found",
  "product_not_found",
  "client_not_found",
  "address_not_found",
  "qr_not_found",
  "invalid_modifiers",
  "client_required",
  "address_required",
  "not_orderable",
  "out_of_stock",
] as const;

/** For the documentation only: a browser has no use for it. */
export const callDocs: Record<CallName, CallDoc> = {
  findHost: {
    summary: "Find the company of a host name",
    description:
      "A port does not count. Everything else is asked by the id that this answers with.",
    errors: ["host_not_found"],
  },
  readCompany: {
    summary: "Read a company",
    description: "`order_limit_usage_count` counts the orders of this month.",
    errors: ["company_not_found"],
  },
  readEcommerceSettings: {
    summary: "Read how a company sells: layout, service types, delivery",
    errors: ["company_not_found"],
  },
  reportAbuse: {
    summary: "Report a site",
    errors: ["company_not_found"],
    example: {
      company_id: "taqueria",
      reason: "Wrong prices",
      description: "The menu shows other prices than the receipt.",
      page_url: "https://demo.example.com/products",
    },
  },
  readDeliveryAreaCost: {
    summary: "Read what a delivery to a place costs",
    errors: ["company_not_found"],
  },
  listCategories: {
    summary: "List the menu",
    description:
      "Categories with their products, variants and modifiers, and the stock of now. What is hidden is left out.",
    errors: ["company_not_found"],
  },
  readOrder: {
    summary: "Read an order",
    description:
      "Without the cookie of the visitor who ordered, `client`, `client_id`, `address` and all comments are null.",
    errors: ["company_not_found", "order_not_found"],
  },
  createOrder: {
    summary: "Make a draft of an order",
    description:
      "The answer is INITIATED and priced from the menu: prices, totals, currency and status in the body have no effect. Nothing is taken from the stock yet.",
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
    summary: "Change a draft, or place it",
    description:
      "With an offline `assigned_payment` the draft is placed: everything is judged again, the stock is taken, and the order is PENDING. Sent again, it answers with the placed order. What is absent stays as it is.",
    errors: [
      "company_not_found",
      "order_not_found",
      "order_not_editable",
      "payment_method_not_found",
      "client_required",
      "address_required",
      "not_orderable",
      "out_of_stock",
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
  readQr: { summary: "Read a table's QR code", errors: ["qr_not_found"] },
  listCoupons: { summary: "List the coupons", errors: ["company_not_found"] },
  applyDiscount: {
    summary: "Apply a coupon or a reward to a draft",
    errors: [
      "company_not_found",
      "order_not_found",
      "order_not_editable",
      "coupon_not_valid",
      "reward_not_available",
    ],
    example: {
      order_id: "9b2e6d1c8f7a4e5d9c0b1a2f3e4d5c6b",
      modality: "COUPON",
      coupon_code: "WELCOME",
    },
  },
  listPaymentMethods: {
    summary: "List the payment methods by service type",
    errors: ["company_not_found"],
  },
  createCompanyPayment: {
    summary: "Begin an online payment",
    errors: ["company_not_found", "order_not_found", "payment_method_not_found"],
    example: {
      provider_id: "sandbox",
      company_id: "taqueria",
      reference_id: "9b2e6d1c8f7a4e5d9c0b1a2f3e4d5c6b",
    },
  },
  filterCompanyPayments: {
    summary: "List the payments of an order",
    errors: ["order_not_found"],
  },
  createClient: {
    summary: "Get or create the visitor's client",
    description:
      "Sets an HttpOnly cookie; only with it do the client and the details of its orders come back. A phone number that another device has used makes a client like any other.",
    errors: ["company_not_found", "invalid_phone"],
    example: { name: "Ana", country_calling_code: "52", phone_number: "55 1234 5678" },
  },
  readClient: {
    summary: "Read the visitor's client",
    description: "To every other visitor it does not exist.",
    errors: ["company_not_found", "client_not_found"],
  },
  readLoyaltySettings: {
    summary: "Read the loyalty program",
    errors: ["company_not_found"],
  },
  createAddress: {
    summary: "Add an address to the visitor's client",
    errors: ["client_not_found"],
    example: {
      client_id: "5f0c7e9a4b1d4f6e8a2b3c4d5e6f7081",
      address: "Calle de Durango 200, Roma Norte",
      latitude: 19.4195,
      longitude: -99.1666,
    },
  },
  readOrderRating: {
    summary: "Read the rating of an order",
    errors: ["company_not_found", "order_not_found", "rating_not_found"],
  },
  createOrderRating: {
    summary: "Rate an order",
    errors: ["company_not_found", "order_not_found", "already_rated"],
    example: { order_id: "9b2e6d1c8f7a4e5d9c0b1a2f3e4d5c6b", score: 5, comment: "Great tacos" },
  },
  readHealth: {
    summary: "Ask whether the server and its database are well",
    errors: [],
  },
  countVisit: { summary: "Count a visit", errors: ["company_not_found"] },
};
