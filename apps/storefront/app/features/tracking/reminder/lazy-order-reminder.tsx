import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { unsentOrderId } from "../../../chat/sent-messages.ts";
import { useCompanySite } from "../../../company/company-site.tsx";
import { LazyPart } from "../../../lazy/lazy-part.tsx";
import { PUBLIC_PAGES } from "../../../links/public-pages.ts";
import { lastOrderId, unnotifiedOrderId } from "../../../session/client/last-order.ts";

const loadReminder = async () => (await import("./order-reminder.tsx")).OrderReminder;

/**
 * Tells whoever has ordered here lately how their order stands (spec §4, Order-status modal), and
 * where orders go by chat, that its message is still to be sent. All but the look at what this
 * browser has noted comes when there is such an order. Who walks here from the order's page has just
 * read there how it stands, and is told when they come back.
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
    const untold = !tracked.current && unnotifiedOrderId() !== null;
    const isDue = untold || (byChat && unsentOrderId() !== null);
    setReminder(orderId && isDue ? { orderId, isUnseen: untold, page } : null);
  }, [page, byChat]);

  // The order's own page says it itself.
  const shown = PUBLIC_PAGES.includes(page) ? reminder : null;
  return shown && <LazyPart key={shown.orderId} load={loadReminder} props={shown} />;
}
