import { LazyPart, preloadPart, providePart } from "@comanda/ui/lazy/lazy-part.tsx";
import { useEffect, useState } from "react";
import { useSituation } from "../context/board-context.tsx";
import { useDialogs } from "../context/dialogs.tsx";
import { hideTakeover, noTakeover, showNext, takeoverOrder } from "./takeover-state.ts";
import { useIsPhone } from "./use-phone.ts";

const loadSheet = async () => (await import("./takeover-sheet.tsx")).TakeoverSheet;

/**
 * Decides on a phone which new order covers the whole screen, and opens its sheet, until the order has an answer.
 * Other screens never load the sheet; a phone does before an order comes, because its connection may be lost by then.
 */
export function OrderTakeover() {
  const isPhone = useIsPhone();
  const orders = useSituation(({ view }) => view.lanes.new);
  const { dialog, show } = useDialogs();
  const [takeover, setTakeover] = useState(noTakeover);
  useEffect(() => {
    if (isPhone) preloadPart(async () => providePart(loadSheet, await loadSheet()));
  }, [isPhone]);
  const shown = takeoverOrder(takeover, orders);
  // What a member is writing is not covered; the bell rings anyway.
  if (!isPhone || !shown || dialog !== null) return null;
  const { order } = shown;
  const props = {
    ...shown,
    count: orders.length,
    onHide: () => setTakeover(hideTakeover(orders)),
    onNext: () => setTakeover(showNext({ ...takeover, shownId: order.id }, orders)),
    onRefuse: () => show({ kind: "refuse", orderId: order.id }),
  };
  return <LazyPart load={loadSheet} props={props} />;
}
