import { isAllergen } from "@comanda/domain/menu/dietary";
import { useLocale } from "@comanda/ui/i18n/locale-context.tsx";
import { joinedText } from "../../../i18n/joined-text.ts";
import { useText } from "../../../i18n/text.ts";
import { serverFaultText } from "../../../parts/forms/server-fault-text.ts";
import type { FileMenu, RowFault, RowNote } from "../table/file-menu.ts";

/** Returns a function that says where in a file a fault stands, and what it is. */
export function useRowFaultTexts(menu: FileMenu) {
  const t = useText();
  const placeOf = useRowPlace(menu);
  const textOf = (fault: RowFault): string => {
    const { kind } = fault;
    const value = shortened(fault.value);
    if (kind === "price" && value === "") return t("menu.fault.priceMissing");
    return kind === "server"
      ? serverFaultText(t, fault)
      : t(`menu.import.fault.${kind}`, { value });
  };
  return (fault: RowFault) => ({ place: placeOf(fault), text: textOf(fault) });
}

/** The beginning of a long value, which finds its cell too. */
const shortened = (value: string): string =>
  value.length > MAX_SHOWN ? `${value.slice(0, MAX_SHOWN)}…` : value;
const MAX_SHOWN = 200;

/** Returns a function that says where in a file a note stands, and what it is. */
export function useRowNoteTexts(menu: FileMenu) {
  const t = useText();
  const locale = useLocale();
  const placeOf = useRowPlace(menu);
  const allergenNames = (codes: string) =>
    joinedText(
      codes
        .split(" ")
        .filter(isAllergen)
        .map((each) => t(`menu.allergen.${each}`)),
      locale,
    );
  return ({ line, kind, value }: RowNote) => ({
    place: placeOf({ line, column: null }),
    text: t(`menu.import.note.${kind}`, {
      value: kind === "absentAllergens" ? allergenNames(value) : value,
    }),
  });
}

/** Says where in a file something stands: its sheet, line and column. */
function useRowPlace({ titles = {}, sheet }: FileMenu) {
  const t = useText();
  const locale = useLocale();
  const sheets = sheet?.starts ?? [];
  return ({ line, column }: Pick<RowFault, "line" | "column">): string => {
    const start = line === null ? undefined : sheets.findLast(({ after }) => after < line);
    const parts = [
      sheets.length > 1 && start && `${t("menu.import.sheet")} ${start.name}`,
      line !== null && t("menu.import.line", { line: line - (start?.after ?? 0) }),
      column !== null && t("menu.import.column", { column: titles[column] ?? column }),
    ].filter((part) => typeof part === "string");
    return joinedText(parts, locale);
  };
}
