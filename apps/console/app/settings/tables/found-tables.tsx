import QrCode from "lucide-react/icons/qr-code";
import { useState } from "react";
import { useText } from "../../i18n/text.ts";
import { Button } from "../../parts/button.tsx";
import { EmptyState } from "../../parts/empty-state.tsx";
import { SearchField } from "../../parts/lists/search-field.tsx";
import { findTables, type Table } from "./draft/table-list.ts";
import { TableRow } from "./table-row.tsx";

type FoundTablesProps = {
  tables: readonly Table[];
  isStored: (table: Table) => boolean;
  onOpen: (table: Table) => void;
};

/** Rows that are drawn at first, and with each press on "more". */
const STEP = 100;

/** The tables that a search finds; many of them are drawn step by step. */
export function FoundTables({ tables, isStored, onOpen }: FoundTablesProps) {
  const t = useText();
  const [search, setSearch] = useState("");
  const [shown, setShown] = useState(STEP);
  if (tables.length === 0)
    return (
      <EmptyState
        icon={<QrCode aria-hidden="true" className="size-8" />}
        title={t("settings.tables.none")}
        text={t("settings.tables.noneText")}
      />
    );
  const found = findTables(tables, search);
  return (
    <>
      <SearchField label={t("settings.tables.search")} value={search} onChange={setSearch} />
      <p role="status" className="text-sm text-muted">
        {t("settings.tables.count", { count: found.length })}
      </p>
      <ul
        aria-label={t("settings.tables.title")}
        className="rounded-m border border-line bg-surface empty:hidden"
      >
        {found.slice(0, shown).map((table) => (
          <TableRow
            key={table.id}
            table={table}
            isStored={isStored(table)}
            onOpen={() => onOpen(table)}
          />
        ))}
      </ul>
      {found.length > shown && (
        <Button look="outline" onClick={() => setShown(shown + STEP)}>
          {t("settings.tables.more", { count: found.length - shown })}
        </Button>
      )}
    </>
  );
}
