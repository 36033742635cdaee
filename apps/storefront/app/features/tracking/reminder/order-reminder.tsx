import "../../../i18n/later-messages.ts";
import type { Order } from "@comanda/contract/orders/order";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router";
import { browserApi } from "../../../api/browser-api.ts";
import { isMissingOrder } from "../../../api/is-missing-order.ts";
import { goesByChat, needsNoMessage } from "../../../chat/chat-state.ts";
import { markNoMessageNeeded } from "../../../chat/sent-messages.ts";
import { UnsentMessageBar } from "../../../chat/unsent-message-bar.tsx";
import { useCompanySite } from "../../../company/company-site.tsx";
import { useNow } from "../../../hours/now.tsx";
import { parseCheckoutTrail } from "../../../session/checkout/checkout-trail.ts";
import { markOrderNotified } from "../../../session/client/last-order.ts";
import { needsReminder } from "./needs-reminder.ts";
import { OrderReminderSheet } from "./order-reminder-sheet.tsx";

type OrderReminderProps = {
  orderId: string;
  /** The visitor has not been told of this order yet. */
  isUnseen: boolean;
  /** The page that it stands on: each asks how the order stands by then. */
  page: string;
};

/**
 * What a visitor is told of their last order on other pages than its own: once, how it stands, else
 * that its message waits to be sent. To tell, it waits for a page on which nothing else is open; an
 * order that is not worth telling now never will be.
 */
export function OrderReminder({ orderId, isUnseen, page }: OrderReminderProps) {
  const site = useCompanySite();
  const now = useNow();
  const { search, state } = useLocation();
  const [order, setOrder] = useState<Order | null>(null);
  const [showsSheet, setShowsSheet] = useState(false);

  const handleOrder = useEffectEvent((read: Order) => {
    setOrder(read);
    if (goesByChat(site) && needsNoMessage(read, now)) markNoMessageNeeded(orderId);
    const isDue = needsReminder(read, now);
    // A product, the checkout, or a notice of the restaurant, be it only about to open.
    const hasOpenSheet =
      document.querySelector("dialog[open]") !== null ||
      new URLSearchParams(search).has("product") ||
      parseCheckoutTrail(state).length > 0;
    if (!isUnseen || (isDue && hasOpenSheet)) return;
    markOrderNotified(orderId);
    setShowsSheet(isDue);
  });
  const forget = (error: unknown) => {
    if (!isMissingOrder(error)) return;
    markNoMessageNeeded(orderId);
    markOrderNotified(orderId);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page asks how it stands by then
  useEffect(() => {
    const stop = new AbortController();
    const params = { companyId: site.company.id, orderId };
    browserApi("readOrder", { params }, { signal: stop.signal }).then(
      (read) => handleOrder(read),
      forget,
    );
    return () => {
      stop.abort();
      setShowsSheet(false);
    };
  }, [site.company.id, orderId, page]);

  if (!order) return null;
  if (showsSheet) return <OrderReminderSheet order={order} onClose={() => setShowsSheet(false)} />;
  return <UnsentMessageBar order={order} />;
}
