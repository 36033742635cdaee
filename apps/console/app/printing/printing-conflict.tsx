import type { Printer, PrintingSettings } from "@comanda/contract/staff/printer-schemas";
import { localeNames } from "@comanda/ui/i18n/locale-names.ts";
import { useText } from "../i18n/text.ts";
import { DraftConflict } from "../parts/saving/draft-conflict.tsx";
import type { DraftsInConflict } from "../parts/settings-form/use-settings-form.ts";
import type { Category } from "./printing-form.ts";
import {
  categoryIdOf,
  mergedPrinting,
  type PrintingVersion,
  printingVersion,
} from "./printing-versions.ts";

type PrintingConflictProps = {
  conflict: DraftsInConflict<PrintingSettings>;
  printers: readonly Printer[];
  categories: readonly Category[];
  onMerge: (merged: PrintingSettings) => void;
  onClose: () => void;
};

const LABELS = {
  print_on: "printing.printOn",
  language: "printing.language",
  stations: "printing.stations",
  default_station_id: "printing.makeDefault",
  "receipt.printer_id": "printing.receiptPrinter",
  "receipt.copies": "printing.copies",
} as const;
const CATEGORY = "categories.";

/** Both versions of the settings of printing that two members changed. */
export function PrintingConflict(props: PrintingConflictProps) {
  const { conflict, printers, categories, onMerge, onClose } = props;
  const { author } = conflict;
  const t = useText();
  const printerName = (id: unknown) =>
    printers.find((printer) => printer.id === id)?.name ?? t("printing.noPrinter");
  const stations = [...conflict.theirs.stations, ...conflict.mine.stations];
  const stationName = (id: unknown) =>
    stations.find((station) => station.id === id)?.name ?? t("printing.newStation");
  const labelOf = (path: string): string => {
    if (!path.startsWith(CATEGORY)) return t(LABELS[path as keyof typeof LABELS]);
    const id = categoryIdOf(path.slice(CATEGORY.length));
    return categories.find((category) => category.id === id)?.name ?? id;
  };
  const stationText = ({ name, printer_id, copies }: PrintingVersion["stations"][number]) =>
    `${name} · ${printerName(printer_id)} · ${t("printing.copies")}: ${copies}`;
  const texts: Readonly<Record<string, (value: unknown) => string>> = {
    language: (value) => localeNames[value as PrintingSettings["language"]],
    print_on: (value) =>
      t(value === "placement" ? "printing.onPlacement" : "printing.onAcceptance"),
    "receipt.printer_id": printerName,
    default_station_id: stationName,
    // One that a version lacks has no text; where both members moved them, it is all of them.
    stations: (value) =>
      [(value ?? []) as PrintingVersion["stations"]].flat().map(stationText).join("\n") || "–",
  };
  const textOf = (path: string, value: unknown): string | null =>
    path.startsWith(CATEGORY)
      ? stationName(value ?? conflict.theirs.default_station_id)
      : (texts[path]?.(value) ?? null);
  return (
    <DraftConflict
      conflict={{
        base: printingVersion(conflict.base),
        mine: printingVersion(conflict.mine),
        theirs: printingVersion(conflict.theirs),
        author,
      }}
      labelOf={labelOf}
      textOf={textOf}
      onClose={onClose}
      onMerge={(merged) => onMerge(mergedPrinting(merged, conflict.theirs))}
    />
  );
}
