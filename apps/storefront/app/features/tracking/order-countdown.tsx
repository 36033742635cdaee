import type { Order } from "@comanda/contract/orders/order";
import { countdownMinutes } from "@comanda/domain/board/promise";
import { useNow } from "../../hours/current-time.tsx";
import { useText } from "../../i18n/text.ts";
import { customerPromise } from "./customer-promise.ts";

/**
 * Shows about how many minutes are left until the promised time; nothing once it has passed, when the
 * time below says that it takes longer. It is not announced each minute.
 */
export function OrderCountdown({ order }: { order: Order }) {
  const t = useText();
  const now = useNow();
  const promise = customerPromise(order, now);
  const minutes = promise && countdownMinutes(promise.time, now);
  if (!minutes) return null;
  return (
    <p className="tabular pt-2 text-lg font-bold text-accent-text">
      {t("tracking.countdown", { minutes })}
    </p>
  );
}
