import type { Order } from "@comanda/contract/orders/order";
import { Button, ButtonLink, IconButton } from "@comanda/ui/controls/button.tsx";
import { Sheet } from "@comanda/ui/sheets/sheet.tsx";
import X from "lucide-react/icons/x";
import { useChatState } from "../../../chat/chat-state.ts";
import { SendMessageLink } from "../../../chat/send-message-link.tsx";
import { useText } from "../../../i18n/text.ts";
import { useKeepQuery } from "../../../links/keep-query.tsx";
import { OrderTimeAndTable } from "../order-time-and-table.tsx";
import { useOrderStateText } from "../state/use-order-state-text.ts";

/** Shows the state of the visitor's order, with a link to its page (conformance 2.128). */
export function OrderReminderSheet({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useText();
  const withQuery = useKeepQuery();
  const unsent = useChatState(order) === "unsent";
  const { title, hint } = useOrderStateText(order);
  return (
    <Sheet open onClose={onClose} label={t("tracking.pageTitle")} className="md:max-w-[420px]">
      <div className="flex items-center justify-between ps-6 pe-3 pt-3">
        <p className="tabular text-xs text-muted">
          {t("tracking.number", { number: order.public_id })}
        </p>
        <IconButton label={t("sheet.close")} onClick={onClose}>
          <X className="size-5" aria-hidden="true" />
        </IconButton>
      </div>
      <div className="overflow-y-auto px-6 pb-5">
        <h2 className="text-xl">{title}</h2>
        {hint && <p className="pt-1 text-muted">{hint}</p>}
        <OrderTimeAndTable order={order} />
      </div>
      <div className="flex flex-col gap-1 border-t border-line px-4 pt-3 pb-3">
        {unsent && <SendMessageLink order={order} />}
        <ButtonLink
          href={withQuery("/tracking", { order_id: order.id })}
          look={unsent ? "secondary" : "primary"}
        >
          {t("recent.see")}
        </ButtonLink>
        <Button look="plain" onClick={onClose}>
          {t("recent.stay")}
        </Button>
      </div>
    </Sheet>
  );
}
