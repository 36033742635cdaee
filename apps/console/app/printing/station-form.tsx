import type { Printer } from "@comanda/contract/staff/printer-schemas";
import { useId } from "react";
import { useText } from "../i18n/text.ts";
import { Button, FLUSH } from "../parts/button.tsx";
import { Field } from "../parts/field.tsx";
import { Segmented } from "../parts/segmented.tsx";
import { PrinterChoice } from "./printer-choice.tsx";
import type { Category, Station } from "./printing-form.ts";

type StationFormProps = {
  station: Station;
  printers: readonly Printer[];
  categories: readonly Category[];
  isDefault: boolean;
  isOnly: boolean;
  /** Whether it lacked its name when it was to be saved. */
  isNameless: boolean;
  onChange: (changes: Partial<Station>) => void;
  onDefault: () => void;
  onRemove: () => void;
};

/** One station: its name, printer, copies and categories. */
export function StationForm(props: StationFormProps) {
  const { station, printers, categories, isDefault, isOnly, isNameless } = props;
  const { onChange, onDefault, onRemove } = props;
  const t = useText();
  const heading = useId();
  const { name, category_ids: chosen } = station;
  const toggle = (id: string, isChosen: boolean) =>
    onChange({
      category_ids: isChosen ? [...chosen, id] : chosen.filter((each) => each !== id),
    });
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 id={heading} className="text-md font-bold wrap-anywhere">
        <bdi>{name.trim() || t("printing.newStation")}</bdi>
      </h3>
      <Field
        label={t("form.name")}
        value={name}
        maxLength={40}
        error={isNameless ? t("printing.nameMissing") : undefined}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <PrinterChoice
        label={t("printing.printer")}
        printers={printers}
        value={station.printer_id}
        onChange={(printer_id) => onChange({ printer_id })}
      />
      <Segmented
        label={t("printing.copies")}
        value={station.copies}
        options={[1, 2, 3].map((value) => ({ value, label: String(value) }))}
        onChange={(copies) => onChange({ copies })}
      />
      <fieldset className="min-w-0">
        <legend className="mb-1 text-sm text-muted">{t("printing.categories")}</legend>
        {isDefault && <p className="pb-1 text-sm text-muted">{t("printing.defaultHint")}</p>}
        <div className="grid gap-x-4 md:grid-cols-2">
          {categories.map((category) => (
            <label key={category.id} className="flex min-h-12 items-center gap-3 text-md">
              <input
                type="checkbox"
                className="size-5 flex-none accent-accent"
                checked={chosen.includes(category.id)}
                onChange={(event) => toggle(category.id, event.currentTarget.checked)}
              />
              <bdi className="min-w-0 wrap-anywhere">{category.name}</bdi>
            </label>
          ))}
        </div>
      </fieldset>
      {!isOnly && (
        <div className={`${FLUSH} flex flex-wrap gap-2`}>
          {!isDefault && (
            <Button look="quiet" onClick={onDefault}>
              {t("printing.makeDefault")}
            </Button>
          )}
          <Button look="quiet" className="text-danger!" onClick={onRemove}>
            {t("printing.removeStation")}
          </Button>
        </div>
      )}
    </section>
  );
}
