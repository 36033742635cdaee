import type { CallName } from "@comanda/contract/calls";
import type { ProblemCode } from "@comanda/contract/errors";

/** At most so many in so many seconds, counted from the first. */
export type Rule = { points: number; seconds: number };

/** `address` counts all visitors behind one address together, `device` each device that has the cookie. */
export type Limit = { address: readonly Rule[]; device?: readonly Rule[] };

const MINUTES = 60;
const HOUR = 60 * MINUTES;
const DAY = 24 * HOUR;

/**
 * Every number there is. They are measured against the fullest evening that one address can have: a
 * restaurant of 100 tables, 400 guests on its Wi-Fi, who all come within half an hour. Somebody who
 * does by a program what guests do by hand is to be stopped at a small multiple of that.
 */
export const rateLimits = {
  /**
   * 400 guests who each open 3 pages within 5 minutes of sitting down are 1,200, with as many again
   * for what the router fetches as they go on. Twice that; a page costs the most of all there is.
   */
  pages: { address: [{ points: 5000, seconds: 5 * MINUTES }] },
  /**
   * Each open tracking page asks every 30 seconds: 400 guests are 800 a minute, and as much again
   * when they look at their phones, and do everything else that reads.
   */
  reads: { address: [{ points: 3000, seconds: 1 * MINUTES }] },
  /**
   * Ids that lead nowhere. A phone comes with one or two that it kept from a menu of long ago, and
   * forgets them at the first answer. Ours are 128 random bits, but those of QR codes are the
   * importer's, and may be short.
   */
  misses: {
    address: [{ points: 300, seconds: 10 * MINUTES }],
    device: [{ points: 30, seconds: 10 * MINUTES }],
  },
  /**
   * One a guest, and one more for who corrects their name. The day's is five sittings. A device is a
   * family's phone, or the tablet at the bar, on which the next guest types the next name.
   */
  clients: {
    address: [
      { points: 500, seconds: 10 * MINUTES },
      { points: 3000, seconds: DAY },
    ],
    device: [
      { points: 30, seconds: 10 * MINUTES },
      { points: 300, seconds: DAY },
    ],
  },
  /**
   * Drafts: a summary that opens makes one, and another when the cart has changed since; say 3 for
   * each of 100 tables, and as many from guests who order for themselves. One device is a person who
   * cannot decide, or a waiter who orders for all tables.
   */
  orders: {
    address: [
      { points: 600, seconds: 10 * MINUTES },
      { points: 6000, seconds: DAY },
    ],
    device: [
      { points: 60, seconds: 10 * MINUTES },
      { points: 1000, seconds: DAY },
    ],
  },
  /** Comments, times and the placing: a few for every draft. */
  updates: {
    address: [{ points: 2000, seconds: 10 * MINUTES }],
    device: [{ points: 200, seconds: 10 * MINUTES }],
  },
  /** Deliveries are ordered from home; only an office has many homes behind one address. */
  addresses: {
    address: [{ points: 200, seconds: 10 * MINUTES }],
    device: [{ points: 30, seconds: 10 * MINUTES }],
  },
  /** One an order, and most guests give none. */
  ratings: {
    address: [{ points: 600, seconds: 10 * MINUTES }],
    device: [{ points: 20, seconds: 10 * MINUTES }],
  },
  /**
   * One address takes ten searches while it is typed, and as many moves of a pin on the map. Behind
   * one address of a mobile network twenty people do so at once; a provider bills for each.
   */
  searches: {
    address: [
      { points: 600, seconds: 10 * MINUTES },
      { points: 5000, seconds: DAY },
    ],
  },
  /** One or two for an address that is chosen; priced by kilometre, each asks a provider for the way. */
  costs: { address: [{ points: 600, seconds: 10 * MINUTES }] },
  /** A screen shows thirty at most, and one who looks around ten screens; ten such people at once. */
  tiles: { address: [{ points: 3000, seconds: 5 * MINUTES }] },
  /** Hardly anybody reports a site, and nobody often; somebody has to read each. */
  reports: {
    address: [
      { points: 20, seconds: HOUR },
      { points: 60, seconds: DAY },
    ],
    device: [{ points: 5, seconds: HOUR }],
  },
  /** One a guest; two with those who open the page anew. It is also what keeps the count honest. */
  visits: {
    address: [
      { points: 1000, seconds: 10 * MINUTES },
      { points: 10_000, seconds: DAY },
    ],
  },
  /**
   * Codes can be guessed at: a guest types two or three. What was chosen is put on every draft anew,
   * coupon and reward each, so that one who changes the cart ten times asks twenty times. A third of
   * the guests have one.
   */
  discounts: {
    address: [{ points: 600, seconds: 10 * MINUTES }],
    device: [{ points: 60, seconds: 10 * MINUTES }],
  },
  /**
   * Ways to follow an order: one for each page that waits for a payment, and another whenever a phone
   * wakes up. When a server has come back, the pages of 400 guests come at once, and again.
   */
  sockets: { address: [{ points: 3000, seconds: 10 * MINUTES }] },
  /**
   * What providers send: of all companies' payments from few addresses, three for each and some again.
   * Anybody else may send as well; each that is not believed costs little.
   */
  notifications: { address: [{ points: 3000, seconds: 5 * MINUTES }] },
  /**
   * A provider is asked for each, and again for a day whether it was paid after all; who cannot decide on
   * a tip asks anew with each that they try. The day's is as many as there can be drafts.
   */
  payments: {
    address: [
      { points: 600, seconds: 10 * MINUTES },
      { points: 6000, seconds: DAY },
    ],
    device: [
      { points: 60, seconds: 10 * MINUTES },
      { points: 1000, seconds: DAY },
    ],
  },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof rateLimits;

/** What each call counts as. */
export const limitOfCall: Record<CallName, LimitName> = {
  findHost: "reads",
  readCompany: "reads",
  readEcommerceSettings: "reads",
  reportAbuse: "reports",
  readDeliveryAreaCost: "costs",
  listCategories: "reads",
  readOrder: "reads",
  createOrder: "orders",
  updateOrder: "updates",
  readOrderSettings: "reads",
  readQr: "reads",
  listCoupons: "reads",
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

/** The answers that say of an id that it leads nowhere: whoever gets many of them is guessing. */
export const missCodes: readonly ProblemCode[] = [
  "client_not_found",
  "order_not_found",
  "address_not_found",
  "qr_not_found",
  "payment_not_found",
];

/**
 * The calls that can answer so; who has guessed too often may make none of them for a while. Making
 * and placing orders is not among them: it has limits of its own, and one guest who guesses must not
 * keep the others at the same Wi-Fi from ordering.
 */
export const guessableCalls: readonly CallName[] = [
  "readOrder",
  "readQr",
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
