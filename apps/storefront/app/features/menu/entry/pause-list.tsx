import type { PausedServiceType } from "../../../company/company-site.tsx";
import { useNow } from "../../../hours/current-time.tsx";
import { useTimeText } from "../../../hours/time-text.ts";
import { useText } from "../../../i18n/text.ts";
import { useServiceTypeName } from "../../../ordering/use-service-type-name.ts";

/** A pause that ends later than that, in milliseconds, is one without an end: its date would say nothing. */
const LONGEST_PAUSE_MS = 365 * 86_400_000;

/** Shows the paused service types, each with the end of its pause. */
export function PauseList({ pauses }: { pauses: readonly PausedServiceType[] }) {
  const typeName = useServiceTypeName();
  const clock = useTimeText();
  const now = useNow();
  const t = useText();
  return (
    <ul className="rounded-m border border-line">
      {pauses.map(({ type, until }) => (
        <li
          key={type}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line px-4 py-3 last:border-0"
        >
          <span className="font-bold">{typeName(type)}</span>
          {until.getTime() - now.getTime() < LONGEST_PAUSE_MS && (
            <span className="tabular text-muted">
              {t("pause.until", { time: clock.soon(until) })}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
