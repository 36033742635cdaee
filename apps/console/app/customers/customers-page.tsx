import "../i18n/await-office-messages.ts";
import type { StaffCallAnswer } from "@comanda/contract/staff/staff-call-schemas";
import BookUser from "lucide-react/icons/book-user";
import { Link, useLocation } from "react-router";
import { useText } from "../i18n/text.ts";
import { useCompanyPath } from "../layout/company-page.tsx";
import { buttonClasses } from "../parts/button.tsx";
import { EmptyState } from "../parts/empty-state.tsx";
import { PageHeader } from "../parts/page-header.tsx";
import { CustomerFilter } from "./customer-filter.tsx";
import { CustomerRow } from "./customer-row.tsx";
import { CustomersFile } from "./customers-file.tsx";
import { type CustomersQuery, customersSearch } from "./customers-query.ts";

type CustomersPageProps = { query: CustomersQuery; found: StaffCallAnswer<"listCustomers"> };

/** The customers of a restaurant: by search, sorted, in pages. */
export function CustomersPage({ query, found }: CustomersPageProps) {
  const t = useText();
  const erased = useLocation().state?.erased === true;
  return (
    <>
      <title>{t("nav.customers")}</title>
      <PageHeader title={t("nav.customers")} aside={t("customers.total", { count: found.total })} />
      <div className="mx-auto w-full max-w-[880px] p-4">
        <p role="status" className="text-md empty:hidden">
          {erased && (
            <span className="mb-3 block rounded-m bg-positive-soft p-3 text-positive">
              {t("customers.erase.done")}
            </span>
          )}
        </p>
        <CustomerFilter query={query} />
        {found.customers.length === 0 ? (
          <NoCustomers query={query} />
        ) : (
          <ul className="mt-3 rounded-m border border-line bg-surface px-4">
            {found.customers.map((customer) => (
              <li key={customer.id} className="border-b border-line last:border-0">
                <CustomerRow customer={customer} {...found} />
              </li>
            ))}
          </ul>
        )}
        {found.pages > 1 && <Pages query={query} page={found.page} pages={found.pages} />}
        {found.customers.length > 0 && (
          <div className="pt-3">
            <CustomersFile key={query.search} search={query.search} />
          </div>
        )}
      </div>
    </>
  );
}

function NoCustomers({ query }: { query: CustomersQuery }) {
  const t = useText();
  const path = useCompanyPath();
  const icon = <BookUser aria-hidden="true" className="size-8" />;
  if (!query.search && query.page === 1)
    return <EmptyState icon={icon} title={t("customers.none")} text={t("customers.noneText")} />;
  return (
    <EmptyState
      icon={icon}
      title={t("customers.notFound")}
      text={t("customers.notFoundText")}
      action={
        <Link to={path("customers")} className={buttonClasses({ look: "outline", size: "m" })}>
          {t("customers.showAll")}
        </Link>
      }
    />
  );
}

function Pages({ query, page, pages }: { query: CustomersQuery; page: number; pages: number }) {
  const t = useText();
  const path = useCompanyPath()("customers");
  const to = (target: number) => `${path}${customersSearch({ ...query, page: target })}`;
  const classes = buttonClasses({ look: "outline", size: "m" });
  return (
    <nav aria-label={t("customers.pages")} className="flex items-center justify-between gap-3 py-4">
      {page > 1 ? (
        <Link to={to(page - 1)} className={classes} rel="prev">
          {t("customers.previous")}
        </Link>
      ) : (
        <span />
      )}
      <span className="text-sm text-muted">{t("history.page", { page, pages })}</span>
      {page < pages ? (
        <Link to={to(page + 1)} className={classes} rel="next">
          {t("customers.next")}
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
