import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { Link } from "react-router";
import { useText } from "../../i18n/text.ts";
import { useCompanyPath } from "../../layout/company-page.tsx";
import { useMoneyText } from "../../parts/orders/money-text.ts";
import { STATUS_LABELS, statusTone } from "../../parts/orders/order-words.ts";
import { ServiceIcon } from "../../parts/orders/service-icon.tsx";
import { StatePill } from "../../parts/state-pill.tsx";
import { useSituation } from "../context/board-context.tsx";
import { useLaterText } from "../context/use-later-text.ts";
import { useTimeStyle } from "../context/use-time-style.ts";
import { dateText, timeText } from "../words/board-times.ts";
import { OrderPlaceText } from "../words/order-place-text.tsx";

type OrderRowProps = { order: StaffOrder; onClick?: () => void };

/** An order on one row of a list; a press opens it. */
export function OrderRow({ order, onClick }: OrderRowProps) {
  const t = useText();
  const moneyText = useMoneyText();
  const companyPath = useCompanyPath();
  const style = useTimeStyle();
  const now = useSituation((situation) => situation.now);
  const later = useLaterText(order);
  const day = dateText(order.placed_at, now, style);
  return (
    <Link
      to={companyPath(`orders/${encodeURIComponent(order.id)}`)}
      state={{ back: true }}
      onClick={onClick}
      className="@container block border-b border-line in-[li:last-child]:border-b-0 text-md"
    >
      <span className="grid min-h-14 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 py-2 @max-[12rem]:grid-cols-1 @min-[36rem]:flex">
        <b className="min-w-14 text-lg">{order.public_id}</b>
        <span className="col-span-2 flex min-w-0 flex-1 items-center gap-2 @max-[12rem]:col-span-1">
          <ServiceIcon type={order.service_type} className="size-5 flex-none" />
          <OrderPlaceText order={order} />
        </span>
        <span className="col-span-2 col-start-1 row-start-2 @max-[12rem]:col-span-1 @max-[12rem]:row-start-auto flex min-w-0 flex-wrap items-center gap-x-3 md:flex-none md:justify-end">
          <span className="text-sm text-muted">
            {day && `${day}, `}
            {timeText(order.placed_at, style)}
          </span>
          <span className="flex md:min-w-32 md:justify-center">
            <StatePill tone={statusTone(order.status)}>
              {later ?? t(STATUS_LABELS[order.status])}
            </StatePill>
          </span>
        </span>
        {order.breakdown && (
          <b className="col-start-3 row-start-2 text-end wrap-anywhere @max-[16rem]:col-start-1 @max-[16rem]:row-start-3 @max-[16rem]:text-start @max-[12rem]:col-start-1 @max-[12rem]:row-start-auto md:min-w-24">
            {moneyText(order.breakdown.total, order)}
          </b>
        )}
      </span>
    </Link>
  );
}
