import { useEffect, useState } from "react";
import { useNow } from "../../hours/current-time.tsx";
import { estimateClockSkew } from "./format-countdown.ts";

/**
 * Returns the seconds left until an instant (ISO 8601), by the server's clock; null without an instant.
 */
export function useSecondsLeft(until: string | null | undefined): number | null {
  const now = useNow();
  /** The milliseconds by which the server's clock is ahead of the visitor's. */
  const [ahead, setAhead] = useState(() => estimateClockSkew(now.getTime() - Date.now()));
  const [first] = useState(now);
  const [, setTick] = useState(0);
  // `now` is the present only right after it changed.
  useEffect(() => {
    if (now !== first) setAhead(now.getTime() - Date.now());
  }, [now, first]);
  useEffect(() => {
    const timer = setInterval(() => setTick((count) => count + 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  if (!until) return null;
  return Math.max(0, Math.ceil((Date.parse(until) - Date.now() - ahead) / 1_000));
}
