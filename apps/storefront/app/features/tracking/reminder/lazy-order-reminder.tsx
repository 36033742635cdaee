import { LazyPart } from "@comanda/ui/lazy/lazy-part.tsx";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { unsentOrderId } from "../../../chat/sent-messages.ts";
import { useCompanySite } from "../../../company/company-site.tsx";
import { PUBLIC_PAGES } from "../../../links/public-pages.ts";
import { lastOrderId, unnotifiedOrderId } from "../../../session/client/last-order.ts";

const loadReminder = async () => (await import("./order-reminder.tsx")).OrderReminder;

/**
 * Reminds a visitor of a recent order (conformance 4.19), and where orders go by chat, of a message that
 * was not sent. Only the check of what this browser has stored is in the first page; the rest is loaded
 * when there is such an order. A visitor who comes from the order's page has just seen its state, and is
 * not reminded on this visit.
 */
export function LazyOrderReminder() {
  const { pathname: page } = useLocation();
  const byChat = useCompanySite().settings.checkout_type === "WHATSAPP";
  const [reminder, setReminder] = useState<{
    orderId: string;
    isUnseen: boolean;
    page: string;
  } | null>(null);
  const tracked = useRef(false);

  useEffect(() => {
    tracked.current ||= page === "/tracking";
    const orderId = PUBLIC_PAGES.includes(page) ? lastOrderId(document.cookie) : null;
    const isUnseen = !tracked.current && unnotifiedOrderId() !== null;
    const isDue = isUnseen || (byChat && unsentOrderId() !== null);
    setReminder(orderId && isDue ? { orderId, isUnseen, page } : null);
  }, [page, byChat]);

  // The order's own page needs no reminder.
  const shown = PUBLIC_PAGES.includes(page) ? reminder : null;
  return shown && <LazyPart key={shown.orderId} load={loadReminder} props={shown} />;
}
