import "../../../i18n/await-office-messages.ts";
import "./table-cards.css";
import { useHydrated } from "@comanda/ui/page/use-hydrated.ts";
import Printer from "lucide-react/icons/printer";
import { useState } from "react";
import { useText } from "../../../i18n/text.ts";
import { useCompanyPath } from "../../../layout/company-page.tsx";
import { Button } from "../../../parts/button.tsx";
import { EmptyState } from "../../../parts/empty-state.tsx";
import { Field } from "../../../parts/field.tsx";
import { PageHeader } from "../../../parts/page-header.tsx";
import { Segmented } from "../../../parts/segmented.tsx";
import { SelectField } from "../../../parts/select-field.tsx";
import { type Table, zoneOf, zonesOf } from "../draft/table-list.ts";
import { type CardLook, TableCard } from "./table-card.tsx";

type Layout = "sheets" | "tents";
type PrintPageProps = { tables: readonly Table[]; origin: string | null; look: CardLook };

/** The tables that are stored, on paper: several cards a page, or cards that fold and stand. */
export function PrintPage({ tables, origin, look }: PrintPageProps) {
  const t = useText();
  const path = useCompanyPath();
  const [layout, setLayout] = useState<Layout>("sheets");
  const [zone, setZone] = useState("");
  const [text, setText] = useState(t("settings.tables.scan"));
  // Thousands of codes are drawn by the browser alone.
  const isHydrated = useHydrated();
  const printed = tables.filter((table) => zone === "" || zoneOf(table) === zone);
  const title = t("settings.tables.printTitle");
  return (
    <>
      <title>{title}</title>
      <PageHeader title={title} back={path("settings/tables")}>
        <Button look="solid" disabled={!isHydrated} onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-5" />
          {t("settings.tables.printNow")}
        </Button>
      </PageHeader>
      <div data-screen-only className="mx-auto flex w-full max-w-[720px] flex-col gap-3 p-4">
        <p className="text-sm text-muted">{t("settings.tables.pdfHint")}</p>
        <Segmented
          label={t("settings.tables.layout")}
          value={layout}
          options={[
            { value: "sheets", label: t("settings.tables.sheets") },
            { value: "tents", label: t("settings.tables.tents") },
          ]}
          onChange={setLayout}
        />
        <SelectField
          label={t("settings.tables.which")}
          value={zone}
          options={[
            { value: "", label: t("settings.tables.all") },
            ...zonesOf(tables).map((name) => ({ value: name, label: name })),
          ]}
          onChange={setZone}
        />
        <Field
          label={t("settings.tables.cardText")}
          value={text}
          maxLength={60}
          autoComplete="off"
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <p role="status" className="text-sm text-muted">
          {t("settings.tables.count", { count: printed.length })}
        </p>
      </div>
      {origin === null || tables.length === 0 ? (
        <EmptyState
          title={t(origin === null ? "settings.tables.noHost" : "settings.tables.none")}
        />
      ) : (
        <div className={`table-cards table-cards-${layout}`}>
          {isHydrated &&
            printed.map((table) => {
              const label = t("settings.tables.codeOf", { name: table.name });
              const card = <TableCard {...{ table, origin, look, text, label }} />;
              return (
                <div key={table.id} className="table-card-sheet">
                  {card}
                  {layout === "tents" && (
                    <div aria-hidden="true" className="table-card-back">
                      {card}
                    </div>
                  )}
                </div>
              );
            })}
        </div>
      )}
    </>
  );
}
