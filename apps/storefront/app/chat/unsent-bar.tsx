import "../i18n/later-messages.ts";
import type { Order } from "@comanda/contract/orders";
import { useEffect, useEffectEvent, useState } from "react";
import { useText } from "../i18n/text.tsx";
import { api } from "../session/api.ts";
import { useNow } from "../shop/now.tsx";
import { QueryLink } from "../shop/query.tsx";
import { useShop } from "../shop/shop.tsx";
import { isDone, useChatState } from "./chat-state.ts";
import { rememberDone, unsentOrder } from "./sent-messages.ts";

/**
 * Above the pages of a visitor whose last order waits for its message: what is missing, and the way
 * there.
 */
export function UnsentBar({ page }: { page: string }) {
  const t = useText();
  const order = useUnsentOrder(page);
  const state = useChatState(order);
  if (!order || state !== "unsent") return null;
  return (
    <aside
      aria-label={t("chat.send")}
      className="flex flex-wrap items-center justify-center gap-x-4 bg-warning-soft px-4 text-sm text-warning"
    >
      <p className="min-w-0 flex-1 basis-44 py-2 md:flex-none">
        {t("chat.unsentBar", { number: order.public_id })}
      </p>
      <QueryLink
        to="/tracking"
        query={{ order_id: order.id }}
        className="target flex min-h-11 items-center font-bold underline"
      >
        {t("chat.sendNow")}
      </QueryLink>
    </aside>
  );
}

/**
 * The visitor's last order, asked for on each page as long as its message is wanted; null where it
 * cannot be read.
 */
function useUnsentOrder(page: string): Order | null {
  const { company } = useShop();
  const [order, setOrder] = useState<Order | null>(null);
  const now = useNow();
  const take = useEffectEvent((read: Order) => {
    setOrder(read);
    if (isDone(read, now)) rememberDone(read.id);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page asks how it stands by then
  useEffect(() => {
    const orderId = unsentOrder();
    if (!orderId) return;
    const stop = new AbortController();
    const params = { companyId: company.id, orderId };
    api("readOrder", { params }, { signal: stop.signal }).then(
      (read) => take(read),
      () => undefined,
    );
    return () => stop.abort();
  }, [company.id, page]);
  return order;
}
