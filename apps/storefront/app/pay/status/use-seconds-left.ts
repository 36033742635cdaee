import { useEffect, useState } from "react";
import { useNow } from "../../hours/now.tsx";
import { estimateClockSkew } from "./format-countdown.ts";

/** How many seconds are left until an instant (ISO 8601), by the server's clock; null without one. */
export function useSecondsLeft(until: string | null | undefined): number | null {
  const now = useNow();
  /** How far the server's clock is ahead of the visitor's, in milliseconds. */
  const [ahead, setAhead] = useState(() => estimateClockSkew(now.getTime() - Date.now()));
  const [first] = useState(now);
  const [, setTick] = useState(0);
  // `now` is of this very moment only when it has just changed.
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
