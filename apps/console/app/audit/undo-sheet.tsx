import type { AuditEntry } from "@comanda/contract/staff/team-schemas";
import { Button } from "../parts/button.tsx";
import { Sheet } from "../parts/sheets/sheet.tsx";
import { actionText } from "./action-text.ts";
import { ChangedValues, subjectOf } from "./changed-row.tsx";
import type { UndoEntry } from "./use-undo-entry.ts";
import type { ValueFormats } from "./value-text.ts";

type UndoSheetProps = { undo: UndoEntry; entry: AuditEntry; formats: ValueFormats };

/** Asks before a change is taken back, with what returns: the values from now to then. */
export function UndoSheet({ undo, entry, formats }: UndoSheetProps) {
  const { t, dateText } = formats;
  const { action, at, before, after } = entry;
  const subject = subjectOf(formats, entry);
  return (
    <Sheet
      open
      onClose={undo.close}
      title={t("audit.undo.title")}
      footer={
        <>
          <p role="alert" className="text-md text-danger wrap-anywhere empty:hidden">
            {undo.refusal && t(undo.refusal)}
          </p>
          <Button look="solid" busy={undo.busy} onClick={undo.undo}>
            {t("audit.undo.do")}
          </Button>
          <Button look="outline" onClick={undo.close}>
            {t("audit.undo.keep")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-2">
        <p className="text-md wrap-anywhere">
          {actionText(t, action)} {subject && <bdi className="font-bold">{subject}</bdi>}
        </p>
        <p className="text-sm text-muted" suppressHydrationWarning>
          {dateText(at)}
        </p>
        <h3 className="text-md font-bold">{t("audit.undo.returns")}</h3>
        <ChangedValues
          change={{ before: after, after: before }}
          formats={formats}
          className="rounded-m bg-well p-3 text-md"
        />
        <p className="text-sm text-muted">{t("audit.undo.hint")}</p>
      </div>
    </Sheet>
  );
}
