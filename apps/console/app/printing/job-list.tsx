import type { PrintJob } from "@comanda/contract/staff/printing-schemas";
import { useText } from "../i18n/text.ts";
import { StatePill } from "../parts/state-pill.tsx";

const states = {
  queued: { tone: "warning", text: "printing.job.queued" },
  sent: { tone: "accent", text: "printing.job.sent" },
  confirmed: { tone: "positive", text: "printing.job.confirmed" },
  failed: { tone: "danger", text: "printing.job.failed" },
} as const;

/** Shows the state of each print of one ticket. */
export function JobList({ jobs }: { jobs: readonly PrintJob[] }) {
  const t = useText();
  if (jobs.length === 0) return <p className="text-sm text-muted">{t("printing.notPrinted")}</p>;
  return (
    <ul className="flex flex-col gap-1">
      {jobs.map(({ id, state, reprint, duplicate, change, requested_by: by }) => (
        <li key={id} className="flex flex-wrap items-center gap-2 text-sm">
          <StatePill tone={states[state].tone}>{t(states[state].text)}</StatePill>
          {duplicate && (
            <span>{t("printing.job.duplicate", { number: Math.max(reprint, 1) })}</span>
          )}
          {change > 0 && <span>{t("printing.job.changed")}</span>}
          {by && <bdi className="text-muted">{by}</bdi>}
        </li>
      ))}
    </ul>
  );
}
