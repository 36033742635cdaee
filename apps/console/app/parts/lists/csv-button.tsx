import { useLocale } from "@comanda/ui/i18n/locale-context.tsx";
import Download from "lucide-react/icons/download";
import { useState } from "react";
import { useText } from "../../i18n/text.ts";
import { Button } from "../button.tsx";
import { type CsvCell, csvStyle, download, toCsv } from "./csv.ts";

export type CsvFile = {
  name: string;
  header: readonly string[];
  /** Made at the press: two years have 18,000 cells. */
  rows: () => readonly CsvCell[][] | Promise<readonly CsvCell[][]>;
};

type CsvButtonProps = {
  file: CsvFile;
  /** The words of the button; absent, those for the page's own rows. */
  label?: string;
};

/** Downloads what a page shows as a file for spreadsheets. */
export function CsvButton({ file, label }: CsvButtonProps) {
  const t = useText();
  const style = csvStyle(useLocale());
  const [busy, setBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      download(file.name, await toCsv(file.header, await file.rows(), style));
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button look="outline" busy={busy} onClick={save}>
        <Download aria-hidden="true" className="size-5 flex-none" />
        {label ?? t("reports.csv")}
      </Button>
      {hasFailed && (
        <p role="alert" className="text-md text-danger">
          {t("reports.csvFailed")}
        </p>
      )}
    </>
  );
}
