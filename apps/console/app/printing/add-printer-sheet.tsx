import type { Printer } from "@comanda/contract/staff/printer-schemas";
import { isolate } from "@comanda/ui/i18n/isolate.ts";
import { useLocale } from "@comanda/ui/i18n/locale-context.tsx";
import { useState } from "react";
import { printingApi } from "../api/printing-api.ts";
import { useChanges } from "../api/use-changes.ts";
import { useText } from "../i18n/text.ts";
import { Button } from "../parts/button.tsx";
import { ChangeErrorText } from "../parts/change-error-text.tsx";
import { Field } from "../parts/field.tsx";
import { useCreateOnce } from "../parts/saving/use-create-once.ts";
import { SelectField } from "../parts/select-field.tsx";
import { Sheet } from "../parts/sheets/sheet.tsx";
import { SwitchField } from "../parts/switch-field.tsx";
import type { PrinterToken } from "./printer-token.ts";

type AddPrinterSheetProps = {
  companyId: string;
  open: boolean;
  onClose: () => void;
  onAdded: (added: PrinterToken) => void;
};

type Choices = Pick<Printer, "name" | "kind" | "columns" | "as_pictures">;

const START: Choices = { name: "", kind: "agent", columns: 48, as_pictures: false };
const widths = [
  { value: "48", label: "80 mm (48)" },
  { value: "42", label: "80 mm (42)" },
  { value: "32", label: "58 mm (32)" },
] as const;

/** Adds a printer. What was typed stays when it cannot be stored. */
export function AddPrinterSheet({ companyId, open, onClose, onAdded }: AddPrinterSheetProps) {
  const t = useText();
  const locale = useLocale();
  const [choices, setChoices] = useState(START);
  const [submitted, setSubmitted] = useState(false);
  const { run, busy, error } = useChanges();
  const createOnce = useCreateOnce((printerId) =>
    printingApi("removePrinter", { params: { companyId, printerId } }),
  );
  const isNameless = choices.name.trim() === "";
  const change = (more: Partial<Choices>) => setChoices({ ...choices, ...more });
  const add = async () => {
    setSubmitted(true);
    if (isNameless) return;
    const create = async (id: string) => {
      const body = { id, ...choices };
      const answer = await printingApi("createPrinter", { params: { companyId }, body });
      if (answer.token !== null) return answer;
      // An earlier request has added it, and its answer was lost.
      const params = { companyId, printerId: answer.printer.id };
      return printingApi("renewPrinterToken", { params });
    };
    const added = await run(() => createOnce(choices, create));
    if (!added) return;
    setChoices(START);
    setSubmitted(false);
    onAdded(added);
  };
  const kinds = [
    { value: "agent", label: t("printing.kind.agent") },
    { value: "cloudprnt", label: t("printing.kind.cloudprnt") },
  ] as const;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t("printing.addPrinter")}
      footer={
        <Button look="solid" busy={busy} onClick={add}>
          {t("printing.add")}
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        <Field
          label={t("form.name")}
          value={choices.name}
          maxLength={40}
          error={submitted && isNameless ? t("printing.nameMissing") : undefined}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <SelectField
          label={t("printing.kind")}
          value={choices.kind}
          options={kinds}
          onChange={(kind) => change({ kind })}
        />
        <SelectField
          label={t("printing.width")}
          value={String(choices.columns) as (typeof widths)[number]["value"]}
          options={widths.map((each) => ({ ...each, label: isolate(each.label, locale) }))}
          onChange={(width) => change({ columns: Number(width) as Printer["columns"] })}
        />
        <SwitchField
          label={t("printing.asPictures")}
          hint={t("printing.asPicturesHint")}
          checked={choices.as_pictures}
          onChange={(as_pictures) => change({ as_pictures })}
        />
        {error && <ChangeErrorText error={error} />}
      </div>
    </Sheet>
  );
}
