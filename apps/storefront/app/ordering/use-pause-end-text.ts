import { isPauseEndNear } from "@comanda/domain/company/pause-end";
import { useNow } from "../hours/current-time.tsx";
import { useTimeText } from "../hours/time-text.ts";
import { useText } from "../i18n/text.ts";

/** Returns a function to the end of a pause: `back 14:30`, or `until further notice` where it is far away. */
export function usePauseEndText(): (until: Date) => string {
  const t = useText();
  const clock = useTimeText();
  const now = useNow();
  return (until) =>
    isPauseEndNear(until, now)
      ? t("pause.until", { time: clock.soon(until) })
      : t("pause.openEnded");
}
