import type { Order } from "@comanda/contract/orders/order";
import { useCompanySite } from "../company/company-site.tsx";
import { usePrice } from "../company/use-price.ts";
import { useClock } from "../hours/clock.ts";
import { useText } from "../i18n/text.tsx";
import { whatsappUrl } from "../links/safe-url.ts";
import { unchargedDelivery } from "../order-summary/uncharged-delivery.ts";
import { useServiceTypeName } from "../ordering/use-service-type-name.ts";
import { chatMessage } from "./chat-message.ts";

/**
 * Characters that a link to the chat may have, encoded: a letter of Arabic has six. Servers on its
 * way take eight thousand.
 */
const LONGEST_LINK = 6_000;

/** Gives the link that opens the chat with an order written out; null where orders do not go by chat. */
export function useChatLink(): (order: Order) => string | null {
  const t = useText();
  const price = usePrice();
  const clock = useClock();
  const typeName = useServiceTypeName();
  const { company, settings, origin } = useCompanySite();
  return (order) => {
    if (settings.checkout_type !== "WHATSAPP") return null;
    const url = (text: string) => whatsappUrl(company.whatsapp, text);
    const words = {
      t,
      price,
      moment: clock.soon,
      serviceType: order.service_type && typeName(order.service_type),
      company: company.name,
      delivery: unchargedDelivery(order, settings.delivery),
      link: `${origin}/tracking?order_id=${encodeURIComponent(order.id)}`,
    };
    return url(chatMessage(order, words, (text) => (url(text)?.length ?? 0) <= LONGEST_LINK));
  };
}
