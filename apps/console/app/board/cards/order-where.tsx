import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import type { ReactNode } from "react";
import { useText } from "../../i18n/text.ts";
import { ServiceIcon } from "../../parts/orders/service-icon.tsx";
import { orderPlace } from "../words/order-place.ts";

/** Where an order goes and to whom, on up to two lines; a mark beside it has a line of its own then. */
export function OrderWhere({ order, children }: { order: StaffOrder; children?: ReactNode }) {
  const t = useText();
  return (
    <div className="flex flex-wrap items-center gap-x-2 py-0.5 text-md leading-6 font-bold">
      <span className="flex max-w-full min-w-0 flex-auto items-start gap-2">
        <ServiceIcon type={order.service_type} className="mt-0.5 size-5 flex-none" />
        {/* A name of the other direction is cut off at its own end. */}
        <bdi data-clamped className="line-clamp-2 min-w-0 wrap-anywhere">
          {orderPlace(order, t)}
        </bdi>
      </span>
      {children}
    </div>
  );
}
