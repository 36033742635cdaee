import type { CustomerSummary } from "@comanda/contract/customers/customer-schemas";
import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import "./customer-row.css";
import { Link } from "react-router";
import { useText } from "../i18n/text.ts";
import { useCompanyPath } from "../layout/company-page.tsx";
import { Avatar } from "../parts/avatar.tsx";
import { PhoneNumber } from "../parts/phone/phone-number.tsx";
import { useDayText } from "./use-day-text.ts";
import { useSpentTexts } from "./use-spent-text.ts";

type CustomerRowProps = {
  customer: CustomerSummary;
  currency: StaffOrder["currency"];
  timezone: string;
};

/** A customer on one row of the list; a press opens their page. */
export function CustomerRow({ customer, currency, timezone }: CustomerRowProps) {
  const t = useText();
  const spentTexts = useSpentTexts();
  const companyPath = useCompanyPath();
  const dayText = useDayText(timezone);
  const { id, name, phone, orders, last_order_at, points } = customer;
  return (
    <Link
      to={companyPath(`customers/${encodeURIComponent(id)}`)}
      className="@container flex min-h-16 items-center gap-3 py-2 text-md"
    >
      <Avatar name={name} />
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-1 @min-[16rem]:grid @min-[16rem]:grid-cols-[minmax(0,1fr)_auto] @min-[44rem]:grid-cols-[minmax(0,1fr)_7rem_7rem_6rem_8rem]">
        <span className="customer-names min-w-0 flex-1 basis-36">
          <bdi data-clamped className="line-clamp-2 font-bold wrap-anywhere">
            {name}
          </bdi>
          <span className="customer-phone block text-sm text-muted wrap-anywhere">
            <PhoneNumber stored={phone} />
          </span>
        </span>
        <b className="customer-spent text-end wrap-anywhere @max-[44rem]:col-start-2 @max-[44rem]:empty:hidden @min-[44rem]:order-last">
          {orders > 0 &&
            spentTexts(customer, currency).map((text) => (
              <span key={text} className="block">
                {text}
              </span>
            ))}
        </b>
        <span className="min-w-0 text-sm text-muted wrap-anywhere @max-[44rem]:col-start-1 @max-[44rem]:basis-32">
          {last_order_at ? dayText(last_order_at) : t("customers.noOrder")}
        </span>
        <span className="text-end text-sm @max-[44rem]:col-start-2 @max-[44rem]:empty:hidden">
          {orders > 0 && t("board.order.count", { count: orders })}
        </span>
        <span className="text-end text-sm text-muted @max-[44rem]:col-start-2 @max-[44rem]:empty:hidden">
          {points > 0 && t("customers.points", { count: points })}
        </span>
      </span>
    </Link>
  );
}
