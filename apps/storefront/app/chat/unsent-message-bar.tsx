import type { Order } from "@comanda/contract/orders/order";
import { useText } from "../i18n/text.ts";
import { QueryLink } from "../links/keep-query.tsx";
import { useChatState } from "./chat-state.ts";

/**
 * Shows a bar above the page while the message of the visitor's order was not sent, with a link to send
 * it.
 */
export function UnsentMessageBar({ order }: { order: Order }) {
  const t = useText();
  if (useChatState(order) !== "unsent") return null;
  return (
    <aside
      aria-label={t("chat.about")}
      className="flex flex-wrap items-center justify-center gap-x-4 bg-warning-soft px-4 text-sm text-warning"
    >
      <p className="min-w-0 flex-1 basis-44 py-2 md:flex-none">
        {t("chat.unsentBar", { number: order.public_id })}
      </p>
      <QueryLink
        to="/tracking"
        query={{ order_id: order.id }}
        className="target flex min-h-11 items-center font-bold underline"
      >
        {t("chat.sendNow")}
      </QueryLink>
    </aside>
  );
}
