import "../../../i18n/await-office-messages.ts";
import "./table-cards.css";
import type { Setup } from "@comanda/contract/setup/setup-schemas";
import { useHydrated } from "@comanda/ui/page/use-hydrated.ts";
import Printer from "lucide-react/icons/printer";
import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router";
import { officeApi } from "../../../api/office-api.ts";
import { useText } from "../../../i18n/text.ts";
import { useCompanyPath } from "../../../layout/company-page.tsx";
import { Button } from "../../../parts/button.tsx";
import { EmptyState } from "../../../parts/empty-state.tsx";
import { Field } from "../../../parts/field.tsx";
import { PageHeader } from "../../../parts/page-header.tsx";
import type { GuestWords } from "../../../parts/prints/guest-words.ts";
import { Segmented } from "../../../parts/segmented.tsx";
import { SelectField } from "../../../parts/select-field.tsx";
import { type Table, zoneOf, zonesOf } from "../draft/table-list.ts";
import { type CardLook, TableCard } from "./table-card.tsx";

type Layout = "sheets" | "tents";
type PrintPageProps = {
  companyId: string;
  tables: readonly Table[];
  origin: string | null;
  look: CardLook;
  words: Pick<GuestWords, "scan" | "language">;
  /** Null where no set-up is under way that notes what was printed. */
  setup: Setup | null;
};

/** What is printed: all tables, those of a part of the restaurant, or the code without a table. */
type Which = { kind: "all" | "place" } | { kind: "zone"; name: string };

/**
 * The codes on paper: several cards a page, or cards that fold and stand. The code without a table leads to
 * the menu, for the door or the counter.
 */
export function PrintPage({ companyId, tables, origin, look, words, setup }: PrintPageProps) {
  const t = useText();
  const path = useCompanyPath();
  const [layout, setLayout] = useState<Layout>("sheets");
  const [params] = useSearchParams();
  const startsWithPlace = tables.length === 0 || params.get("code") === "place";
  const [which, setWhich] = useState<Which>({ kind: startsWithPlace ? "place" : "all" });
  const [text, setText] = useState(words.scan);
  // Thousands of codes are drawn by the browser alone.
  const isHydrated = useHydrated();
  const printed =
    which.kind === "place"
      ? [null]
      : tables.filter((table) => which.kind !== "zone" || zoneOf(table) === which.name);
  const print = () => {
    if (setup && !setup.code_printed) void notePrinted(companyId, setup);
    window.print();
  };
  const title = t("settings.tables.printTitle");
  return (
    <>
      <title>{title}</title>
      <PageHeader
        title={title}
        back={path(setup && !setup.live ? "settings/setup#code" : "settings/tables")}
      >
        <Button look="solid" disabled={!isHydrated} onClick={print}>
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
        {tables.length > 0 && <WhichField tables={tables} value={which} onChange={setWhich} />}
        <Field
          label={t("settings.tables.cardText")}
          value={text}
          lang={words.language}
          dir="auto"
          maxLength={60}
          autoComplete="off"
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <p role="status" className="text-sm text-muted">
          {which.kind === "place"
            ? t("settings.tables.placeHint")
            : t("settings.tables.count", { count: printed.length })}
        </p>
      </div>
      {origin === null ? (
        <EmptyState title={t("settings.tables.noHost")} />
      ) : (
        <div className={`table-cards table-cards-${layout}`}>
          {isHydrated &&
            printed.map((table) => (
              <PrintedCard key={table?.id ?? "place"} isFolded={layout === "tents"}>
                <TableCard
                  table={table}
                  origin={origin}
                  look={look}
                  text={text}
                  language={words.language}
                  label={t("settings.tables.codeOf", { name: table?.name ?? look.companyName })}
                />
              </PrintedCard>
            ))}
        </div>
      )}
    </>
  );
}

type WhichFieldProps = {
  tables: readonly Table[];
  value: Which;
  onChange: (which: Which) => void;
};

function WhichField({ tables, value, onChange }: WhichFieldProps) {
  const t = useText();
  const choices: { value: Which; label: string }[] = [
    { value: { kind: "all" }, label: t("settings.tables.all") },
    ...zonesOf(tables).map((name) => ({ value: { kind: "zone" as const, name }, label: name })),
    { value: { kind: "place" }, label: t("settings.tables.place") },
  ];
  return (
    <SelectField
      label={t("settings.tables.which")}
      value={JSON.stringify(value)}
      options={choices.map((each) => ({ value: JSON.stringify(each.value), label: each.label }))}
      onChange={(chosen) => onChange(JSON.parse(chosen) as Which)}
    />
  );
}

/** A card on its paper; one that folds has the same card on its back. */
function PrintedCard({ isFolded, children: card }: { isFolded: boolean; children: ReactNode }) {
  return (
    <div className="table-card-sheet">
      {card}
      {isFolded && (
        <div aria-hidden="true" className="table-card-back">
          {card}
        </div>
      )}
    </div>
  );
}

/** Notes for the set-up that a code was printed. A failure of the note does not stop the printing. */
async function notePrinted(companyId: string, { revision, dismissed }: Setup): Promise<void> {
  const body = { revision, dismissed, code_printed: true };
  await officeApi("updateSetup", { params: { companyId }, body }).catch(() => null);
}
