/**
 * What may be asked of the websocket. Pages send `ping` every 45 seconds and close after 30 minutes
 * (spec §9); whoever does otherwise is no page of ours. Durations in milliseconds, sizes in bytes.
 */
export const socketLimits = {
  /** Two pings, and the time that a slow network takes: a phone that is silent for longer has gone. */
  idleMs: 100_000,
  /** No page wants more, and what lasts for ever adds up. */
  maxAgeMs: 31 * 60_000,
  /** `ping` has four; what is longer is closed before it is taken in. */
  maxMessageBytes: 64,
  /** A page that wakes up sends two or three pings in a row. */
  messages: { count: 20, within: 10_000 },
  /** What waits for a reader who does not read: an order or two of a hundred lines. */
  maxBufferedBytes: 512 * 1024,
  /** The 400 guests of a full restaurant stand behind one address, and each has a phone. */
  perAddress: 1200,
  /** Those of them who prove no device: who ordered on this phone has one, who was sent a link has none. */
  perAddressWithoutDevice: 200,
  /** The tabs of one phone, or of a tablet at the bar. */
  perDevice: 20,
  /** The tabs and phones of everybody to whom one order's link was sent. */
  perOrder: 30,
  /** Of everybody together: some 100 MB. */
  total: 10_000,
};

export type SocketLimits = typeof socketLimits;
