import "../i18n/fetch-later-messages.ts";
import type { TableCallKind } from "@comanda/domain/board/table-call";
import { Button } from "@comanda/ui/controls/button.tsx";
import { Notice } from "@comanda/ui/controls/notice.tsx";
import { useOnline } from "@comanda/ui/web/use-online.ts";
import HandPlatter from "lucide-react/icons/hand-platter";
import ReceiptText from "lucide-react/icons/receipt-text";
import { useState } from "react";
import { useText } from "../i18n/text.ts";
import { BillSheet } from "./bill-sheet.tsx";
import { useTableCalls } from "./use-table-calls.ts";

const KINDS = [
  { kind: "waiter", Icon: HandPlatter },
  { kind: "bill", Icon: ReceiptText },
] as const;

/** Calls a waiter to the guest's table and asks for the bill; says at once when someone is coming. */
export function TableCalls({ qrId }: { qrId: string }) {
  const t = useText();
  const online = useOnline();
  const { shown, sending, failed, call } = useTableCalls(qrId);
  const [choosesPayment, setChoosesPayment] = useState(false);
  if (!shown) return null;
  const press = (kind: TableCallKind) =>
    kind === "bill" ? setChoosesPayment(true) : void call(kind, null);
  const said = KINDS.filter(({ kind }) => shown[kind] !== null);
  return (
    <section aria-label={t("tableCalls.title")} className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2 empty:hidden">
        {KINDS.filter(({ kind }) => shown[kind] === null).map(({ kind, Icon }) => (
          <Button
            key={kind}
            look="secondary"
            className="min-h-11! min-w-min flex-1 gap-1.5! px-2! py-1!"
            busy={sending === kind}
            disabled={!online || sending !== null}
            onClick={() => press(kind)}
          >
            <Icon aria-hidden="true" className="size-4 flex-none" />
            <span className="min-w-0 text-sm leading-tight">{t(`tableCalls.${kind}`)}</span>
          </Button>
        ))}
      </div>
      {/* The region is there before its words, so that a screen reader says them. */}
      <div role="status" className="flex flex-col gap-2 empty:hidden">
        {said.map(({ kind, Icon }) => (
          <p
            key={kind}
            data-call={shown[kind]}
            className="flex min-h-11 items-center gap-2.5 rounded-m bg-positive-soft px-4 py-2 text-positive"
          >
            <Icon aria-hidden="true" className="size-5 flex-none" />
            <span className="min-w-0 flex-1 wrap-anywhere">
              {shown[kind] === "coming" ? (
                <b>{t(`tableCalls.${kind}.coming`)}</b>
              ) : (
                t(`tableCalls.${kind}.open`)
              )}
            </span>
          </p>
        ))}
      </div>
      {failed && (
        <Notice tone="danger" alert>
          {t("tableCalls.failed")}
        </Notice>
      )}
      <BillSheet
        open={choosesPayment}
        onClose={() => setChoosesPayment(false)}
        onAsk={(methodId) => {
          setChoosesPayment(false);
          void call("bill", methodId);
        }}
      />
    </section>
  );
}
