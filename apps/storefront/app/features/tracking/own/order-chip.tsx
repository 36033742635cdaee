import type { OwnOrder } from "@comanda/contract/orders/own-order";
import ChevronRight from "lucide-react/icons/chevron-right";
import X from "lucide-react/icons/x";
import { useRef } from "react";
import { useText } from "../../../i18n/text.ts";
import { QueryLink } from "../../../links/keep-query.tsx";
import { orderStateText } from "../state/use-order-state-text.ts";
import "./order-chip.css";
import { useKeepClearOfDock } from "./use-keep-clear-of-dock.ts";

type OrderChipProps = {
  /** Running orders, or one that has just ended; at least one. */
  orders: readonly OwnOrder[];
  /** The shown order is over. */
  isOver: boolean;
  onClose: () => void;
};

/**
 * Shows the visitor's running order on other pages, above the bar at the bottom: one leads to its page,
 * several to the list. An order that is over says so, and can be closed.
 */
export function OrderChip({ orders, isOver, onClose }: OrderChipProps) {
  const t = useText();
  const place = useRef<HTMLElement>(null);
  useKeepClearOfDock(place);
  const [order] = orders;
  if (!order) return null;
  const isOne = orders.length === 1;
  const state = orderStateText(order, t).title;
  const name = isOne
    ? t("tracking.number", { number: order.public_id })
    : t("tracking.own.count", { count: orders.length });
  return (
    <aside ref={place} aria-label={t("orders.title")} className="order-chip rise">
      <QueryLink
        to={isOne ? "/tracking" : "/orders"}
        query={isOne ? { order_id: order.id } : {}}
        className="flex min-h-[3.25rem] min-w-0 flex-1 items-center gap-2.5 py-1.5 ps-4 pe-3"
      >
        <span
          aria-hidden="true"
          className={
            isOver
              ? "size-2.5 flex-none rounded-full bg-field"
              : "size-2.5 flex-none rounded-full bg-positive motion-safe:animate-pulse"
          }
        />
        {/* Each in a line of its own: the chip has one height for every state, which the page keeps for it. */}
        <span role="status" className="flex min-w-0 flex-1 flex-col">
          <bdi className="tabular font-bold leading-tight">{name}</bdi>
          {isOne && <span className="text-xs">{state}</span>}
        </span>
        {!isOver && (
          <ChevronRight
            className="size-4 flex-none text-muted rtl:-scale-x-100"
            aria-hidden="true"
          />
        )}
      </QueryLink>
      {isOver && (
        <button
          type="button"
          aria-label={t("sheet.close")}
          onClick={onClose}
          className="grid size-11 flex-none place-items-center rounded-full"
        >
          <X className="size-4" aria-hidden="true" />
        </button>
      )}
    </aside>
  );
}
