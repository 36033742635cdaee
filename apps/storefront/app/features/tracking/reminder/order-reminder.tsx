import "../../../i18n/fetch-later-messages.ts";
import type { Order } from "@comanda/contract/orders/order";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router";
import { isMissingOrder } from "../../../api/is-missing-order.ts";
import { goesByChat, needsNoMessage } from "../../../chat/chat-state.ts";
import { markNoMessageNeeded } from "../../../chat/sent-messages.ts";
import { UnsentMessageBar } from "../../../chat/unsent-message-bar.tsx";
import { useCompanySite } from "../../../company/company-site.tsx";
import { useNow } from "../../../hours/current-time.tsx";
import { parseCheckoutTrail } from "../../../session/checkout/checkout-trail.ts";
import { markOrderNotified } from "../../../session/client/last-order.ts";
import { readLastOrder } from "../../../session/client/read-last-order.ts";
import { needsReminder } from "./needs-reminder.ts";
import { OrderReminderSheet } from "./order-reminder-sheet.tsx";

type OrderReminderProps = {
  orderId: string;
  /** The visitor has not been reminded of this order yet. */
  isUnseen: boolean;
  /** The path of the current page: the order is loaded again on each page. */
  page: string;
  /** Called when the sheet opens or closes, and with false when it is not needed. */
  onSheet: (isOpen: boolean) => void;
};

/**
 * Shows the reminder of the visitor's last order on other pages: once a sheet with its state, and
 * otherwise a bar while its chat message was not sent. The sheet waits for a page without another open
 * sheet. An order that needs no sheet now is marked as notified, because it will never need one.
 */
export function OrderReminder({ orderId, isUnseen, page, onSheet }: OrderReminderProps) {
  const site = useCompanySite();
  const now = useNow();
  const { search, state } = useLocation();
  const [order, setOrder] = useState<Order | null>(null);
  const [showsSheet, setShowsSheet] = useState(false);

  const showSheet = useEffectEvent((shows: boolean) => {
    setShowsSheet(shows);
    onSheet(shows);
  });
  const handleOrder = useEffectEvent((loaded: Order) => {
    setOrder(loaded);
    if (goesByChat(site) && needsNoMessage(loaded, now)) markNoMessageNeeded(orderId);
    const isDue = needsReminder(loaded, now);
    // A product, the checkout or an entry notice, open or about to open.
    const hasOpenSheet =
      document.querySelector("dialog[open]") !== null ||
      new URLSearchParams(search).has("product") ||
      parseCheckoutTrail(state).length > 0;
    if (!isUnseen || (isDue && hasOpenSheet)) return showSheet(false);
    markOrderNotified(orderId);
    showSheet(isDue);
  });
  const handleError = useEffectEvent((error: unknown) => {
    showSheet(false);
    if (!isMissingOrder(error)) return;
    markNoMessageNeeded(orderId);
    markOrderNotified(orderId);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: loads the order again on each page
  useEffect(() => {
    let isLeft = false;
    readLastOrder(site.company.id, orderId).then(
      (loaded) => {
        if (!isLeft) handleOrder(loaded);
      },
      (error: unknown) => {
        if (!isLeft) handleError(error);
      },
    );
    return () => {
      isLeft = true;
      setShowsSheet(false);
    };
  }, [site.company.id, orderId, page]);

  if (!order) return null;
  if (showsSheet) {
    const close = () => {
      setShowsSheet(false);
      onSheet(false);
    };
    return <OrderReminderSheet order={order} onClose={close} />;
  }
  return <UnsentMessageBar order={order} />;
}
