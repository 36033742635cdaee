import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { unsentOrder } from "../../chat/sent-messages.ts";
import { lastOrder, untoldOrder } from "../../session/last-order.ts";
import { useShop } from "../../shop/shop.tsx";
import { SHOP_PAGES } from "../../shop/shop-pages.ts";
import { LazyPart } from "../../ui/lazy-part.tsx";

const loadReminder = async () => (await import("./order-reminder.tsx")).OrderReminder;

/**
 * Tells whoever has ordered here lately how their order stands (spec §4, Order-status modal), and
 * where orders go by chat, that its message is still to be sent. All but the look at what this
 * browser has noted comes when there is such an order. Who walks here from the order's page has just
 * read there how it stands, and is told when they come back.
 */
export function OrderReminderDoor() {
  const { pathname: page } = useLocation();
  const byChat = useShop().settings.checkout_type === "WHATSAPP";
  const [about, setAbout] = useState<{ orderId: string; untold: boolean; page: string } | null>(
    null,
  );
  const tracked = useRef(false);

  useEffect(() => {
    tracked.current ||= page === "/tracking";
    const orderId = SHOP_PAGES.includes(page) ? lastOrder(document.cookie) : null;
    const untold = !tracked.current && untoldOrder() !== null;
    const wanted = untold || (byChat && unsentOrder() !== null);
    setAbout(orderId && wanted ? { orderId, untold, page } : null);
  }, [page, byChat]);

  // The order's own page says it itself.
  const shown = SHOP_PAGES.includes(page) ? about : null;
  return shown && <LazyPart key={shown.orderId} load={loadReminder} props={shown} />;
}
