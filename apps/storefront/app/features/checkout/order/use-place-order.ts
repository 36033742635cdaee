import { useRef, useState } from "react";
import { useWhenOnline } from "../../../session/online.ts";
import { useMenuRefresh } from "../../../shop/menu-refresh.ts";
import { useShop } from "../../../shop/shop.tsx";
import { type Placed, placeOrder } from "./draft-order.ts";
import type { UpdateBody } from "./order-body.ts";
import { isNews, type Trouble, troubleOf } from "./trouble.ts";
import { useOrderDesk } from "./use-order-desk.ts";

type Placing = {
  onPlaced: (placed: Placed) => void;
  /** The draft cannot be placed any more: it takes a new one. */
  onDraftLost: () => void;
  /** There is a network again after a request has failed for want of one: what is said now may go. */
  onAgain: () => void;
};

/**
 * Places the order, one request at a time however often it is asked; the server takes it once.
 */
export function usePlaceOrder({ onPlaced, onDraftLost, onAgain }: Placing) {
  const desk = useOrderDesk();
  const { company } = useShop();
  const refreshMenu = useMenuRefresh();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  const place = async (orderId: string, body: UpdateBody): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setTrouble(null);
    try {
      onPlaced(await placeOrder(desk, orderId, body));
    } catch (error) {
      const found = troubleOf(error, company.currency.code);
      if (isNews(found)) void refreshMenu();
      setTrouble(found);
      if (!desk.read().orderId) onDraftLost();
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  useWhenOnline(trouble?.kind === "unreachable", onAgain);
  return { place, busy, trouble, dismiss: () => setTrouble(null) };
}
