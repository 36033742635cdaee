import type { CustomerSummary } from "@comanda/contract/staff/customer-schemas";
import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { Link } from "react-router";
import { useText } from "../i18n/text.ts";
import { useCompanyPath } from "../layout/company-page.tsx";
import { Avatar } from "../parts/avatar.tsx";
import { moneyText } from "../parts/money-text.ts";
import { useDayText } from "./use-day-text.ts";

type CustomerRowProps = {
  customer: CustomerSummary;
  currency: StaffOrder["currency"];
  timezone: string;
};

/** A customer on one row of the list; a press opens their page. */
export function CustomerRow({ customer, currency, timezone }: CustomerRowProps) {
  const t = useText();
  const companyPath = useCompanyPath();
  const dayText = useDayText(timezone);
  const { id, name, phone, orders, spent, last_order_at, points } = customer;
  return (
    <Link
      to={companyPath(`customers/${encodeURIComponent(id)}`)}
      className="flex min-h-16 items-center gap-3 py-2 text-md"
    >
      <Avatar name={name} />
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
        <span className="min-w-0 flex-1 basis-40">
          <bdi data-clamped className="block truncate font-bold">
            {name}
          </bdi>
          <bdi dir="ltr" className="block text-sm text-muted">
            {phone}
          </bdi>
        </span>
        <span className="flex flex-1 basis-44 flex-wrap justify-between gap-x-3 text-sm sm:justify-end sm:text-end">
          <span className="text-muted sm:basis-28">
            {last_order_at ? dayText(last_order_at) : t("customers.noOrder")}
          </span>
          {orders > 0 && (
            <span className="sm:basis-24">{t("board.order.count", { count: orders })}</span>
          )}
          {points > 0 && (
            <span className="text-muted sm:basis-20">
              {t("customers.points", { count: points })}
            </span>
          )}
        </span>
        {orders > 0 && <b className="sm:min-w-24 sm:text-end">{moneyText(spent, { currency })}</b>}
      </span>
    </Link>
  );
}
