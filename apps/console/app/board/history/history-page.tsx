import "../../i18n/await-office-messages.ts";
import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import ReceiptText from "lucide-react/icons/receipt-text";
import { Form, Link, useNavigation } from "react-router";
import { useText } from "../../i18n/text.ts";
import { useCompanyPath } from "../../layout/company-page.tsx";
import { Button, buttonClasses } from "../../parts/button.tsx";
import { EmptyState } from "../../parts/empty-state.tsx";
import { Field } from "../../parts/field.tsx";
import { PageHeader } from "../../parts/page-header.tsx";
import { type HistoryQuery, historySearch } from "./history-query.ts";
import { OrderRow } from "./order-row.tsx";

type HistoryPageProps = {
  query: HistoryQuery;
  found: { orders: StaffOrder[]; page: number; pages: number; total: number };
};

/** The orders of a restaurant, the latest first: by day, by search, in pages. */
export function HistoryPage({ query, found }: HistoryPageProps) {
  const t = useText();
  const busy = useNavigation().state !== "idle";
  const isAll = query.search === "" && query.day === "";
  return (
    <>
      <title>{t("history.title")}</title>
      <PageHeader title={t("history.title")} aside={t("history.total", { count: found.total })} />
      <div className="mx-auto w-full max-w-[880px] p-4">
        <Form
          key={historySearch(query)}
          method="get"
          role="search"
          className="flex flex-wrap items-end gap-3"
        >
          <Field
            className="min-w-0 flex-1 basis-56"
            type="search"
            name="search"
            maxLength={80}
            label={t("board.search.label")}
            defaultValue={query.search}
          />
          <Field
            className="min-w-0 basis-44"
            type="date"
            name="day"
            label={t("history.day")}
            defaultValue={query.day}
          />
          <Button look="tonal" type="submit" className="lg:min-h-10!" busy={busy}>
            {t("board.search.open")}
          </Button>
        </Form>
        {found.orders.length === 0 ? (
          <EmptyState
            icon={<ReceiptText aria-hidden="true" className="size-8" />}
            title={t(isAll ? "history.empty" : "history.none")}
            text={t(isAll ? "history.emptyText" : "history.noneText")}
          />
        ) : (
          <ul className="mt-3 rounded-m border border-line bg-surface px-4">
            {found.orders.map((order) => (
              <li key={order.id}>
                <OrderRow order={order} />
              </li>
            ))}
          </ul>
        )}
        {found.pages > 1 && <Pages query={query} page={found.page} pages={found.pages} />}
      </div>
    </>
  );
}

function Pages({ query, page, pages }: { query: HistoryQuery; page: number; pages: number }) {
  const t = useText();
  const path = useCompanyPath()("history");
  const to = (target: number) => `${path}${historySearch({ ...query, page: target })}`;
  const classes = buttonClasses({ look: "outline", size: "m" });
  return (
    <nav aria-label={t("history.pages")} className="flex items-center justify-between gap-3 py-4">
      {page > 1 ? (
        <Link to={to(page - 1)} className={classes} rel="prev">
          {t("history.previous")}
        </Link>
      ) : (
        <span />
      )}
      <span className="text-sm text-muted">{t("history.page", { page, pages })}</span>
      {page < pages ? (
        <Link to={to(page + 1)} className={classes} rel="next">
          {t("history.next")}
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
