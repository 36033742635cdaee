import { decimalsOf } from "@comanda/domain/money/cents";
import { useText } from "../../i18n/text.ts";
import { useMoneyText } from "../../parts/orders/money-text.ts";
import { SelectField } from "../../parts/select-field.tsx";
import type { Menu } from "../data/menu-types.ts";
import type { ReadOptions } from "./read-menu-file.ts";
import type { FileMenu } from "./table/file-menu.ts";
import { ALL_SHEETS } from "./workbook/read-workbook.ts";

type ReadingChoicesProps = {
  file: FileMenu;
  menu: Menu;
  onChange: (options: ReadOptions) => void;
};

/** What a file leaves open about how it is read: which of its sheets, whether its amounts are cents, and what `1.200` means. */
export function ReadingChoices({ file, menu, onChange }: ReadingChoicesProps) {
  const { sheet, unit, thousands } = file;
  const t = useText();
  const moneyText = useMoneyText();
  const smallUnits = 10 ** decimalsOf(menu.currency.code);
  return (
    <>
      {sheet && sheet.names.length > 1 && (
        <SelectField
          label={t("menu.import.sheet")}
          hint={t(
            sheet.name === ALL_SHEETS ? "menu.import.allSheetsHint" : "menu.import.sheetHint",
          )}
          value={sheet.name}
          options={sheet.names.map((name) => ({
            value: name,
            label: name === ALL_SHEETS ? t("menu.import.allSheets") : name,
          }))}
          onChange={(name) => onChange({ sheet: name })}
        />
      )}
      {unit && (
        <SelectField
          label={t("menu.import.unit")}
          hint={t("menu.import.unitHint")}
          value={unit.read}
          options={(["whole", "small"] as const).map((value) => ({
            value,
            label: `${unit.sample} = ${moneyText(value === "small" ? unit.sample / smallUnits : unit.sample, menu)}`,
          }))}
          onChange={(value) => onChange({ unit: value })}
        />
      )}
      {thousands && <ThousandsChoice thousands={thousands} menu={menu} onChange={onChange} />}
    </>
  );
}

type ThousandsChoiceProps = Pick<ReadingChoicesProps, "menu" | "onChange"> & {
  thousands: NonNullable<FileMenu["thousands"]>;
};

/** Asks what a mark before three digits means. Without an answer such prices are faults. */
function ThousandsChoice({ thousands: { read, sample }, menu, onChange }: ThousandsChoiceProps) {
  const t = useText();
  const moneyText = useMoneyText();
  const digits = Number(sample.replaceAll(/\D/gu, ""));
  const labelOf = (amount: number) => `${sample} = ${moneyText(amount, menu)}`;
  const none = { value: "", label: t("menu.import.thousandsOpen") } as const;
  const answers = [
    { value: "thousands", label: labelOf(digits) },
    { value: "decimals", label: labelOf(digits / 1000) },
  ] as const;
  return (
    <SelectField
      label={t("menu.import.thousands")}
      hint={t("menu.import.thousandsHint")}
      value={read ?? ""}
      options={read === null ? [none, ...answers] : answers}
      onChange={(value) => value !== "" && onChange({ thousands: value })}
    />
  );
}
