import "../../../i18n/fetch-later-messages.ts";
import type { OwnOrder } from "@comanda/contract/orders/own-order";
import ChevronRight from "lucide-react/icons/chevron-right";
import X from "lucide-react/icons/x";
import { useEffect, useRef, useState } from "react";
import { goesByChat } from "../../../chat/chat-state.ts";
import { unsentOrderId } from "../../../chat/sent-messages.ts";
import { useCompanySite } from "../../../company/company-site.tsx";
import { useNow } from "../../../hours/current-time.tsx";
import { useText } from "../../../i18n/text.ts";
import { QueryLink } from "../../../links/keep-query.tsx";
import { unnotifiedOrderId } from "../../../session/client/last-order.ts";
import { splitOrders } from "../state/running-orders.ts";
import { markEndSeen, markRunning, seenRunning } from "../state/seen-orders.ts";
import { orderStateText } from "../state/use-order-state-text.ts";
import "./running-orders-chip.css";
import { markSettled } from "../state/settled-order.ts";
import { FollowOrders } from "./follow-orders.tsx";
import { useKeepClearOfDock } from "./use-keep-clear-of-dock.ts";
import { useOwnOrders } from "./use-own-orders.ts";

type RunningOrdersChipProps = {
  /** Another notice about an order is open: the chip waits. */
  waits: boolean;
  /** The path of the current page: the end of an order is said on one page. */
  page: string;
};

/** Keeps the running orders of this device in sight, and says once how an order ended. */
export function RunningOrdersChip({ waits, page }: RunningOrdersChipProps) {
  const site = useCompanySite();
  const now = useNow();
  const { orders, acceptOrder } = useOwnOrders(null);
  const [ended, setEnded] = useState<{ order: OwnOrder; page: string } | null>(null);
  const { running, ended: justEnded } = splitOrders(orders ?? [], seenRunning(), now);
  const [over] = justEnded;
  const runningIds = JSON.stringify(running.map(({ id }) => id));

  useEffect(() => {
    for (const id of JSON.parse(runningIds)) markRunning(id);
  }, [runningIds]);
  useEffect(() => {
    if (!over || waits) return;
    markEndSeen(over.id);
    setEnded({ order: over, page });
  }, [over, waits, page]);
  // A reminder that an open sheet has put off is still to come.
  const isSettled = orders !== null && running.length === 0 && !waits && !unnotifiedOrderId();
  useEffect(() => {
    if (isSettled) markSettled();
  }, [isSettled]);

  // The bar about an unsent chat message names its order already.
  const unsentId = goesByChat(site) ? unsentOrderId() : null;
  const shown = running.filter(({ id }) => id !== unsentId);
  const end = ended?.page === page ? ended.order : null;
  return (
    <>
      <FollowOrders running={running} onOrder={acceptOrder} />
      {!waits && (end || shown.length > 0) && (
        <OrderChip
          orders={end ? [end] : shown}
          isOver={end !== null}
          onClose={() => setEnded(null)}
        />
      )}
    </>
  );
}

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
function OrderChip({ orders, isOver, onClose }: OrderChipProps) {
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
