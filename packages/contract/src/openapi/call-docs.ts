import type { CallName } from "../calls/call-table.ts";
import type { CallDoc } from "./call-doc.ts";
import { orderCallDocs } from "./order-call-docs.ts";
import { paymentCallDocs } from "./payment-call-docs.ts";

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
      "Before the free minimum. `area_id` and `area_name` are the district's or area's, where the price goes by one: a drawn one by where the place is, another by its id. `area_price` is 0 where the price is yet to be defined, as beyond the coverage of who delivers there too. A place that is not delivered to answers `not_orderable` with one of the reasons `outside_coverage`, `position_required` (send `latitude` and `longitude`) or `area_required` (send `area_id`).",
    errors: ["company_not_found", "not_orderable"],
  },
  listCategories: {
    summary: "List the menu",
    description:
      "Categories with their products, variants and modifiers, and the stock of now. What is hidden is left out.",
    errors: ["company_not_found"],
  },
  ...orderCallDocs,
  ...paymentCallDocs,
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
    description:
      "Only with the cookie that came with the client; the same words again are the same address. An `area_id` is one of the company's districts or areas, and a district's name is the company's. A position must be near the written address, where that is known. A client has 30 addresses at most: the oldest gives way.",
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
      "Once, when the order is DELIVERED or FINALIZED, and by the visitor who ordered; an order without client is rated by whoever has its id.",
    errors: ["company_not_found", "order_not_found", "order_not_delivered", "already_rated"],
    example: { order_id: "9b2e6d1c8f7a4e5d9c0b1a2f3e4d5c6b", score: 5, comment: "Great tacos" },
  },
  readHealth: {
    summary: "Ask whether the server and its database are well",
    errors: [],
  },
  countVisit: {
    summary: "Count a visit",
    description: "`date` is today, or a day before or after, in the company's time zone.",
    errors: ["company_not_found"],
  },
};
