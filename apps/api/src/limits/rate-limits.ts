/** At most so many in so many seconds, counted from the first. */
export type RateRule = { points: number; seconds: number };

/**
 * What one device may do. `crowd` is for all devices of one address together: once they have done
 * `all` within the same time, each of them may do `each` instead of `points`.
 */
export type DeviceRule = RateRule & { crowd: { all: number; each: number } };

/**
 * `address` counts together all visitors of one address who prove no device. `device` counts each
 * device that the cookie proves, and then the address's own rules do not count. A limit without
 * `device` counts everybody by address.
 */
export type RateLimit = { address: readonly RateRule[]; device?: readonly DeviceRule[] };

const MINUTES = 60;
const HOUR = 60 * MINUTES;
const DAY = 24 * HOUR;

/**
 * Every number there is (decision 12). They are measured against the fullest evening that one address
 * can have: a restaurant of 100 tables, 400 guests on its Wi-Fi, who all come within half an hour, or
 * at worst within ten minutes. `crowd.all` is about twice what these guests do. A program is stopped
 * at a small multiple of what guests do by hand.
 */
export const rateLimits = {
  /**
   * 400 guests who each open 3 pages within 5 minutes of sitting down are 1,200, with as many again
   * for what the router fetches as they go on. Most have no cookie yet.
   */
  pages: {
    address: [{ points: 4000, seconds: 5 * MINUTES }],
    device: [{ points: 300, seconds: 5 * MINUTES, crowd: { all: 8000, each: 40 } }],
  },
  /**
   * Each open tracking page asks every 30 seconds, and who follows an order has a cookie: 400 guests
   * are 800 a minute. Who reads the menu has none yet, and asks a few times.
   */
  reads: {
    address: [{ points: 1500, seconds: 1 * MINUTES }],
    device: [{ points: 120, seconds: 1 * MINUTES, crowd: { all: 3000, each: 10 } }],
  },
  /**
   * Ids that lead nowhere. A phone comes with one or two that it kept from a menu of long ago, and
   * forgets them at the first answer. Ours are 128 random bits, but those of QR codes are the
   * importer's, and may be short.
   */
  misses: {
    address: [{ points: 500, seconds: 10 * MINUTES }],
    device: [{ points: 30, seconds: 10 * MINUTES, crowd: { all: 800, each: 3 } }],
  },
  /**
   * The first client of a browser makes its device: 400 in ten minutes at worst. The day's is five
   * sittings. A device is a family's phone, or the tablet at the bar, on which the next guest types
   * the next name.
   */
  clients: {
    address: [
      { points: 500, seconds: 10 * MINUTES },
      { points: 2500, seconds: DAY },
    ],
    device: [
      { points: 30, seconds: 10 * MINUTES, crowd: { all: 800, each: 3 } },
      { points: 300, seconds: DAY, crowd: { all: 3000, each: 10 } },
    ],
  },
  /**
   * Drafts: a summary that opens makes one, and another when the cart has changed since; say 3 for
   * each guest at worst. Without a cookie only the first draft of a guest who gives no name is made:
   * those of a third of the guests within half an hour. One device is a person who cannot decide, or a
   * waiter who orders for all tables.
   */
  orders: {
    address: [
      { points: 200, seconds: 10 * MINUTES },
      { points: 2000, seconds: DAY },
    ],
    device: [
      { points: 60, seconds: 10 * MINUTES, crowd: { all: 2400, each: 6 } },
      { points: 1000, seconds: DAY, crowd: { all: 6000, each: 30 } },
    ],
  },
  /** Comments and times of a draft: a few for every draft. */
  updates: {
    address: [{ points: 600, seconds: 10 * MINUTES }],
    device: [{ points: 200, seconds: 10 * MINUTES, crowd: { all: 4000, each: 20 } }],
  },
  /**
   * Orders that are sent, apart from drafts and their changes. One a guest, another when something
   * was sold out, and one more when a phone repeats what it has no answer to.
   */
  placements: {
    address: [
      { points: 200, seconds: 10 * MINUTES },
      { points: 2000, seconds: DAY },
    ],
    device: [
      { points: 60, seconds: 10 * MINUTES, crowd: { all: 1200, each: 6 } },
      { points: 1000, seconds: DAY, crowd: { all: 6000, each: 30 } },
    ],
  },
  /** Deliveries are ordered from home; only an office has many homes behind one address. */
  addresses: {
    address: [{ points: 100, seconds: 10 * MINUTES }],
    device: [{ points: 30, seconds: 10 * MINUTES, crowd: { all: 800, each: 3 } }],
  },
  /** One an order, and most guests give none. */
  ratings: {
    address: [{ points: 200, seconds: 10 * MINUTES }],
    device: [{ points: 20, seconds: 10 * MINUTES, crowd: { all: 800, each: 3 } }],
  },
  /**
   * One address takes ten searches while it is typed, and as many moves of a pin on the map. Behind
   * one address of a mobile network twenty people do so at once. A provider bills for each, so that
   * the day's limit is one for all devices of an address together.
   */
  searches: {
    address: [
      { points: 400, seconds: 10 * MINUTES },
      { points: 2500, seconds: DAY },
    ],
    device: [
      { points: 120, seconds: 10 * MINUTES, crowd: { all: 600, each: 20 } },
      { points: 500, seconds: DAY, crowd: { all: 5000, each: 0 } },
    ],
  },
  /** One or two for an address that is chosen; priced by kilometre, each asks a provider for the way. */
  costs: {
    address: [{ points: 400, seconds: 10 * MINUTES }],
    device: [{ points: 60, seconds: 10 * MINUTES, crowd: { all: 800, each: 6 } }],
  },
  /** A screen shows thirty at most, and one who looks around ten screens; ten such people at once. */
  tiles: {
    address: [{ points: 3000, seconds: 5 * MINUTES }],
    device: [{ points: 600, seconds: 5 * MINUTES, crowd: { all: 6000, each: 100 } }],
  },
  /**
   * Few people report a site, and none of them often. A person has to read each report, so that those
   * of all devices of an address have an end, too.
   */
  reports: {
    address: [
      { points: 20, seconds: HOUR },
      { points: 60, seconds: DAY },
    ],
    device: [{ points: 5, seconds: HOUR, crowd: { all: 20, each: 0 } }],
  },
  /** One a guest; two with those who open the page again. It is also what keeps the count honest. */
  visits: {
    address: [
      { points: 1000, seconds: 10 * MINUTES },
      { points: 10_000, seconds: DAY },
    ],
    device: [{ points: 20, seconds: 10 * MINUTES, crowd: { all: 1000, each: 2 } }],
  },
  /**
   * Codes can be guessed at: a guest types two or three. What was chosen is put on every new draft,
   * coupon and reward each, so that one who changes the cart ten times asks twenty times. A third of
   * the guests have one.
   */
  discounts: {
    address: [{ points: 100, seconds: 10 * MINUTES }],
    device: [{ points: 60, seconds: 10 * MINUTES, crowd: { all: 1200, each: 6 } }],
  },
  /**
   * Ways to follow an order: one for each page that waits for a payment, and another whenever a phone
   * wakes up. When a server has come back, the pages of 400 guests come at once, and again.
   */
  sockets: {
    address: [{ points: 1000, seconds: 10 * MINUTES }],
    device: [{ points: 100, seconds: 10 * MINUTES, crowd: { all: 3000, each: 10 } }],
  },
  /**
   * What providers send: of all companies' payments from few addresses, three for each and some again.
   * Anybody else may send as well; each that is not believed costs little.
   */
  notifications: { address: [{ points: 3000, seconds: 5 * MINUTES }] },
  /**
   * A provider is asked for each, and again for a day whether it was paid after all; a customer who
   * cannot decide on a tip begins another with each that they try.
   */
  payments: {
    address: [
      { points: 200, seconds: 10 * MINUTES },
      { points: 2000, seconds: DAY },
    ],
    device: [
      { points: 60, seconds: 10 * MINUTES, crowd: { all: 1200, each: 6 } },
      { points: 1000, seconds: DAY, crowd: { all: 6000, each: 30 } },
    ],
  },
} as const satisfies Record<string, RateLimit>;

export type LimitName = keyof typeof rateLimits;
