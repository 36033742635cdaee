import type { CallName } from "@comanda/contract/calls/call-table";
import type { ProblemCode } from "@comanda/contract/calls/problems";
import type { OrderUpdate } from "@comanda/contract/orders/order-requests";
import type { LimitName } from "./rate-limits.ts";

/** The limit of each call; `limitOfUpdate` refines the one of `updateOrder`. */
export const limitOfCall: Record<CallName, LimitName> = {
  findHost: "reads",
  readCompany: "reads",
  readEcommerceSettings: "reads",
  reportAbuse: "reports",
  readDeliveryAreaCost: "costs",
  listCategories: "reads",
  readOrder: "reads",
  readOrderProposal: "reads",
  answerOrderProposal: "updates",
  readOrderOptions: "reads",
  cancelOwnOrder: "updates",
  subscribeToOrder: "updates",
  unsubscribeFromOrder: "updates",
  readTableCalls: "reads",
  callFromTable: "tableCalls",
  findSharedCart: "sharedCarts",
  openSharedCart: "sharedCarts",
  joinSharedCart: "sharedCarts",
  readSharedCart: "reads",
  changeSharedCartLines: "updates",
  removeSharedCartGuest: "sharedCarts",
  announceSharedCartCheckout: "updates",
  leaveSharedCart: "sharedCarts",
  listOwnOrders: "reads",
  createOrder: "orders",
  updateOrder: "updates",
  readOrderSettings: "reads",
  readQr: "reads",
  listCoupons: "reads",
  readPopularProducts: "reads",
  applyDiscount: "discounts",
  listPaymentMethods: "reads",
  createCompanyPayment: "payments",
  filterCompanyPayments: "reads",
  cancelCompanyPayment: "payments",
  paySandboxCard: "payments",
  settleSandboxPayment: "payments",
  createClient: "clients",
  readClient: "reads",
  readLoyaltySettings: "reads",
  createAddress: "addresses",
  readOrderRating: "reads",
  createOrderRating: "ratings",
  readHealth: "reads",
  countVisit: "visits",
};

/** An update with a payment method submits the order; any other changes the draft. */
export function limitOfUpdate(update: OrderUpdate): "updates" | "placements" {
  return update.meta_data?.assigned_payment ? "placements" : "updates";
}

/** Answers for an id that does not exist: a visitor who gets many of them is guessing ids. */
export const notFoundCodes: readonly ProblemCode[] = [
  "client_not_found",
  "order_not_found",
  "address_not_found",
  "qr_not_found",
  "payment_not_found",
  "shared_cart_not_found",
];

/**
 * The calls with such answers; a visitor above the limit of guesses may call none of them for a
 * while. Creating and placing orders is not in the list: it has its own limits, and a guest who
 * guesses must not stop the others on the same Wi-Fi from ordering.
 */
export const guessableCalls: readonly CallName[] = [
  "readOrder",
  "readOrderProposal",
  "answerOrderProposal",
  "readOrderOptions",
  "cancelOwnOrder",
  "subscribeToOrder",
  "unsubscribeFromOrder",
  "readQr",
  "readTableCalls",
  "callFromTable",
  "findSharedCart",
  "openSharedCart",
  "joinSharedCart",
  "readSharedCart",
  "changeSharedCartLines",
  "removeSharedCartGuest",
  "announceSharedCartCheckout",
  "leaveSharedCart",
  "applyDiscount",
  "createCompanyPayment",
  "filterCompanyPayments",
  "cancelCompanyPayment",
  "paySandboxCard",
  "settleSandboxPayment",
  "readClient",
  "createAddress",
  "readOrderRating",
  "createOrderRating",
];
