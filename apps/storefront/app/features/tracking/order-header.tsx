import type { Order } from "@comanda/contract/orders/order";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { useCompanySite } from "../../company/company-site.tsx";
import { useText } from "../../i18n/text.ts";
import { QueryLink } from "../../links/keep-query.tsx";
import { OrderCountdown } from "./order-countdown.tsx";
import { OrderTimeAndTable } from "./order-time-and-table.tsx";
import { isUnfinished } from "./state/order-page-state.ts";
import { useOrderStateText } from "./state/use-order-state-text.ts";

/** Shows the order's number, its state as the title, a hint for the customer, and time and table. */
export function OrderHeader({ order }: { order: Order }) {
  const t = useText();
  const { company } = useCompanySite();
  const { title, hint } = useOrderStateText(order);
  // The customer says or shows the number at the counter.
  const showsNumber = order.status === "READY" && order.service_type === "TAKEAWAY";
  return (
    <header className="border-b border-line bg-surface">
      <div className="mx-auto max-w-[640px] px-4 pt-2 pb-4 lg:max-w-[calc(1152px+2rem)]">
        <div className="flex min-h-11 flex-wrap items-center gap-x-4 pb-2 text-xs text-muted">
          <QueryLink
            to="/products"
            className="-ms-2 flex min-h-11 flex-none items-center gap-1.5 px-2"
          >
            <ArrowLeft className="size-4 rtl:-scale-x-100" aria-hidden="true" />
            {t("tracking.toMenu")}
          </QueryLink>
          {/* The restaurant's name is cut before the number needs a line of its own. */}
          <p className="flex min-w-0 flex-1 basis-40 justify-end gap-1">
            <bdi data-clamped className="truncate">
              {company.name}
            </bdi>
            <span aria-hidden="true">·</span>
            <bdi className="tabular flex-none whitespace-nowrap">
              {t("tracking.number", { number: order.public_id })}
            </bdi>
          </p>
        </div>
        <div className="lg:flex lg:items-end lg:justify-between lg:gap-8">
          <div role="status" className="min-w-0">
            <h1 className="text-xl">{title}</h1>
            {hint && <p className="pt-1 text-muted">{hint}</p>}
          </div>
          {/* On wide screens beside the state: it is what the customer looks for next. */}
          <div className="flex-none lg:text-end">
            {showsNumber && (
              <p className="tabular mt-3 w-fit rounded-m bg-accent-soft px-4 py-2 text-xl font-bold text-accent-text">
                {order.public_id}
              </p>
            )}
            {isUnfinished(order) && <OrderCountdown order={order} />}
            {isUnfinished(order) && <OrderTimeAndTable order={order} />}
          </div>
        </div>
      </div>
    </header>
  );
}
