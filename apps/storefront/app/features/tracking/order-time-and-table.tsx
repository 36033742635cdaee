import type { Order } from "@comanda/contract/orders/order";
import CalendarClock from "lucide-react/icons/calendar-clock";
import Clock from "lucide-react/icons/clock";
import MapPin from "lucide-react/icons/map-pin";
import type { ReactNode } from "react";
import { useNow } from "../../hours/current-time.tsx";
import { useTimeText } from "../../hours/time-text.ts";
import { useText } from "../../i18n/text.ts";
import { useDeliveryMinutes } from "../../ordering/use-delivery-minutes.ts";
import { customerPromise, hasCome } from "./customer-promise.ts";

/**
 * Shows when an order comes, if known: the time that the restaurant promises, the scheduled time, or
 * the usual time of a delivery, none of them once the order has come; and its table.
 */
export function OrderTimeAndTable({ order }: { order: Order }) {
  const t = useText();
  const clock = useTimeText();
  const now = useNow();
  const { scheduled_delivery_date, order_title: place } = order;
  const waits = !hasCome(order);
  const scheduled = waits && scheduled_delivery_date ? new Date(scheduled_delivery_date) : null;
  const average = useDeliveryMinutes();
  const promise = customerPromise(order, now);
  const isUsual = waits && order.service_type === "DELIVERY" && !scheduled && !promise;
  const minutes = isUsual ? average : null;
  if (!scheduled && !promise && !place && !minutes) return null;
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1.5 pt-3 font-bold">
      {promise && (
        <Fact icon={<Clock className="size-4 flex-none" aria-hidden="true" />}>
          <time dateTime={promise.time.toISOString()}>
            {t(`tracking.promise.${promise.text}`, { time: clock.at(promise.time) })}
          </time>
        </Fact>
      )}
      {scheduled && !promise && (
        <Fact icon={<CalendarClock className="size-4 flex-none" aria-hidden="true" />}>
          <time dateTime={scheduled.toISOString()}>
            {t("tracking.meantFor", {
              moment: scheduled > now ? clock.soon(scheduled) : clock.past(scheduled),
            })}
          </time>
        </Fact>
      )}
      {minutes && (
        <Fact icon={<Clock className="size-4 flex-none" aria-hidden="true" />}>
          {t("tracking.usualTime", { minutes })}
        </Fact>
      )}
      {place && (
        <Fact icon={<MapPin className="size-4 flex-none" aria-hidden="true" />}>
          {t("tracking.place", { place })}
        </Fact>
      )}
    </ul>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="tabular flex min-w-0 items-center gap-2">
      {icon}
      <span className="min-w-0">{children}</span>
    </li>
  );
}
