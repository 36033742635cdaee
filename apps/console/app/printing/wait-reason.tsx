import type { TicketWait } from "@comanda/contract/staff/printing-schemas";
import { type MessageKey, useText } from "../i18n/text.ts";
import { useCompanyPage } from "../layout/company-page.tsx";
import { useDateText } from "../parts/use-date-text.ts";

/** What a member does about a printer, by its own reason. */
const texts: Record<Exclude<TicketWait["reason"], "silent">, MessageKey> = {
  never_connected: "printing.wait.neverConnected",
  offline: "printing.wait.offline",
  paper_out: "printing.wait.paperOut",
  cover_open: "printing.wait.coverOpen",
  error: "printing.wait.error",
};

const silentTexts: Record<TicketWait["printer_kind"], MessageKey> = {
  agent: "printing.wait.silentAgent",
  cloudprnt: "printing.wait.silentPrinter",
};

/** Says why a ticket waits for its printer, and what to do. */
export function WaitReason({ wait }: { wait: TicketWait }) {
  const t = useText();
  const dateText = useDateText(useCompanyPage().member.company.timezone);
  const { reason, printer_name: name, printer_kind, silent_since: since } = wait;
  return (
    <p className="basis-full wrap-anywhere text-danger">
      {reason === "silent"
        ? t(silentTexts[printer_kind], { name, time: since === null ? "" : dateText(since) })
        : t(texts[reason], { name })}
    </p>
  );
}
