import { DAY_SECONDS, MINUTE_SECONDS } from "@comanda/domain/time/durations";
import type { RateLimit } from "./rate-rule.ts";

/** The limits of what visitors read and ask: pages, searches, maps and live updates. */
export const readingLimits = {
  /**
   * 400 guests who each open 3 pages within their first 5 minutes make 1,200 requests, and the
   * router fetches as many again as they go on. Most of them have no cookie yet.
   */
  pages: {
    address: [{ points: 4000, seconds: 5 * MINUTE_SECONDS }],
    device: [{ points: 300, seconds: 5 * MINUTE_SECONDS, crowd: { all: 8000, each: 40 } }],
  },
  /**
   * Each open tracking page polls every 30 seconds, with a cookie: 400 guests make 800 a minute. A
   * guest who reads the menu has no cookie yet and makes a few requests. A shared cart is read again after
   * each change of one of its guests.
   */
  reads: {
    address: [{ points: 1500, seconds: MINUTE_SECONDS }],
    device: [{ points: 120, seconds: MINUTE_SECONDS, crowd: { all: 3000, each: 10 } }],
  },
  /**
   * Unknown ids. A phone may have one or two saved from an old menu, and forgets them at the first
   * answer. Our ids are 128 random bits, but the ids of QR codes come from the import and may be
   * short.
   */
  misses: {
    address: [{ points: 500, seconds: 10 * MINUTE_SECONDS }],
    device: [{ points: 30, seconds: 10 * MINUTE_SECONDS, crowd: { all: 800, each: 3 } }],
  },
  /**
   * Typing one address takes ten searches, and moving the pin as many again. Behind one address of
   * a mobile network twenty people do so at once. A provider bills for each search, so the day's
   * limit is for all devices of an address together.
   */
  searches: {
    address: [
      { points: 400, seconds: 10 * MINUTE_SECONDS },
      { points: 2500, seconds: DAY_SECONDS },
    ],
    device: [
      { points: 120, seconds: 10 * MINUTE_SECONDS, crowd: { all: 600, each: 20 } },
      { points: 500, seconds: DAY_SECONDS, crowd: { all: 5000, each: 0 } },
    ],
  },
  /**
   * One or two per chosen address; with prices per kilometre, each one asks the routing provider
   * for a distance.
   */
  costs: {
    address: [{ points: 400, seconds: 10 * MINUTE_SECONDS }],
    device: [{ points: 60, seconds: 10 * MINUTE_SECONDS, crowd: { all: 800, each: 6 } }],
  },
  /**
   * A screen shows at most thirty, and a person who moves the map ten screens; ten such people at
   * once.
   */
  tiles: {
    address: [{ points: 3000, seconds: 5 * MINUTE_SECONDS }],
    device: [{ points: 600, seconds: 5 * MINUTE_SECONDS, crowd: { all: 6000, each: 100 } }],
  },
  /**
   * Sockets that follow an order: one per page of an order in progress, and another each time a
   * phone wakes up. After a server restart the pages of 400 guests reconnect at once, and again.
   */
  sockets: {
    address: [{ points: 1000, seconds: 10 * MINUTE_SECONDS }],
    device: [{ points: 100, seconds: 10 * MINUTE_SECONDS, crowd: { all: 3000, each: 10 } }],
  },
} as const satisfies Record<string, RateLimit>;
