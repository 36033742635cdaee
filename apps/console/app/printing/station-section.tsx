import { MAX_STATIONS } from "@comanda/contract/rules/staff-rules";
import type { Printer, PrintingSettings } from "@comanda/contract/staff/printer-schemas";
import { localeNames } from "@comanda/ui/i18n/locale-names.ts";
import { randomKey } from "@comanda/ui/web/random-key.ts";
import { useText } from "../i18n/text.ts";
import { Button } from "../parts/button.tsx";
import { ChangeErrorText } from "../parts/change-error-text.tsx";
import { LeaveGuard } from "../parts/saving/leave-guard.tsx";
import { SaveRow } from "../parts/saving/save-row.tsx";
import { Segmented } from "../parts/segmented.tsx";
import { SelectField } from "../parts/select-field.tsx";
import { PrinterChoice } from "./printer-choice.tsx";
import { PrintingConflict } from "./printing-conflict.tsx";
import { addStation, type Category, changeStation, removeStation } from "./printing-form.ts";
import { StationForm } from "./station-form.tsx";
import { usePrintingSettings } from "./use-printing-settings.ts";

type StationSectionProps = {
  companyId: string;
  stored: PrintingSettings;
  printers: readonly Printer[];
  categories: readonly Category[];
  disabled: boolean;
  onSaved: () => Promise<void>;
};

const languages = Object.entries(localeNames).map(([value, label]) => ({
  value: value as PrintingSettings["language"],
  label,
}));

/** When tickets are printed, in which language, and which station prints what. */
export function StationSection(props: StationSectionProps) {
  const { companyId, stored, printers, categories, disabled, onSaved } = props;
  const t = useText();
  const form = usePrintingSettings({ companyId, stored, printers, onSaved });
  const { draft, change } = form;
  return (
    <section className="flex flex-col gap-4 rounded-m border border-line bg-surface p-4">
      <h2 className="text-md font-bold">{t("printing.stations")}</h2>
      <fieldset disabled={disabled} className="flex min-w-0 flex-col gap-4">
        <Segmented
          label={t("printing.printOn")}
          value={draft.print_on}
          options={[
            { value: "acceptance", label: t("printing.onAcceptance") },
            { value: "placement", label: t("printing.onPlacement") },
          ]}
          onChange={(print_on) => change({ ...draft, print_on })}
        />
        <SelectField
          label={t("printing.language")}
          value={draft.language}
          options={languages}
          onChange={(language) => change({ ...draft, language })}
        />
        {draft.stations.map((station) => (
          <StationForm
            key={station.id}
            station={station}
            printers={printers}
            categories={categories}
            isDefault={station.id === draft.default_station_id}
            isOnly={draft.stations.length === 1}
            isNameless={form.nameless.includes(station.id)}
            onChange={(changes) => change(changeStation(draft, station.id, changes))}
            onDefault={() => change({ ...draft, default_station_id: station.id })}
            onRemove={() => change(removeStation(draft, station.id))}
          />
        ))}
        {draft.stations.length < MAX_STATIONS && (
          <Button
            look="tonal"
            className="self-start"
            onClick={() => change(addStation(draft, randomKey()))}
          >
            {t("printing.addStation")}
          </Button>
        )}
        <PrinterChoice
          label={t("printing.receiptPrinter")}
          printers={printers}
          value={draft.receipt.copies === 0 ? null : draft.receipt.printer_id}
          onChange={(printer_id) =>
            change({ ...draft, receipt: { printer_id, copies: printer_id ? 1 : 0 } })
          }
        />
      </fieldset>
      {form.error && <ChangeErrorText error={form.error} />}
      {form.conflict && (
        <PrintingConflict
          printers={printers}
          categories={categories}
          conflict={form.conflict}
          onMerge={(merged) => void form.saveMerged(merged)}
          onClose={form.closeConflict}
        />
      )}
      {!disabled && <SaveRow form={form} onSave={() => void form.save()} />}
      <LeaveGuard isDirty={form.isChanged} onSave={form.save} />
    </section>
  );
}
