import { classNames } from "@comanda/ui/controls/class-names.ts";
import { useLocale } from "@comanda/ui/i18n/locale-context.tsx";
import Download from "lucide-react/icons/download";
import { useText } from "../../i18n/text.ts";
import { Button } from "../../parts/button.tsx";
import { csvStyle, download, toCsv } from "../../parts/lists/csv.ts";
import { refusedColumns, refusedRows } from "./faults/refused-rows.ts";
import { useRowFaultTexts } from "./faults/row-fault-texts.ts";
import { PlacedTexts } from "./placed-texts.tsx";
import type { FileMenu, RowFault } from "./table/file-menu.ts";
import type { Rest } from "./use-menu-import.ts";

type RowFaultsProps = {
  faults: readonly RowFault[];
  file: FileMenu;
  /** Whether the rest of the file can be applied without these lines, or is on the menu already. */
  rest: Rest;
};

/** What is wrong with a file, by line and column. */
export function RowFaults({ faults, file, rest }: RowFaultsProps) {
  const t = useText();
  const texts = useRowFaultTexts(file);
  const style = csvStyle(useLocale());
  const { lines = [] } = file;
  const canLeaveOut = rest !== "none";
  const title = t(canLeaveOut ? "menu.import.leftOut" : "menu.import.faults", {
    count: faults.length,
  });
  const save = async () => {
    const reasonOf = (fault: RowFault) => Object.values(texts(fault)).filter(Boolean).join(": ");
    const header = [...refusedColumns(lines), t("menu.import.reason")];
    const rows = refusedRows(file, faults, reasonOf);
    download("menu-left-out.csv", await toCsv(header, rows, style));
  };
  return (
    <section
      role="alert"
      className={classNames(
        "flex flex-col gap-2 rounded-m border p-4",
        canLeaveOut ? "border-warning bg-warning-soft" : "border-danger bg-danger-soft",
      )}
    >
      <h2 className={classNames("text-md font-bold", canLeaveOut ? "text-warning" : "text-danger")}>
        {title}
      </h2>
      {canLeaveOut && (
        <p className="text-md wrap-anywhere">
          {t(rest === "waits" ? "menu.import.leftOutHint" : "menu.import.leftOutDone")}
        </p>
      )}
      <PlacedTexts label={title} rows={faults} textsOf={texts} />
      {canLeaveOut && lines.length > 0 && (
        <div className="flex">
          <Button look="outline" onClick={() => void save()}>
            <Download aria-hidden="true" className="size-5" />
            {t("menu.import.saveLeftOut")}
          </Button>
        </div>
      )}
    </section>
  );
}
