import type { PrintJob } from "@comanda/contract/staff/printing-schemas";
import { type MessageKey, useText } from "../i18n/text.ts";
import { StatePill } from "../parts/state-pill.tsx";
import { WaitReason } from "./wait-reason.tsx";

const states = {
  queued: { tone: "warning", text: "printing.job.queued" },
  sent: { tone: "accent", text: "printing.job.sent" },
  confirmed: { tone: "positive", text: "printing.job.confirmed" },
  failed: { tone: "danger", text: "printing.job.failed" },
} as const;

/** Why a ticket failed or waits; what is not here needs no words. */
const reasons: Readonly<Record<string, MessageKey>> = {
  no_printer: "printing.job.noPrinter",
  printer_removed: "printing.job.printerRemoved",
  expired: "printing.job.expired",
  paper_out: "printing.state.paperOut",
  cover_open: "printing.state.coverOpen",
  offline: "printing.state.offline",
  error: "printing.state.error",
};

/** Shows the state of each print of one ticket, and why it is not on paper. */
export function JobList({ jobs }: { jobs: readonly PrintJob[] }) {
  const t = useText();
  if (jobs.length === 0) return <p className="text-sm text-muted">{t("printing.notPrinted")}</p>;
  return (
    <ul className="flex flex-col gap-1">
      {jobs.map(
        ({ id, state, reason, waits_for: wait, reprint, duplicate, change, requested_by: by }) => (
          <li key={id} className="flex flex-wrap items-center gap-2 text-sm">
            <StatePill tone={states[state].tone}>{t(states[state].text)}</StatePill>
            {state !== "confirmed" && wait === null && reason !== null && reasons[reason] && (
              <span className="min-w-0 wrap-anywhere">{t(reasons[reason])}</span>
            )}
            {duplicate && (
              <span>{t("printing.job.duplicate", { number: Math.max(reprint, 1) })}</span>
            )}
            {change > 0 && <span>{t("printing.job.changed")}</span>}
            {by && <bdi className="text-muted">{by}</bdi>}
            {wait && <WaitReason wait={wait} />}
          </li>
        ),
      )}
    </ul>
  );
}
