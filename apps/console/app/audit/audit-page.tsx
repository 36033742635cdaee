import "../i18n/await-people-messages.ts";
import "../i18n/await-office-messages.ts";
import type { AuditEntry } from "@comanda/contract/staff/team-schemas";
import History from "lucide-react/icons/history";
import { Link, useSearchParams } from "react-router";
import { useText } from "../i18n/text.ts";
import { useCompanyPath } from "../layout/company-page.tsx";
import { buttonClasses } from "../parts/button.tsx";
import { EmptyState } from "../parts/empty-state.tsx";
import { PageHeader } from "../parts/page-header.tsx";
import { SelectField } from "../parts/select-field.tsx";
import { areaName } from "./area-name.ts";
import { AuditRow } from "./audit-row.tsx";
import { UndoSheet } from "./undo-sheet.tsx";
import { useUndoEntry } from "./use-undo-entry.ts";
import { type AuditPlace, useValueFormats } from "./use-value-formats.ts";

type AuditPageProps = {
  companyId: string;
  /** The ids of the entries whose changes the member may take back. */
  undoable: string[];
  entries: AuditEntry[];
  areas: string[];
  people: { id: string; name: string }[];
  page: number;
  pages: number;
} & AuditPlace;

/** Who changed what, the latest first, by area and person. */
export function AuditPage(props: AuditPageProps) {
  const { companyId, entries, undoable, areas, people, page, pages } = props;
  const t = useText();
  const formats = useValueFormats(props);
  const undo = useUndoEntry(companyId);
  const path = useCompanyPath();
  const [query, setQuery] = useSearchParams();
  const choose = (name: string, value: string) => {
    const next = new URLSearchParams(query);
    next.delete("page");
    if (value) next.set(name, value);
    else next.delete(name);
    setQuery(next);
  };
  const all = { value: "", label: t("audit.all") };
  const pagePath = (to: number) => {
    const next = new URLSearchParams(query);
    next.set("page", String(to));
    return `?${next}`;
  };
  return (
    <>
      <title>{t("audit.title")}</title>
      <PageHeader title={t("audit.title")} back={path("team")} />
      <div className="mx-auto flex w-full max-w-[960px] flex-col gap-4 p-4">
        <div className="grid gap-3 md:grid-cols-2">
          <SelectField
            label={t("audit.area")}
            value={query.get("area") ?? ""}
            options={[all, ...areas.map((area) => ({ value: area, label: areaName(t, area) }))]}
            onChange={(area) => choose("area", area)}
          />
          <SelectField
            label={t("audit.person")}
            value={query.get("member") ?? ""}
            options={[all, ...people.map(({ id, name }) => ({ value: id, label: name }))]}
            onChange={(member) => choose("member", member)}
          />
        </div>
        <p role="status" className="font-bold text-positive empty:hidden">
          {undo.done && t("audit.undo.done")}
        </p>
        {entries.length === 0 && (
          <EmptyState
            icon={<History aria-hidden="true" className="size-8" />}
            title={t("audit.none")}
          />
        )}
        <ol className="rounded-m border border-line bg-surface empty:hidden">
          {entries.map((entry) => (
            <AuditRow
              key={entry.id}
              entry={entry}
              formats={formats}
              onUndo={undoable.includes(entry.id) ? () => undo.ask(entry) : null}
            />
          ))}
        </ol>
        <nav className="flex flex-wrap justify-center gap-3" aria-label={t("audit.pages")}>
          {page > 1 && (
            <Link to={pagePath(page - 1)} className={buttonClasses({ look: "outline", size: "m" })}>
              {t("audit.newer")}
            </Link>
          )}
          {page < pages && (
            <Link to={pagePath(page + 1)} className={buttonClasses({ look: "outline", size: "m" })}>
              {t("audit.older")}
            </Link>
          )}
        </nav>
      </div>
      {undo.asked && <UndoSheet undo={undo} entry={undo.asked} formats={formats} />}
    </>
  );
}
