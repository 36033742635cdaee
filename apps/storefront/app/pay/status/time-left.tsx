import { classNames } from "@comanda/ui/controls/class-names.ts";
import { useText } from "../../i18n/text.ts";
import { formatCountdown } from "./format-countdown.ts";
import { useSecondsLeft } from "./use-seconds-left.ts";

/** Below this number of seconds the time is shown as urgent. */
const SOON = 120;

/**
 * Shows the time left until an instant (ISO 8601), by the server's clock; nothing without an instant.
 */
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
      {seconds > 0 ? t("pay.timeLeft", { time: formatCountdown(seconds) }) : t("pay.timeUp")}
    </p>
  );
}
