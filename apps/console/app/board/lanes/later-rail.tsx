import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { classNames } from "@comanda/ui/controls/class-names.ts";
import Check from "lucide-react/icons/check";
import { useRef } from "react";
import { Link } from "react-router";
import { useText } from "../../i18n/text.ts";
import { useCompanyPath } from "../../layout/company-page.tsx";
import { ServiceIcon } from "../../parts/orders/service-icon.tsx";
import { useSituation } from "../context/board-context.tsx";
import { useTimeStyle } from "../context/use-time-style.ts";
import { dayText, timeText } from "../words/board-times.ts";
import { orderPlace } from "../words/order-place.ts";
import { LaneFoot } from "./lane-foot.tsx";

type LaterRailProps = { orders: readonly StaffOrder[]; className?: string };

/** The orders for later, by their times. Each moves into New when the kitchen has to start. */
export function LaterRail({ orders, className }: LaterRailProps) {
  const t = useText();
  const list = useRef<HTMLOListElement>(null);
  return (
    <section
      aria-label={t("board.lane.later")}
      data-lane="later"
      className={classNames("relative flex min-h-0 flex-col", className)}
    >
      <div className="flex min-h-11 flex-none flex-wrap items-center justify-between gap-1 max-md:sr-only">
        <h2
          tabIndex={-1}
          data-lane-head="later"
          className="min-w-0 text-board leading-6 wrap-anywhere max-lg:text-md"
        >
          {t("board.lane.later")}
        </h2>
        <span className="text-sm text-muted">{orders.length}</span>
      </div>
      {orders.length === 0 && (
        <p className="text-sm text-muted md:hidden">{t("board.empty.later")}</p>
      )}
      <ol
        ref={list}
        className="flex min-h-0 flex-col gap-2 pb-3 md:overflow-y-auto md:[scrollbar-width:none] md:group-data-large-text/board:overflow-visible"
      >
        {orders.map((order) => (
          <li key={order.id}>
            <LaterSlot order={order} />
          </li>
        ))}
      </ol>
      <LaneFoot brief list={list} orders={orders} />
    </section>
  );
}

function LaterSlot({ order }: { order: StaffOrder }) {
  const t = useText();
  const companyPath = useCompanyPath();
  const style = useTimeStyle();
  const now = useSituation((situation) => situation.now);
  const wanted = order.scheduled_for ?? order.placed_at;
  const day = dayText(wanted, now, style);
  return (
    <Link
      to={companyPath(`orders/${encodeURIComponent(order.id)}`)}
      preventScrollReset
      data-order={order.id}
      className="flex min-h-21 flex-col gap-0.5 rounded-[12px] border border-dashed border-field bg-surface px-1.5 py-2"
    >
      <span className="flex items-center justify-between gap-1 text-lg leading-6.5">
        <b className="min-w-0 wrap-anywhere">{day ?? timeText(wanted, style)}</b>
        {order.confirmed_at !== null && (
          <Check role="img" aria-label={t("board.order.confirmed")} className="size-4 flex-none" />
        )}
      </span>
      <span className="flex items-center gap-1 text-sm font-bold">
        <ServiceIcon type={order.service_type} className="size-4 flex-none" />
        {order.public_id}
        <bdi data-clamped className="min-w-0 truncate font-normal md:hidden">
          {orderPlace(order, t)}
        </bdi>
      </span>
      <span className="text-xs text-muted">
        {day
          ? timeText(wanted, style)
          : order.starts_at && t("board.later.start", { time: timeText(order.starts_at, style) })}
      </span>
    </Link>
  );
}
