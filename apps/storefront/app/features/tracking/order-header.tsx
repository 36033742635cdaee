import type { Order } from "@comanda/contract/orders";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { useText } from "../../i18n/text.tsx";
import { QueryLink } from "../../shop/query.tsx";
import { type OrderPage, waitingPlace } from "./order-page-state.ts";

type OrderHeaderProps = { order: Order; page: OrderPage };

/** The order's number, its state in large words, and what the customer should do now. */
export function OrderHeader({ order, page }: OrderHeaderProps) {
  const t = useText();
  const { title, hint } = useStateWords(order, page);
  return (
    <header className="border-b border-line bg-surface">
      <div className="mx-auto max-w-[640px] px-4 pt-2 pb-4">
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 text-xs text-muted">
          <QueryLink to="/products" className="-ms-2 flex min-h-11 items-center gap-1.5 px-2">
            <ArrowLeft className="size-4 rtl:-scale-x-100" aria-hidden="true" />
            {t("tracking.toMenu")}
          </QueryLink>
          <p className="tabular">{t("tracking.number", { number: order.public_id })}</p>
        </div>
        <div role="status">
          <h1 className="text-xl">{title}</h1>
          <p className="pt-1 text-muted">{hint}</p>
        </div>
      </div>
    </header>
  );
}

function useStateWords({ status, service_type }: Order, page: OrderPage) {
  const t = useText();
  const place = waitingPlace(service_type);
  if (page === "waiting_for_payment") {
    return { title: t("tracking.paying"), hint: t("tracking.payingHint") };
  }
  switch (status) {
    case "PENDING":
      return { title: t("tracking.received"), hint: t("tracking.receivedHint") };
    case "PREPARING":
      return { title: t("tracking.preparing"), hint: t(`tracking.preparingHint.${place}`) };
    case "READY":
      return { title: t(`tracking.ready.${place}`), hint: t(`tracking.readyHint.${place}`) };
    case "DRIVER_ON_THE_WAY_TO_DESTINATION":
      return { title: t("tracking.onTheWay"), hint: t("tracking.onTheWayHint") };
    case "DRIVER_ARRIVED_AT_DESTINATION":
      return { title: t("tracking.arrived"), hint: t("tracking.arrivedHint") };
    case "CANCELLED":
      return { title: t("tracking.cancelled"), hint: t("tracking.cancelledHint") };
    default:
      return { title: t("tracking.delivered"), hint: t("tracking.deliveredHint") };
  }
}
