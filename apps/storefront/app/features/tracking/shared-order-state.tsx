import type { SharedCart } from "@comanda/contract/orders/shared-cart";
import { useNow } from "../../hours/current-time.tsx";
import { useTimeText } from "../../hours/time-text.ts";
import { useText } from "../../i18n/text.ts";
import { customerPromise } from "./customer-promise.ts";
import { orderStateText } from "./state/use-order-state-text.ts";

/**
 * Shows the state of an order for all to a guest of its shared cart, who cannot open the order's page: what
 * happens to it now, and when it is expected. It has no hint, because those speak to who placed the order.
 */
export function SharedOrderState({ order }: { order: SharedCart["orders"][number] }) {
  const t = useText();
  const clock = useTimeText();
  const now = useNow();
  const placed = { ...order, payment_status: null, payment_state: "UNPAID" } as const;
  const promise = customerPromise(order, now);
  const scheduled = order.scheduled_delivery_date && new Date(order.scheduled_delivery_date);
  const time = promise
    ? t(`tracking.promise.${promise.text}`, { time: clock.at(promise.time) })
    : scheduled &&
      t("tracking.meantFor", {
        moment: scheduled > now ? clock.soon(scheduled) : clock.past(scheduled),
      });
  return (
    <div role="status" className="flex flex-col gap-1 text-center">
      <p className="text-lg font-bold">{orderStateText(placed, t).title}</p>
      {time && <p className="tabular text-muted">{time}</p>}
    </div>
  );
}
