import "../../i18n/later-messages.ts";
import type { Order } from "@comanda/contract/orders";
import X from "lucide-react/icons/x";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router";
import { useChatState } from "../../chat/chat-state.ts";
import { SendLink } from "../../chat/send-link.tsx";
import { useText } from "../../i18n/text.tsx";
import { api } from "../../session/api.ts";
import { readTrail } from "../../session/checkout-trail.ts";
import { rememberTold } from "../../session/last-order.ts";
import { useNow } from "../../shop/now.tsx";
import { useKeptQuery } from "../../shop/query.tsx";
import { useShop } from "../../shop/shop.tsx";
import { Button, ButtonLink, IconButton } from "../../ui/button.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { OrderAppointment } from "./order-appointment.tsx";
import { isWorthTelling } from "./recent.ts";
import { useStateWords } from "./state-words.ts";

export type RecentOrderProps = {
  orderId: string;
  /** The page that it opens over. */
  page: string;
};

/**
 * Says how the visitor's order stands and leads to its page, once an order. It waits for a page on
 * which nothing else is open; an order that is not worth telling now never will be.
 */
export function RecentOrder({ orderId, page }: RecentOrderProps) {
  const t = useText();
  const kept = useKeptQuery();
  const { order, close } = useRecentOrder(orderId, page);
  const words = useStateWords(order);
  const unsent = useChatState(order) === "unsent";
  if (!(order && words)) return null;
  const { title, hint } = words;
  return (
    <Sheet open onClose={close} label={t("tracking.pageTitle")} className="md:max-w-[420px]">
      <div className="flex items-center justify-between ps-6 pe-3 pt-3">
        <p className="tabular text-xs text-muted">
          {t("tracking.number", { number: order.public_id })}
        </p>
        <IconButton label={t("sheet.close")} onClick={close}>
          <X className="size-5" aria-hidden="true" />
        </IconButton>
      </div>
      <div className="overflow-y-auto px-6 pb-5">
        <h2 className="text-xl">{title}</h2>
        <p className="pt-1 text-muted">{hint}</p>
        <OrderAppointment order={order} />
      </div>
      <div className="flex flex-col gap-1 border-t border-line px-4 pt-3 pb-3">
        {unsent && <SendLink order={order} />}
        <ButtonLink
          href={kept("/tracking", { order_id: order.id })}
          look={unsent ? "secondary" : "primary"}
        >
          {t("recent.see")}
        </ButtonLink>
        <Button look="plain" onClick={close}>
          {t("recent.stay")}
        </Button>
      </div>
    </Sheet>
  );
}

function useRecentOrder(orderId: string, page: string) {
  const { company } = useShop();
  const now = useNow();
  const { search, state } = useLocation();
  const [order, setOrder] = useState<Order | null>(null);

  const tell = useEffectEvent((answer: Order) => {
    const worth = isWorthTelling(answer, now);
    // A product, the checkout, or a notice of the restaurant, be it only about to open.
    const busy =
      document.querySelector("dialog[open]") !== null ||
      new URLSearchParams(search).has("product") ||
      readTrail(state).length > 0;
    if (worth && busy) return;
    rememberTold(orderId);
    if (worth) setOrder(answer);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was not told on one page is asked for anew on the next
  useEffect(() => {
    const stop = new AbortController();
    const params = { companyId: company.id, orderId };
    api("readOrder", { params }, { signal: stop.signal }).then(tell, () => undefined);
    return () => {
      stop.abort();
      setOrder(null);
    };
  }, [company.id, orderId, page]);

  return { order, close: () => setOrder(null) };
}
