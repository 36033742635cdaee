import { orderingLimits } from "./ordering-limits.ts";
import type { RateLimit } from "./rate-rule.ts";
import { readingLimits } from "./reading-limits.ts";
import { staffLimits } from "./staff-limits.ts";
import { visitingLimits } from "./visiting-limits.ts";

/**
 * All limits (decision 12). They are measured against the fullest evening of one IP address: a
 * restaurant of 100 tables, with 400 guests on its Wi-Fi who all come within half an hour, or at
 * worst within ten minutes. `crowd.all` is about twice what these guests do. A program is stopped
 * at a small multiple of what guests do by hand.
 */
export const rateLimits = {
  ...readingLimits,
  ...visitingLimits,
  ...orderingLimits,
  ...staffLimits,
} as const satisfies Record<string, RateLimit>;

/** The limits against guessing; other requests never push their counts out of the memory. */
export const guardedLimits: readonly LimitName[] = [
  "signIns",
  "knownSignIns",
  "accounts",
  "mails",
  "knownMails",
  "mailboxes",
  "memberMails",
  "pins",
];

/**
 * The limits of requests that often need no database, such as kept pages. They never wait for the counts of
 * other processes, so that they are answered while the database is not.
 */
export const unwaitedLimits: readonly LimitName[] = [
  ...(Object.keys(readingLimits) as (keyof typeof readingLimits)[]),
  "visits",
  "notifications",
  "staff",
  "printers",
];

export type LimitName = keyof typeof rateLimits;
