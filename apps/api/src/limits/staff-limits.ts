import { HOUR_SECONDS, MINUTE_SECONDS } from "@comanda/domain/time/durations";
import type { RateLimit } from "./rate-rule.ts";

/** The limits of the console, and of what could be guessed at its sign-in. */
export const staffLimits = {
  /**
   * Calls of the console. A board reads its state every 30 seconds and after each change of an
   * order: 60 orders in five minutes, which move five times each, on ten boards of one address. Each call
   * counts for its address too, so that the limit of the crowd is never reached.
   */
  staff: {
    address: [{ points: 6000, seconds: 5 * MINUTE_SECONDS }],
    device: [{ points: 1500, seconds: 5 * MINUTE_SECONDS, crowd: { all: 12_000, each: 300 } }],
  },
  /**
   * Passwords, second factors and links. Thirty people of one house sign in within ten minutes and
   * mistype twice. The device is an e-mail address tried from one network address: ten tries of one
   * account there. The network address counts besides, so that one visitor cannot try one password on many
   * accounts.
   */
  signIns: {
    address: [{ points: 100, seconds: 10 * MINUTE_SECONDS }],
    device: [{ points: 10, seconds: 10 * MINUTE_SECONDS, crowd: { all: 100, each: 0 } }],
  },
  /**
   * The same tries of a browser that has signed in to the account before: it also opens links and invitations. The
   * device is the account from one network address.
   */
  knownSignIns: {
    address: [{ points: 20, seconds: 10 * MINUTE_SECONDS }],
    device: [{ points: 20, seconds: 10 * MINUTE_SECONDS, crowd: { all: 100_000, each: 20 } }],
  },
  /**
   * Wrong passwords of one account from everywhere, counted for a constant address. A browser that
   * has signed in to the account before is exempt, so that others cannot lock it out.
   */
  accounts: {
    address: [{ points: 100, seconds: HOUR_SECONDS }],
    device: [{ points: 100, seconds: HOUR_SECONDS, crowd: { all: 100_000, each: 100 } }],
  },
  /** Mails with a link, to one address and from one address. */
  mails: {
    address: [{ points: 20, seconds: HOUR_SECONDS }],
    device: [{ points: 5, seconds: HOUR_SECONDS, crowd: { all: 20, each: 0 } }],
  },
  /** The same mails for a browser that has signed in to the account before. */
  knownMails: {
    address: [{ points: 5, seconds: HOUR_SECONDS }],
    device: [{ points: 5, seconds: HOUR_SECONDS, crowd: { all: 100_000, each: 5 } }],
  },
  /** Mails with a link to one mailbox from everywhere; the same browsers are exempt. */
  mailboxes: {
    address: [{ points: 10, seconds: HOUR_SECONDS }],
    device: [{ points: 10, seconds: HOUR_SECONDS, crowd: { all: 100_000, each: 10 } }],
  },
  /**
   * Mails to addresses that members type: invitations and test mails. The device is an account, or a
   * company, counted for a constant address.
   */
  memberMails: {
    address: [{ points: 30, seconds: HOUR_SECONDS }],
    device: [{ points: 30, seconds: HOUR_SECONDS, crowd: { all: 100_000, each: 30 } }],
  },
  /** A counter's tablet changes hands with each order: twice a minute at worst, on ten tablets. */
  pins: {
    address: [{ points: 300, seconds: 10 * MINUTE_SECONDS }],
    device: [{ points: 100, seconds: 10 * MINUTE_SECONDS, crowd: { all: 1000, each: 10 } }],
  },
  /**
   * Tickets. A printer asks every five seconds and reports each ticket twice; a burst of fifty tickets in a minute.
   * The device is a printer that its token has proven, so that no guest counts with it.
   */
  printers: {
    address: [{ points: 600, seconds: MINUTE_SECONDS }],
    device: [{ points: 240, seconds: MINUTE_SECONDS, crowd: { all: 100_000, each: 240 } }],
  },
} as const satisfies Record<string, RateLimit>;
