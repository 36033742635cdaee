import { Link } from "react-router";
import { useText } from "../../i18n/text.ts";
import { LOG_STATES, type LogFilter, logQuery } from "./log-filter.ts";

/** Links that show deliveries of one state. */
export function StateLinks({ filter }: { filter: LogFilter }) {
  const t = useText();
  const link = (state: LogFilter["state"], label: string) => (
    <Link
      key={state ?? "all"}
      to={{ search: logQuery(state ? { state } : {}) }}
      aria-current={filter.state === state ? "true" : undefined}
      className="flex min-h-12 items-center rounded-full border border-field bg-surface px-4 text-md font-bold aria-[current]:border-inverse aria-[current]:bg-inverse aria-[current]:text-inverse-ink"
    >
      {label}
    </Link>
  );
  return (
    <nav aria-label={t("integrations.states")} className="flex flex-wrap gap-2">
      {link(undefined, t("integrations.all"))}
      {LOG_STATES.map((state) => link(state, t(`integrations.delivery.${state}`)))}
    </nav>
  );
}
