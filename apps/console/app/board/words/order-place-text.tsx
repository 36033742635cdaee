import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { useText } from "../../i18n/text.ts";
import { orderPlaceParts } from "./order-place.ts";

/**
 * Where an order goes, and to whom. Each of the two is cut off at its own end, also on a page of the other
 * direction. A long name has a line of its own; the dot between them is then outside of what is shown.
 */
export function OrderPlaceText({ order }: { order: StaffOrder }) {
  const t = useText();
  const { service, whom } = orderPlaceParts(order, t);
  return (
    <span className="min-w-0 overflow-x-clip">
      <span className="-ms-4 flex flex-wrap">
        <span className="flex min-w-0 ps-4">
          <bdi data-clamped className="line-clamp-2 min-w-0 wrap-anywhere">
            {service}
          </bdi>
        </span>{" "}
        {whom !== null && (
          <span className="relative flex min-w-0 ps-4">
            <span
              aria-hidden="true"
              className="absolute start-1.5 top-[calc(0.5lh-2px)] rounded-full border-2 border-current"
            />
            <bdi data-clamped className="line-clamp-2 min-w-0 wrap-anywhere">
              {whom}
            </bdi>
          </span>
        )}
      </span>
    </span>
  );
}
