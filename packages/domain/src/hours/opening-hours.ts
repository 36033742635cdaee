import { MINUTE_MS } from "../time/durations.ts";
import { effectiveTimezone } from "./effective-timezone.ts";
import { dateRanges } from "./hours-by-date.ts";
import { firstInstantAt, wallClockTime } from "./time-zone.ts";
import type { OpeningHours, TimeRange } from "./weekly-hours.ts";

/** Whether a company is open at an instant, and the next change. */
export type OpenState = {
  open: boolean;
  /** Always open: no hours are configured, or the hours cover the whole week. */
  always: boolean;
  /** The instant of the next closing; null if the company is closed or never closes. */
  closesAt: Date | null;
  /** The instant of the next opening; null if the company is open or never opens. */
  opensAt: Date | null;
  /** Minutes until the closing, rounded up, if they are 45 or fewer; else null. */
  closesInMinutes: number | null;
};

const CLOSING_SOON_MS = 45 * MINUTE_MS;

/**
 * Tells whether the company is open, and until when (conformance 4.32 to 4.34). Opening hours are
 * wall-clock times in `timezone` (IANA name). Each means the first instant at which the clock shows
 * that time or a later one (decision 15): a company does not open in an hour that the clock skips, and
 * a closed company stays closed when the clock goes back.
 */
export function openState(
  hours: OpeningHours | null | undefined,
  timezone: string,
  now: Date,
): OpenState {
  const zone = effectiveTimezone(timezone);
  const instant = now.getTime();
  const wall = wallClockTime(zone, instant);
  return stateUntil(nextChange(toInstants(dateRanges(hours, wall), zone), instant), now);
}

type NextChange = { open: boolean; changesAt: number };

function stateUntil({ open, changesAt }: NextChange, now: Date): OpenState {
  const never = { closesAt: null, opensAt: null, closesInMinutes: null };
  if (!Number.isFinite(changesAt)) return { open, always: open, ...never };
  const remaining = changesAt - now.getTime();
  return {
    open,
    always: false,
    closesAt: open ? new Date(changesAt) : null,
    opensAt: open ? null : new Date(changesAt),
    closesInMinutes: open && remaining <= CLOSING_SOON_MS ? Math.ceil(remaining / MINUTE_MS) : null,
  };
}

/**
 * Returns whether the company is open at `now`, and the instant of the next change, `Infinity` for
 * none. Joins adjacent intervals.
 */
function nextChange(ranges: Iterable<TimeRange>, now: number): NextChange {
  let open = Number.NEGATIVE_INFINITY;
  let close = open;
  for (const next of ranges) {
    if (next.close <= next.open) continue;
    if (next.open > close) {
      if (close > now) break;
      open = next.open;
    }
    close = next.close;
  }
  if (close <= now) return { open: false, changesAt: Number.POSITIVE_INFINITY };
  return open <= now ? { open: true, changesAt: close } : { open: false, changesAt: open };
}

/** Converts ranges of the wall clock to instants; one that the clock skips becomes empty. */
function* toInstants(ranges: Iterable<TimeRange>, zone: string): Generator<TimeRange> {
  const instantAt = (wall: number) =>
    wall === Number.POSITIVE_INFINITY ? wall : firstInstantAt(zone, wall);
  for (const { open, close } of ranges) yield { open: instantAt(open), close: instantAt(close) };
}
