import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from "@comanda/domain/time/durations";
import type { RateLimit } from "./rate-rule.ts";

/** The limits of what visitors write without ordering: counted visits, and reports of a site. */
export const visitingLimits = {
  /**
   * One per guest, two for those who open the page again. This limit also keeps the count of visits
   * honest.
   */
  visits: {
    address: [
      { points: 1000, seconds: 10 * MINUTE_SECONDS },
      { points: 10_000, seconds: DAY_SECONDS },
    ],
    device: [{ points: 20, seconds: 10 * MINUTE_SECONDS, crowd: { all: 1000, each: 2 } }],
  },
  /**
   * Few people report a site, and none of them often. A person reads each report, so all devices of
   * an address have a limit together.
   */
  reports: {
    address: [
      { points: 20, seconds: HOUR_SECONDS },
      { points: 60, seconds: DAY_SECONDS },
    ],
    device: [{ points: 5, seconds: HOUR_SECONDS, crowd: { all: 20, each: 0 } }],
  },
} as const satisfies Record<string, RateLimit>;
