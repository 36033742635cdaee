import type { Order } from "@comanda/contract/orders/order";
import { whatsappUrl } from "@comanda/ui/web/safe-url.ts";
import ChevronRight from "lucide-react/icons/chevron-right";
import MessageCircle from "lucide-react/icons/message-circle";
import { useChatState } from "../../chat/chat-state.ts";
import { useCompanySite } from "../../company/company-site.tsx";
import { useText } from "../../i18n/text.ts";

/**
 * Shows a link to chat with the restaurant about this order, if it has a number (conformance 3.2). It
 * is hidden while the order's own chat message was not sent.
 */
export function MessageRestaurant({ order }: { order: Order }) {
  const t = useText();
  const { company } = useCompanySite();
  const url = whatsappUrl(company.whatsapp, t("tracking.messageText", { number: order.public_id }));
  const unsent = useChatState(order) === "unsent";
  if (!url || unsent) return null;
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className="flex min-h-13 items-center gap-[12px] rounded-m border border-line bg-surface px-[16px] py-1.5 font-bold"
    >
      <MessageCircle className="size-[20px] flex-none" aria-hidden="true" />
      <span className="min-w-0 flex-1 wrap-anywhere">{t("tracking.message")}</span>
      <ChevronRight
        className="size-[20px] flex-none text-muted rtl:-scale-x-100"
        aria-hidden="true"
      />
    </a>
  );
}
