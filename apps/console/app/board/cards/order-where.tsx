import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import type { ReactNode } from "react";
import { ServiceIcon } from "../../parts/orders/service-icon.tsx";
import { OrderPlaceText } from "../words/order-place-text.tsx";

/** Where an order goes and to whom; a mark beside it has a line of its own then. */
export function OrderWhere({ order, children }: { order: StaffOrder; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-2 py-0.5 text-md leading-6 font-bold">
      <span className="flex max-w-full min-w-0 flex-auto items-start gap-2">
        <ServiceIcon type={order.service_type} className="mt-0.5 size-5 flex-none" />
        <OrderPlaceText order={order} />
      </span>
      {children}
    </div>
  );
}
