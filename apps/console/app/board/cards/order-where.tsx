import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import type { ReactNode } from "react";
import { useText } from "../../i18n/text.ts";
import { orderPlace } from "../words/order-place.ts";
import { ServiceIcon } from "./service-icon.tsx";

/** Where an order goes and to whom, on one line. */
export function OrderWhere({ order, children }: { order: StaffOrder; children?: ReactNode }) {
  const t = useText();
  return (
    <div className="flex min-h-7 items-center gap-2 text-md font-bold">
      <ServiceIcon type={order.service_type} className="size-5 flex-none" />
      {/* A name of the other direction is cut off at its own end. */}
      <span className="flex min-w-0 flex-1">
        <bdi data-clamped className="min-w-0 truncate">
          {orderPlace(order, t)}
        </bdi>
      </span>
      {children}
    </div>
  );
}
