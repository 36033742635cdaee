import Plus from "lucide-react/icons/plus";
import Printer from "lucide-react/icons/printer";
import { useState } from "react";
import { Link } from "react-router";
import { useText } from "../../i18n/text.ts";
import { useCompanyPath } from "../../layout/company-page.tsx";
import { Button, buttonClasses } from "../../parts/button.tsx";
import type { GuestWords } from "../../parts/prints/guest-words.ts";
import type { StoredSection } from "../../parts/saving/section-value.ts";
import { SettingsPage } from "../form/settings-page.tsx";
import { useSettingsSection } from "../form/use-settings-section.ts";
import { newTable, TABLES, type Table, tablesIn } from "./draft/table-list.ts";
import { FoundTables } from "./found-tables.tsx";
import { SeriesSheet } from "./sheets/series-sheet.tsx";
import { TableSheet } from "./sheets/table-sheet.tsx";

type TablesPageProps = {
  companyId: string;
  initial: StoredSection;
  /** Where guests order; null for a restaurant without a host. */
  origin: string | null;
  words: Pick<GuestWords, "table">;
};

type Opened = { kind: "table"; id: string } | { kind: "series" } | null;

/** The codes of the tables: their names, what guests order there, and where they lead. */
export function TablesPage({ companyId, initial, origin, words }: TablesPageProps) {
  const t = useText();
  const path = useCompanyPath();
  const form = useSettingsSection({ companyId, section: "tables", initial });
  const [opened, setOpened] = useState<Opened>(null);
  const tables = tablesIn(form.value);
  const storedIds = new Set(tablesIn(form.stored.value).map(({ id }) => id));
  const isStored = ({ id }: Table) => storedIds.has(id);
  const store = (next: readonly Table[]) => form.set(TABLES, next);
  const labelOf = (field: string) => {
    const index = /^qrs\.(\d+)/u.exec(field)?.[1];
    return (index && tables[Number(index)]?.name) || t("settings.tables.title");
  };
  const add = () => {
    const made = newTable({ name: words.table, zone: "", type: "TABLE" });
    store([...tables, made]);
    setOpened({ kind: "table", id: made.id });
  };
  const open = opened?.kind === "table" ? tables.find(({ id }) => id === opened.id) : undefined;

  return (
    <SettingsPage
      title={t("settings.tables.title")}
      form={form}
      labelOf={labelOf}
      textOf={textOf}
      actions={
        tables.length > 0 && (
          <Link
            to={path("settings/tables/print")}
            className={buttonClasses({ look: "outline", size: "m" })}
          >
            <Printer aria-hidden="true" className="size-5" />
            {t("settings.tables.print")}
          </Link>
        )
      }
    >
      <div className="flex flex-wrap gap-2">
        <Button look="outline" onClick={add}>
          <Plus aria-hidden="true" className="size-5" />
          {t("settings.tables.add")}
        </Button>
        <Button look="outline" onClick={() => setOpened({ kind: "series" })}>
          {t("settings.tables.addMany")}
        </Button>
      </div>
      <FoundTables
        tables={tables}
        isStored={isStored}
        onOpen={({ id }) => setOpened({ kind: "table", id })}
      />
      {open && (
        <TableSheet
          key={open.id}
          tables={tables}
          origin={origin}
          table={open}
          isStored={isStored(open)}
          onClose={() => setOpened(null)}
          onChange={(next) => {
            store(tables.map((each) => (each.id === open.id ? next : each)));
            setOpened({ kind: "table", id: next.id });
          }}
          onRemove={() => {
            store(tables.filter(({ id }) => id !== open.id));
            setOpened(null);
          }}
        />
      )}
      {opened?.kind === "series" && (
        <SeriesSheet
          tables={tables}
          firstName={words.table}
          onClose={() => setOpened(null)}
          onMake={(made) => {
            store([...tables, ...made]);
            setOpened(null);
          }}
        />
      )}
    </SettingsPage>
  );
}

/** Writes the tables as a text, to compare two versions in a conflict. */
function textOf(_: string, value: unknown): string | null {
  if (!Array.isArray(value)) return null;
  return (value as Table[])
    .map(({ name, zone, ordering_type }) =>
      [name, zone?.name, ordering_type].filter(Boolean).join(" · "),
    )
    .join("\n");
}
