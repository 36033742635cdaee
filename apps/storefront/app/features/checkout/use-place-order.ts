import type { Order } from "@comanda/contract/orders";
import { useRef, useState } from "react";
import { useWhenOnline } from "../../session/online.ts";
import { useMenuRefresh } from "../../shop/menu-refresh.ts";
import { useShop } from "../../shop/shop.tsx";
import { placeOrder } from "./draft-order.ts";
import type { UpdateBody } from "./order-body.ts";
import { isNews, type Trouble, troubleOf } from "./trouble.ts";
import { useOrderDesk } from "./use-order-desk.ts";

type Placing = {
  onPlaced: (order: Order) => void;
  /** The draft cannot be placed any more: it takes a new one. */
  onDraftLost: () => void;
};

/**
 * Places the order, one request at a time however often it is asked. When the network fails, the
 * same request goes out again as soon as there is one; the server takes it once.
 */
export function usePlaceOrder({ onPlaced, onDraftLost }: Placing) {
  const desk = useOrderDesk();
  const { company } = useShop();
  const refreshMenu = useMenuRefresh();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<{ trouble: Trouble; again: () => Promise<unknown> } | null>(
    null,
  );

  const place = async (orderId: string, body: UpdateBody): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailed(null);
    try {
      onPlaced(await placeOrder(desk, orderId, body));
    } catch (error) {
      const trouble = troubleOf(error, company.currency.code);
      if (isNews(trouble)) void refreshMenu();
      setFailed({ trouble, again: () => place(orderId, body) });
      if (!desk.read().orderId) onDraftLost();
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  useWhenOnline(failed?.trouble.kind === "unreachable", () => void failed?.again());
  return { place, busy, trouble: failed?.trouble ?? null, dismiss: () => setFailed(null) };
}
