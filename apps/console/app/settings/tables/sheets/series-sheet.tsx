import { MAX_TABLES } from "@comanda/contract/rules/import-file-rules";
import { useState } from "react";
import { useText } from "../../../i18n/text.ts";
import { Button } from "../../../parts/button.tsx";
import { Field } from "../../../parts/field.tsx";
import { Sheet } from "../../../parts/sheets/sheet.tsx";
import { numberIn } from "../../form/number-text.ts";
import {
  MAX_SERIES,
  type SeriesFault,
  seriesFaults,
  seriesOf,
  type Table,
  type TableFields,
} from "../draft/table-list.ts";
import { TablePlaceFields } from "./table-fields.tsx";

type SeriesSheetProps = {
  tables: readonly Table[];
  /** The name that the series begins with, in the language of the company. */
  firstName: string;
  onClose: () => void;
  onMake: (made: readonly Table[]) => void;
};

/** Makes several tables at once: "Table 1" to "Table 20" in one zone. */
export function SeriesSheet({ tables, firstName, onClose, onMake }: SeriesSheetProps) {
  const t = useText();
  const [name, setName] = useState(firstName);
  const [numbers, setNumbers] = useState({ from: "1", to: "20" });
  const [fields, setFields] = useState<Omit<TableFields, "name">>({ zone: "", type: "TABLE" });
  const [isTried, setTried] = useState(false);
  const [from, to] = [wholeNumber(numbers.from), wholeNumber(numbers.to)];
  const series = { ...fields, name, from, to };
  const faults = seriesFaults(series);
  const isRight = Object.keys(faults).length === 0 && !Number.isNaN(from);
  const made = isRight ? seriesOf(series, tables) : [];
  const isFull = tables.length + made.length > MAX_TABLES;
  const text = (fault: SeriesFault | undefined) =>
    isTried && fault ? t(`settings.tables.fault.${fault}`, { max: MAX_SERIES }) : undefined;
  const make = () => {
    setTried(true);
    if (isRight && made.length > 0 && !isFull) onMake(made);
  };
  const number = (part: "from" | "to", error: string | undefined) => (
    <Field
      label={t(`settings.tables.${part}`)}
      value={numbers[part]}
      error={error}
      inputMode="numeric"
      dir="ltr"
      maxLength={6}
      autoComplete="off"
      onChange={(event) => setNumbers({ ...numbers, [part]: event.currentTarget.value })}
    />
  );
  return (
    <Sheet
      open
      persistent
      onClose={onClose}
      title={t("settings.tables.addMany")}
      footer={
        <Button look="solid" onClick={make}>
          {t("settings.tables.make", { count: made.length })}
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        <Field
          label={t("settings.tables.seriesName")}
          value={name}
          error={text(faults.name)}
          maxLength={100}
          autoComplete="off"
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <div className="grid grid-cols-2 items-start gap-3">
          {number(
            "from",
            isTried && Number.isNaN(from) ? t("settings.tables.fault.noNumber") : undefined,
          )}
          {number("to", text(faults.to))}
        </div>
        <TablePlaceFields
          tables={tables}
          fields={fields}
          onChange={(part) => setFields({ ...fields, ...part })}
        />
        <p role="status" className="text-sm text-muted empty:hidden">
          {isFull
            ? t("settings.tables.fault.full", { max: MAX_TABLES })
            : isRight && made.length < to - from + 1 && t("settings.tables.someExist")}
        </p>
      </div>
    </Sheet>
  );
}

/** A whole number up to six digits; not a number for any other text. */
function wholeNumber(text: string): number {
  const { number, isRight } = numberIn(text, { min: 0, max: 999_999, whole: true });
  return number !== null && isRight ? number : Number.NaN;
}
