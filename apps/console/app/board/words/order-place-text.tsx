import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { useText } from "../../i18n/text.ts";
import { orderPlaceParts } from "./order-place.ts";

/**
 * Where an order goes, and to whom. A long name is cut off at its own end, also on a page of the other
 * direction: it has a line of its own then.
 */
export function OrderPlaceText({ order }: { order: StaffOrder }) {
  const t = useText();
  const { service, whom } = orderPlaceParts(order, t);
  const clamped = "line-clamp-2 min-w-0 wrap-anywhere";
  return (
    <span className="flex min-w-0 flex-wrap gap-x-1">
      <bdi data-clamped className={clamped}>
        {whom === null ? service : `${service} ·`}
      </bdi>{" "}
      {whom !== null && (
        <bdi data-clamped className={clamped}>
          {whom}
        </bdi>
      )}
    </span>
  );
}
