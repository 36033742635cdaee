import { DAY_MS, MINUTE_MS } from "@comanda/domain/time/durations";

/**
 * Limits of the websocket. Pages send `ping` every 45 seconds, and close after 30 minutes when they follow
 * a payment (conformance 9.2, 9.3); other clients are cut off. Durations in milliseconds, sizes in bytes.
 */
export const socketLimits = {
  /** Two pings and some time for a slow network: a phone that is silent for longer has gone. */
  idleMs: 100_000,
  /** Endless connections would add up. The page of an order in progress opens another one. */
  maxAgeMs: 31 * MINUTE_MS,
  /** `ping` has four bytes; a longer message closes the connection before it is read. */
  maxMessageBytes: 64,
  /** A page that wakes up sends two or three pings in a row. */
  messages: { count: 20, within: 10_000 },
  /** Unsent messages for a client that does not read: one or two orders with a hundred lines. */
  maxBufferedBytes: 512 * 1024,
  /** The 400 guests of a full restaurant share one address, and each has a phone. */
  perAddress: 1200,
  /**
   * The part of them without a device: a phone that ordered has one, a phone that got a link has
   * none.
   */
  perAddressWithoutDevice: 200,
  /** The tabs of one phone, or of a tablet at the bar. */
  perDevice: 20,
  /** The tabs and phones of all people with the link to one order. */
  perOrder: 30,
  /**
   * The part of them for one address, so that a stranger with the link leaves some for the guest. The guests of a
   * table or a shared cart sit behind one address: theirs have no such part.
   */
  perOrderAndAddress: 20,
  /** All connections together: about 100 MB. */
  total: 10_000,
};

/**
 * Limits of the board's websocket. Boards are open for a whole shift and only listen; their
 * browsers answer the server's pings. Durations in milliseconds, sizes in bytes.
 */
export const boardSocketLimits = {
  /** Three pings without an answer: the tablet sleeps or has gone. */
  idleMs: 35_000,
  /** After a day a board connects again, which also happens to one that is never closed. */
  maxAgeMs: DAY_MS,
  maxMessageBytes: 64,
  messages: { count: 20, within: 10_000 },
  /** Unsent messages for a board that does not read: fifty orders with a hundred lines. */
  maxBufferedBytes: 1024 * 1024,
  /** How often the session of an open board is checked, besides at each change of staff. */
  recheckMs: MINUTE_MS,
  /** The tabs of one session. */
  perSession: 20,
  perCompany: 200,
  total: 2_000,
};

export type SocketLimits = typeof socketLimits;
