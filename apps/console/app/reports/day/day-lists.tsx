import type { SalesDay } from "@comanda/contract/sales/sales-schemas";
import { useText } from "../../i18n/text.ts";
import type { ReportText } from "../use-report-text.ts";

type DayListsProps = { sales: SalesDay; text: ReportText };

/** What sold most on a day, and how it was paid. */
export function DayLists({ sales, text }: DayListsProps) {
  const t = useText();
  const most = Math.max(1, ...sales.products.map(({ figures }) => figures.pieces));
  const paid = Math.max(
    1,
    sales.payments.reduce((sum, { figures }) => sum + figures.total, 0),
  );
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <List
        title={t("reports.topProducts")}
        items={sales.products.map((row) => ({
          key: row.key,
          name: text.rowName("product", row),
          first: text.count(row.figures.pieces),
          second: text.money(row.figures.gross),
          share: row.figures.pieces / most,
        }))}
      />
      <List
        title={t("reports.howPaid")}
        items={sales.payments.map((row) => ({
          key: row.key,
          name: text.rowName("payment", row),
          first: text.money(row.figures.total),
          second: text.percent(row.figures.total / paid),
          share: row.figures.total / paid,
        }))}
      />
    </div>
  );
}

type Item = { key: string; name: string; first: string; second: string; share: number };

function List({ title, items }: { title: string; items: readonly Item[] }) {
  if (items.length === 0) return null;
  return (
    <section className="rounded-m border border-line bg-surface p-4">
      <h2 className="pb-2 text-md font-bold">{title}</h2>
      <ul className="flex flex-col gap-3">
        {items.map(({ key, name, first, second, share }) => (
          <li key={key} className="flex flex-col gap-1 text-sm">
            <p className="flex justify-between gap-3">
              <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
              <span className="flex flex-none flex-col items-end">
                <bdi className="font-bold">{first}</bdi>
                <bdi className="text-muted">{second}</bdi>
              </span>
            </p>
            <div aria-hidden="true" className="h-1.5 rounded-full bg-well">
              <div
                className="h-full rounded-full bg-accent"
                style={{ inlineSize: `${Math.round(share * 100)}%` }}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
