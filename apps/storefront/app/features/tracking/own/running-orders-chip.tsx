import "../../../i18n/fetch-later-messages.ts";
import type { OwnOrder } from "@comanda/contract/orders/own-order";
import { useEffect, useState } from "react";
import { goesByChat } from "../../../chat/chat-state.ts";
import { unsentOrderId } from "../../../chat/sent-messages.ts";
import { useCompanySite } from "../../../company/company-site.tsx";
import { useNow } from "../../../hours/current-time.tsx";
import { unnotifiedOrderId } from "../../../session/client/last-order.ts";
import { splitOrders } from "../state/running-orders.ts";
import { markEndSeen, markRunning, seenRunning } from "../state/seen-orders.ts";
import { FollowOrders } from "./follow-orders.tsx";
import { OrderChip } from "./order-chip.tsx";
import { markSettled } from "./settled-order.ts";
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
  const runningIds = running.map(({ id }) => id).join(" ");

  useEffect(() => {
    for (const id of runningIds.split(" ")) if (id) markRunning(id);
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
