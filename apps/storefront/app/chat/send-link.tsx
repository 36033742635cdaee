import type { Order } from "@comanda/contract/orders";
import MessageCircle from "lucide-react/icons/message-circle";
import { useText } from "../i18n/text.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { rememberMessageSent } from "./sent-messages.ts";
import { useOrderMessage } from "./use-order-message.ts";

type SendLinkProps = { order: Order; again?: boolean };

/** Opens the chat with the order written out: a plain link, which no browser takes for a pop-up. */
export function SendLink({ order, again = false }: SendLinkProps) {
  const t = useText();
  const href = useOrderMessage()(order);
  if (!href) return null;
  return (
    <ButtonLink
      href={href}
      look={again ? "plain" : "primary"}
      className={again ? "-ms-2 self-start" : undefined}
      onClick={() => rememberMessageSent(order.id)}
    >
      {!again && <MessageCircle className="size-5 flex-none" aria-hidden="true" />}
      {t(again ? "chat.again" : "chat.send")}
    </ButtonLink>
  );
}
