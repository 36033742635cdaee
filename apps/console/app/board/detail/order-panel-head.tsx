import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { BOARD_STATUSES } from "@comanda/domain/board/lane";
import X from "lucide-react/icons/x";
import { useText } from "../../i18n/text.ts";
import { IconButton } from "../../parts/icon-button.tsx";
import { STATUS_LABELS, statusTone } from "../../parts/orders/order-words.ts";
import { ServiceIcon } from "../../parts/orders/service-icon.tsx";
import { StatePill } from "../../parts/state-pill.tsx";
import { OrderAgePill } from "../cards/order-age-pill.tsx";
import { useLaterText } from "../context/use-later-text.ts";
import { orderPlace } from "../words/order-place.ts";

type OrderPanelHeadProps = { order: StaffOrder | null; onClose: () => void };

/** Number, status, place and age of an order, and the button that closes it. */
export function OrderPanelHead({ order, onClose }: OrderPanelHeadProps) {
  const t = useText();
  const later = useLaterText(order);
  return (
    <>
      {/* Beside the head, not in it: where the head scrolls away, the button stays. */}
      <div className="order-panel-close sticky top-0 z-2 flex h-0 flex-none justify-end pe-2">
        <IconButton label={t("sheet.close")} onClick={onClose} className="mt-2.5">
          <X aria-hidden="true" className="size-6" />
        </IconButton>
      </div>
      <div className="order-panel-head sticky top-0 z-1 flex min-h-17 flex-none flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-surface py-3 ps-5 pe-16">
        {order && (
          <>
            <h2 className="text-xl">{order.public_id}</h2>
            <StatePill tone={statusTone(order.status)}>
              {later ?? t(STATUS_LABELS[order.status])}
            </StatePill>
            <span className="max-w-full flex-none empty:hidden order-last">
              {later === null && BOARD_STATUSES.includes(order.status) && (
                <OrderAgePill order={order} />
              )}
            </span>
            {/* A long place wraps in what the others leave; on a phone it stands beside the age, or below it. */}
            <span className="flex min-w-0 flex-auto items-center gap-2 text-md font-bold max-md:order-last md:flex-1 md:basis-48">
              <ServiceIcon type={order.service_type} className="size-5 flex-none" />
              {/* The whole name stands below, too: on a phone it must not take the place of the dishes. */}
              <bdi data-clamped className="min-w-0 wrap-anywhere max-md:line-clamp-3">
                {orderPlace(order, t)}
              </bdi>
            </span>
          </>
        )}
        <span className="order-panel-room" />
      </div>
    </>
  );
}
