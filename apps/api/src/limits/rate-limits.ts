/** At most `points` within `seconds`, from the first one on. */
export type RateRule = { points: number; seconds: number };

/**
 * The limit of one device. `crowd` is for all devices of one IP address together: after `all` of them
 * within the same time, each may do only `each` instead of `points`.
 */
export type DeviceRule = RateRule & { crowd: { all: number; each: number } };

/**
 * `address` counts the visitors of one IP address without a device, together. `device` counts each
 * device of a cookie; then the address's own rules do not count. A limit without `device` counts
 * everyone by address.
 */
export type RateLimit = { address: readonly RateRule[]; device?: readonly DeviceRule[] };

const MINUTES = 60;
const HOUR = 60 * MINUTES;
const DAY = 24 * HOUR;

/**
 * All limits (decision 12). They are measured against the fullest evening of one IP address: a
 * restaurant of 100 tables, with 400 guests on its Wi-Fi who all come within half an hour, or at
 * worst within ten minutes. `crowd.all` is about twice what these guests do. A program is stopped
 * at a small multiple of what guests do by hand.
 */
export const rateLimits = {
  /**
   * 400 guests who each open 3 pages within their first 5 minutes make 1,200 requests, and the
   * router fetches as many again as they go on. Most of them have no cookie yet.
   */
  pages: {
    address: [{ points: 4000, seconds: 5 * MINUTES }],
    device: [{ points: 300, seconds: 5 * MINUTES, crowd: { all: 8000, each: 40 } }],
  },
  /**
   * Each open tracking page polls every 30 seconds, with a cookie: 400 guests make 800 a minute. A
   * guest who reads the menu has no cookie yet and makes a few requests. A shared cart is read again after
   * each change of one of its guests.
   */
  reads: {
    address: [{ points: 1500, seconds: 1 * MINUTES }],
    device: [{ points: 120, seconds: 1 * MINUTES, crowd: { all: 3000, each: 10 } }],
  },
  /**
   * Unknown ids. A phone may have one or two saved from an old menu, and forgets them at the first
   * answer. Our ids are 128 random bits, but the ids of QR codes come from the import and may be
   * short.
   */
  misses: {
    address: [{ points: 500, seconds: 10 * MINUTES }],
    device: [{ points: 30, seconds: 10 * MINUTES, crowd: { all: 800, each: 3 } }],
  },
  /**
   * The first client of a browser creates its device: 400 in ten minutes at worst. The day's limit
   * is five sittings. One device can be a family's phone, or a tablet at the bar on which every
   * guest enters a name.
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
   * Drafts: a summary that opens creates one, and another after the cart has changed; 3 per guest
   * at worst. Without a cookie a guest can create only the first draft, when they give no name: a
   * third of the guests within half an hour. One device can be a person who cannot decide, or a
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
  /** Comments and times of a draft: a few for each; lines of a shared cart, a change in some seconds. */
  updates: {
    address: [{ points: 600, seconds: 10 * MINUTES }],
    device: [{ points: 200, seconds: 10 * MINUTES, crowd: { all: 4000, each: 20 } }],
  },
  /**
   * Submitted orders, apart from drafts and their changes. One per guest, another after something
   * was sold out, and one more when a phone repeats a request without an answer.
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
  /**
   * Deliveries are ordered from home; only an office has many addresses behind one network address.
   */
  addresses: {
    address: [{ points: 100, seconds: 10 * MINUTES }],
    device: [{ points: 30, seconds: 10 * MINUTES, crowd: { all: 800, each: 3 } }],
  },
  /** One per order, and most guests give none. */
  ratings: {
    address: [{ points: 200, seconds: 10 * MINUTES }],
    device: [{ points: 20, seconds: 10 * MINUTES, crowd: { all: 800, each: 3 } }],
  },
  /**
   * A guest calls a waiter and asks for the bill, perhaps twice; a call that is there already counts
   * too. Most guests who have not ordered have no cookie yet: 100 tables within ten minutes.
   */
  tableCalls: {
    address: [{ points: 300, seconds: 10 * MINUTES }],
    device: [{ points: 12, seconds: 10 * MINUTES, crowd: { all: 800, each: 3 } }],
  },
  /**
   * Finding, opening, joining and leaving shared carts: two to four per guest. Of 400 guests within ten
   * minutes most have no cookie yet.
   */
  sharedCarts: {
    address: [{ points: 1000, seconds: 10 * MINUTES }],
    device: [{ points: 60, seconds: 10 * MINUTES, crowd: { all: 3000, each: 8 } }],
  },
  /**
   * Typing one address takes ten searches, and moving the pin as many again. Behind one address of
   * a mobile network twenty people do so at once. A provider bills for each search, so the day's
   * limit is for all devices of an address together.
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
  /**
   * One or two per chosen address; with prices per kilometre, each one asks the routing provider
   * for a distance.
   */
  costs: {
    address: [{ points: 400, seconds: 10 * MINUTES }],
    device: [{ points: 60, seconds: 10 * MINUTES, crowd: { all: 800, each: 6 } }],
  },
  /**
   * A screen shows at most thirty, and a person who moves the map ten screens; ten such people at
   * once.
   */
  tiles: {
    address: [{ points: 3000, seconds: 5 * MINUTES }],
    device: [{ points: 600, seconds: 5 * MINUTES, crowd: { all: 6000, each: 100 } }],
  },
  /**
   * Few people report a site, and none of them often. A person reads each report, so all devices of
   * an address have a limit together.
   */
  reports: {
    address: [
      { points: 20, seconds: HOUR },
      { points: 60, seconds: DAY },
    ],
    device: [{ points: 5, seconds: HOUR, crowd: { all: 20, each: 0 } }],
  },
  /**
   * One per guest, two for those who open the page again. This limit also keeps the count of visits
   * honest.
   */
  visits: {
    address: [
      { points: 1000, seconds: 10 * MINUTES },
      { points: 10_000, seconds: DAY },
    ],
    device: [{ points: 20, seconds: 10 * MINUTES, crowd: { all: 1000, each: 2 } }],
  },
  /**
   * Codes can be guessed: a guest types two or three. The chosen coupon and reward are applied to
   * every new draft, so a guest who changes the cart ten times makes twenty requests. A third of
   * the guests have one.
   */
  discounts: {
    address: [{ points: 100, seconds: 10 * MINUTES }],
    device: [{ points: 60, seconds: 10 * MINUTES, crowd: { all: 1200, each: 6 } }],
  },
  /**
   * Sockets that follow an order: one per page of an order in progress, and another each time a
   * phone wakes up. After a server restart the pages of 400 guests reconnect at once, and again.
   */
  sockets: {
    address: [{ points: 1000, seconds: 10 * MINUTES }],
    device: [{ points: 100, seconds: 10 * MINUTES, crowd: { all: 3000, each: 10 } }],
  },
  /**
   * Notifications of providers: for all companies' payments from few addresses, three per payment
   * and some repetitions. Others can send too; refusing a false one costs little.
   */
  notifications: { address: [{ points: 3000, seconds: 5 * MINUTES }] },
  /**
   * Each asks a provider, and is polled for a day in case it is paid after all; a customer who
   * cannot decide on a tip starts a new one for each that they try.
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
  /**
   * Calls of the console. A board reads its state every 30 seconds and after each change of an
   * order: 60 orders in five minutes, which move five times each, on ten boards of one address.
   */
  staff: {
    address: [{ points: 6000, seconds: 5 * MINUTES }],
    device: [{ points: 1500, seconds: 5 * MINUTES, crowd: { all: 12_000, each: 300 } }],
  },
  /**
   * Passwords, second factors and links. Thirty people of one house sign in within ten minutes and
   * mistype twice. The device is an e-mail address tried from one network address: ten tries of one
   * account there. The network address counts besides, so that one visitor cannot try one password on many
   * accounts.
   */
  signIns: {
    address: [{ points: 100, seconds: 10 * MINUTES }],
    device: [{ points: 10, seconds: 10 * MINUTES, crowd: { all: 100, each: 0 } }],
  },
  /**
   * Wrong passwords of one account from everywhere, counted for a constant address. A browser that
   * has signed in to the account before is exempt, so that others cannot lock it out.
   */
  accounts: {
    address: [{ points: 100, seconds: HOUR }],
    device: [{ points: 100, seconds: HOUR, crowd: { all: 100_000, each: 100 } }],
  },
  /** Mails with a link, to one address and from one address. */
  mails: {
    address: [{ points: 20, seconds: HOUR }],
    device: [{ points: 5, seconds: HOUR, crowd: { all: 20, each: 0 } }],
  },
  /** Mails with a link to one mailbox from everywhere; the same browsers are exempt. */
  mailboxes: {
    address: [{ points: 10, seconds: HOUR }],
    device: [{ points: 10, seconds: HOUR, crowd: { all: 100_000, each: 10 } }],
  },
  /**
   * Mails to addresses that members type: invitations and test mails. The device is an account, or a
   * company, counted for a constant address.
   */
  memberMails: {
    address: [{ points: 30, seconds: HOUR }],
    device: [{ points: 30, seconds: HOUR, crowd: { all: 100_000, each: 30 } }],
  },
  /** A counter's tablet changes hands with each order: twice a minute at worst, on ten tablets. */
  pins: {
    address: [{ points: 300, seconds: 10 * MINUTES }],
    device: [{ points: 100, seconds: 10 * MINUTES, crowd: { all: 1000, each: 10 } }],
  },
} as const satisfies Record<string, RateLimit>;

/** The limits against guessing; other requests never push their counts out of the memory. */
export const guardedLimits: readonly LimitName[] = [
  "signIns",
  "accounts",
  "mails",
  "mailboxes",
  "memberMails",
  "pins",
];

export type LimitName = keyof typeof rateLimits;
