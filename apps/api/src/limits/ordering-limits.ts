import { DAY_SECONDS, MINUTE_SECONDS } from "@comanda/domain/time/durations";
import type { RateLimit } from "./rate-rule.ts";

/** The limits of what guests do to order, at the table and to pay. */
export const orderingLimits = {
  /**
   * The first client of a browser creates its device: 400 in ten minutes at worst. The day's limit
   * is five sittings. One device can be a family's phone, or a tablet at the bar on which every
   * guest enters a name.
   */
  clients: {
    address: [
      { points: 500, seconds: 10 * MINUTE_SECONDS },
      { points: 2500, seconds: DAY_SECONDS },
    ],
    device: [
      { points: 30, seconds: 10 * MINUTE_SECONDS, crowd: { all: 800, each: 3 } },
      { points: 300, seconds: DAY_SECONDS, crowd: { all: 3000, each: 10 } },
    ],
  },
  /**
   * Drafts: a summary that opens creates one, and another after the cart has changed; 3 per guest
   * at worst. Without a cookie a guest can create only the first draft, when they give no name: a
   * third of the guests within half an hour. One device can be a person who cannot decide, or a
   * waiter who orders for all tables.
   */
  orders: {
    address: [
      { points: 200, seconds: 10 * MINUTE_SECONDS },
      { points: 2000, seconds: DAY_SECONDS },
    ],
    device: [
      { points: 60, seconds: 10 * MINUTE_SECONDS, crowd: { all: 2400, each: 6 } },
      { points: 1000, seconds: DAY_SECONDS, crowd: { all: 6000, each: 30 } },
    ],
  },
  /** Comments and times of a draft: a few for each; lines of a shared cart, a change in some seconds. */
  updates: {
    address: [{ points: 600, seconds: 10 * MINUTE_SECONDS }],
    device: [{ points: 200, seconds: 10 * MINUTE_SECONDS, crowd: { all: 4000, each: 20 } }],
  },
  /**
   * Submitted orders, apart from drafts and their changes. One per guest, another after something
   * was sold out, and one more when a phone repeats a request without an answer.
   */
  placements: {
    address: [
      { points: 200, seconds: 10 * MINUTE_SECONDS },
      { points: 2000, seconds: DAY_SECONDS },
    ],
    device: [
      { points: 60, seconds: 10 * MINUTE_SECONDS, crowd: { all: 1200, each: 6 } },
      { points: 1000, seconds: DAY_SECONDS, crowd: { all: 6000, each: 30 } },
    ],
  },
  /**
   * Deliveries are ordered from home; only an office has many addresses behind one network address.
   */
  addresses: {
    address: [{ points: 100, seconds: 10 * MINUTE_SECONDS }],
    device: [{ points: 30, seconds: 10 * MINUTE_SECONDS, crowd: { all: 800, each: 3 } }],
  },
  /** One per order, and most guests give none. */
  ratings: {
    address: [{ points: 200, seconds: 10 * MINUTE_SECONDS }],
    device: [{ points: 20, seconds: 10 * MINUTE_SECONDS, crowd: { all: 800, each: 3 } }],
  },
  /**
   * A guest calls a waiter and asks for the bill, perhaps twice; a call that is there already counts
   * too. Most guests who have not ordered have no cookie yet: 100 tables within ten minutes.
   */
  tableCalls: {
    address: [{ points: 300, seconds: 10 * MINUTE_SECONDS }],
    device: [{ points: 12, seconds: 10 * MINUTE_SECONDS, crowd: { all: 800, each: 3 } }],
  },
  /**
   * Finding, opening, joining and leaving shared carts: two to four per guest. Of 400 guests within ten
   * minutes most have no cookie yet.
   */
  sharedCarts: {
    address: [{ points: 1000, seconds: 10 * MINUTE_SECONDS }],
    device: [{ points: 60, seconds: 10 * MINUTE_SECONDS, crowd: { all: 3000, each: 8 } }],
  },
  /**
   * Codes can be guessed: a guest types two or three. The chosen coupon and reward are applied to
   * every new draft, so a guest who changes the cart ten times makes twenty requests. A third of
   * the guests have one.
   */
  discounts: {
    address: [{ points: 100, seconds: 10 * MINUTE_SECONDS }],
    device: [{ points: 60, seconds: 10 * MINUTE_SECONDS, crowd: { all: 1200, each: 6 } }],
  },
  /**
   * Each asks a provider, and is polled for a day in case it is paid after all; a customer who
   * cannot decide on a tip starts a new one for each that they try.
   */
  payments: {
    address: [
      { points: 200, seconds: 10 * MINUTE_SECONDS },
      { points: 2000, seconds: DAY_SECONDS },
    ],
    device: [
      { points: 60, seconds: 10 * MINUTE_SECONDS, crowd: { all: 1200, each: 6 } },
      { points: 1000, seconds: DAY_SECONDS, crowd: { all: 6000, each: 30 } },
    ],
  },
  /**
   * Notifications of providers: for all companies' payments from few addresses, three per payment
   * and some repetitions. Others can send too; refusing a false one costs little.
   */
  notifications: { address: [{ points: 3000, seconds: 5 * MINUTE_SECONDS }] },
} as const satisfies Record<string, RateLimit>;
