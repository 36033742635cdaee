import type { CallDoc } from "../calls/call-doc.ts";
import type { CallName } from "../calls/call-table.ts";
import { orderCallDocs } from "./order-call-docs.ts";
import { paymentCallDocs } from "./payment-call-docs.ts";
import { sharedCartDocs } from "./shared-cart-docs.ts";

/** The documentation of every call; not part of the call table, because the browser does not need it. */
export const callDocs: Record<CallName, CallDoc> = {
  findHost: {
    summary: "Find the company of a host name",
    description: "A port in the host is ignored. All other calls use the id in this answer.",
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
    description: "Kept for the people who run this server. `page_url` is an http or https address.",
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
    description:
      "The cost before the minimum for free delivery applies. `area_id` and `area_name` are those of the district or area that sets the price: a drawn one is found by position, another by its id. `area_price` is 0 if the restaurant defines the price later, for instance outside of its coverage. For a place without delivery the answer is `not_orderable` with one of the reasons `outside_coverage`, `position_required` (send `latitude` and `longitude`) or `area_required` (send `area_id`).",
    errors: ["company_not_found", "not_orderable"],
  },
  listCategories: {
    summary: "List the menu",
    description:
      "Categories with their products, variants and modifiers, and the current stock. Hidden ones are left out.",
    errors: ["company_not_found"],
  },
  readPopularProducts: {
    summary: "List what is ordered most, and together",
    description:
      "Counted once a day from the orders of the last 60 business days: `products` are in the most orders, `companions` are ordered with a product more often than by chance. Ids only, without numbers. What is in fewer than 5 orders is left out, and a company with fewer than 50 orders has empty lists, so that no single order can be read out of them. What is sold out is in them too. The answer may be kept for ten minutes.",
    errors: ["company_not_found"],
  },
  ...orderCallDocs,
  ...paymentCallDocs,
  ...sharedCartDocs,
  createClient: {
    summary: "Get or create the visitor's client",
    description:
      "Sets an HttpOnly cookie, which is needed to read the client and the details of its orders. A phone number that another device has used creates a new client.",
    errors: ["company_not_found", "invalid_phone"],
    example: { name: "Ana", country_calling_code: "52", phone_number: "55 1234 5678" },
  },
  readClient: {
    summary: "Read the visitor's client",
    description: "Other visitors get `client_not_found`.",
    errors: ["company_not_found", "client_not_found"],
  },
  readLoyaltySettings: {
    summary: "Read the loyalty program",
    errors: ["company_not_found"],
  },
  createAddress: {
    summary: "Add an address to the visitor's client",
    description:
      "Needs the cookie that was set with the client. The same text again answers with the same address. `area_id` must be one of the company's districts or areas; a district's name is taken from the company. The position must be near the written address, if the server knows that address. A client has at most 30 addresses: a new one replaces the oldest.",
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
    description: "Without the cookie of the visitor who ordered, `comment` is null.",
    errors: ["company_not_found", "order_not_found", "rating_not_found"],
  },
  createOrderRating: {
    summary: "Rate an order",
    description:
      "Once, when the order is DELIVERED or FINALIZED, by the visitor who ordered. An order without a client can be rated by anyone who has its id.",
    errors: ["company_not_found", "order_not_found", "order_not_delivered", "already_rated"],
    example: { order_id: "9b2e6d1c8f7a4e5d9c0b1a2f3e4d5c6b", score: 5, comment: "Great tacos" },
  },
  readHealth: {
    summary: "Check whether the server and its database work",
    errors: [],
  },
  countVisit: {
    summary: "Count a visit",
    description: "`date` is today, yesterday or tomorrow in the company's time zone.",
    errors: ["company_not_found"],
  },
};
