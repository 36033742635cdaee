import { useEffect, useState } from "react";
import { useText } from "../i18n/text.tsx";
import { useNow } from "../shop/now.tsx";
import { classNames } from "../ui/class-names.ts";
import { leftText, likelyAhead } from "./left-text.ts";

/** Below so many seconds it is time to hurry. */
const SOON = 120;

/** How much time is left until an instant (ISO 8601), by the server's clock; nothing without one. */
export function TimeLeft({ until }: { until: string | null | undefined }) {
  const t = useText();
  const seconds = useSecondsLeft(until);
  if (seconds === null) return null;
  return (
    <p
      className={classNames(
        "tabular text-xs font-bold",
        seconds <= SOON ? "text-danger" : "text-muted",
      )}
    >
      {seconds > 0 ? t("pay.timeLeft", { time: leftText(seconds) }) : t("pay.timeUp")}
    </p>
  );
}

function useSecondsLeft(until: string | null | undefined): number | null {
  const now = useNow();
  /** How far the server's clock is ahead of the visitor's, in milliseconds. */
  const [ahead, setAhead] = useState(() => likelyAhead(now.getTime() - Date.now()));
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
