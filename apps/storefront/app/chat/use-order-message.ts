import type { Order } from "@comanda/contract/orders";
import { useText } from "../i18n/text.tsx";
import { useClock } from "../shop/clock.ts";
import { deliveryNote } from "../shop/delivery-note.ts";
import { usePrice } from "../shop/money.ts";
import { chatUrl } from "../shop/safe-url.ts";
import { useServiceTypeName } from "../shop/service-type-name.ts";
import { useShop } from "../shop/shop.tsx";
import { orderMessage } from "./order-message.ts";

/**
 * Characters that a link to the chat may have, encoded: a letter of Arabic has six. Servers on its
 * way take eight thousand.
 */
const LONGEST_LINK = 6_000;

/** Gives the link that opens the chat with an order written out; null where orders do not go by chat. */
export function useOrderMessage(): (order: Order) => string | null {
  const t = useText();
  const price = usePrice();
  const clock = useClock();
  const typeName = useServiceTypeName();
  const { company, settings, origin } = useShop();
  return (order) => {
    if (settings.checkout_type !== "WHATSAPP") return null;
    const url = (text: string) => chatUrl(company.whatsapp, text);
    const words = {
      t,
      price,
      moment: clock.soon,
      serviceType: order.service_type && typeName(order.service_type),
      company: company.name,
      delivery: deliveryNote(order, settings.delivery),
      link: `${origin}/tracking?order_id=${encodeURIComponent(order.id)}`,
    };
    return url(orderMessage(order, words, (text) => (url(text)?.length ?? 0) <= LONGEST_LINK));
  };
}
