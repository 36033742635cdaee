import type { Printer } from "@comanda/contract/staff/printer-schemas";
import { randomKey } from "@comanda/ui/web/random-key.ts";
import { useState } from "react";
import { printingApi } from "../api/printing-api.ts";
import { useChanges } from "../api/use-changes.ts";
import { useText } from "../i18n/text.ts";
import { Button } from "../parts/button.tsx";
import { ChangeErrorText } from "../parts/change-error-text.tsx";
import { AddPrinterSheet } from "./add-printer-sheet.tsx";
import { ChangePrinterSheet } from "./change-printer-sheet.tsx";
import { PrinterCard } from "./printer-card.tsx";
import type { PrinterToken } from "./printer-token.ts";
import { TokenSheet } from "./token-sheet.tsx";

type PrinterSectionProps = {
  companyId: string;
  printers: readonly Printer[];
  /** The ids of the printers on which something is printed. */
  used: readonly (string | null)[];
  disabled: boolean;
  /** False by PIN: a printer's token outlasts it. */
  mayMakeTokens: boolean;
  timezone: string;
  onChange: () => Promise<void>;
};

/** The printers: how they are, a test, their changes, a new token, removal, and adding one. */
export function PrinterSection(props: PrinterSectionProps) {
  const { companyId, printers, used, disabled, mayMakeTokens, timezone, onChange } = props;
  const t = useText();
  const [adding, setAdding] = useState(false);
  const [changing, setChanging] = useState<Printer | null>(null);
  const [token, setToken] = useState<PrinterToken | null>(null);
  const { run, busy, error } = useChanges();

  const params = (printerId: string) => ({ params: { companyId, printerId } });
  const test = (id: string) =>
    run(async () => {
      await printingApi("testPrinter", { ...params(id), body: { id: randomKey() } });
      await onChange();
    });
  const renew = (id: string) =>
    run(async () => setToken(await printingApi("renewPrinterToken", params(id))));
  const remove = (id: string) =>
    run(async () => {
      await printingApi("removePrinter", params(id));
      await onChange();
    });

  return (
    <section className="flex flex-col gap-3 rounded-m border border-line bg-surface p-4">
      <h2 className="text-md font-bold">{t("printing.printers")}</h2>
      {printers.length === 0 && <p className="text-sm text-muted">{t("printing.noPrinters")}</p>}
      <ul className="flex flex-col gap-3">
        {printers.map((printer) => (
          <PrinterCard
            key={printer.id}
            printer={printer}
            busy={busy}
            disabled={disabled}
            timezone={timezone}
            isUsed={used.includes(printer.id)}
            onTest={() => test(printer.id)}
            onChange={() => setChanging(printer)}
            onRenew={mayMakeTokens ? () => renew(printer.id) : null}
            onRemove={() => remove(printer.id)}
          />
        ))}
      </ul>
      {error && <ChangeErrorText error={error} />}
      {!(disabled || mayMakeTokens) && (
        <p className="text-sm text-muted">{t("printing.tokensByAccount")}</p>
      )}
      {!disabled && mayMakeTokens && (
        <Button look="tonal" className="self-start" onClick={() => setAdding(true)}>
          {t("printing.addPrinter")}
        </Button>
      )}
      <AddPrinterSheet
        companyId={companyId}
        open={adding}
        onClose={() => setAdding(false)}
        onAdded={(added) => {
          setAdding(false);
          setToken(added);
          void onChange();
        }}
      />
      {changing && (
        <ChangePrinterSheet
          companyId={companyId}
          printer={changing}
          onClose={() => setChanging(null)}
          onChange={onChange}
        />
      )}
      <TokenSheet token={token} onClose={() => setToken(null)} />
    </section>
  );
}
