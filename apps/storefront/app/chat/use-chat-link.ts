import type { Order } from "@comanda/contract/orders/order";
import { whatsappUrl } from "@comanda/ui/web/safe-url.ts";
import { useCompanySite } from "../company/company-site.tsx";
import { usePrice } from "../company/use-price.ts";
import { useTimeText } from "../hours/time-text.ts";
import { useText } from "../i18n/text.ts";
import { unchargedDelivery } from "../order-summary/uncharged-delivery.ts";
import { useServiceTypeName } from "../ordering/use-service-type-name.ts";
import { chatMessage } from "./chat-message.ts";

/**
 * The largest length of an encoded chat link, in characters; an Arabic letter takes six. Many servers
 * refuse URLs over 8000.
 */
const MAX_LINK_LENGTH = 6_000;

/**
 * Returns the link that opens the chat with an order's message; null where orders do not go by chat.
 */
export function useChatLink(): (order: Order) => string | null {
  const t = useText();
  const price = usePrice();
  const clock = useTimeText();
  const typeName = useServiceTypeName();
  const { company, settings, origin } = useCompanySite();
  return (order) => {
    if (settings.checkout_type !== "WHATSAPP") return null;
    const url = (text: string) => whatsappUrl(company.whatsapp, text);
    const context = {
      t,
      price,
      moment: clock.soon,
      serviceType: order.service_type && typeName(order.service_type),
      company: company.name,
      delivery: unchargedDelivery(order, settings.delivery),
      link: `${origin}/tracking?order_id=${encodeURIComponent(order.id)}`,
    };
    return url(chatMessage(order, context, (text) => (url(text)?.length ?? 0) <= MAX_LINK_LENGTH));
  };
}
