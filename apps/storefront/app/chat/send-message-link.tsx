import type { Order } from "@comanda/contract/orders/order";
import { ButtonLink } from "@comanda/ui/controls/button.tsx";
import MessageCircle from "lucide-react/icons/message-circle";
import { useText } from "../i18n/text.ts";
import { markMessageSent } from "./sent-messages.ts";
import { useChatLink } from "./use-chat-link.ts";

type SendLinkProps = { order: Order; again?: boolean };

/** Opens the chat with the order's message. It is a plain link, which no browser blocks as a pop-up. */
export function SendMessageLink({ order, again = false }: SendLinkProps) {
  const t = useText();
  const href = useChatLink()(order);
  if (!href) return null;
  return (
    <ButtonLink
      href={href}
      look={again ? "plain" : "primary"}
      className={again ? "-ms-2 self-start" : undefined}
      onClick={() => markMessageSent(order.id)}
    >
      {!again && <MessageCircle className="size-5 flex-none" aria-hidden="true" />}
      {t(again ? "chat.again" : "chat.send")}
    </ButtonLink>
  );
}
