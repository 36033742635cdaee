import type { Order } from "@comanda/contract/orders/order";
import { Card } from "@comanda/ui/controls/card.tsx";
import { useText } from "../i18n/text.ts";
import { useChatState } from "./chat-state.ts";
import { SendMessageLink } from "./send-message-link.tsx";

/** Shows the link that sends the order to the chat, and after that the link that sends it again. */
export function ChatMessageCard({ order }: { order: Order }) {
  const t = useText();
  const state = useChatState(order);
  if (!state) return null;
  if (state === "unsent") {
    return (
      <Card className="flex flex-col gap-3" aria-label={t("chat.about")}>
        <p className="text-muted">{t("chat.unsentHint")}</p>
        <SendMessageLink order={order} />
      </Card>
    );
  }
  return (
    <Card className="flex flex-col gap-1 pb-2" aria-label={t("chat.about")}>
      <p>{t("chat.sent")}</p>
      <SendMessageLink order={order} again />
    </Card>
  );
}
