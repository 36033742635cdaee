import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import Check from "lucide-react/icons/check";
import Clock from "lucide-react/icons/clock";
import X from "lucide-react/icons/x";
import { type MessageKey, useText } from "../../i18n/text.ts";
import { useTimeStyle } from "../context/use-time-style.ts";
import { timeText } from "../words/board-times.ts";
import { REASON_LABELS, STATUS_LABELS } from "../words/labels.ts";

/** When an order reached each status, who moved it there, and what is promised. */
export function OrderTimeline({ order }: { order: StaffOrder }) {
  const t = useText();
  const style = useTimeStyle();
  // A draft is the guest's own.
  const placed = order.history.filter(({ status }) => status !== "INITIATED");
  const isOpen = order.promised_at !== null && order.status === "PREPARING";
  return (
    <section
      aria-label={t("board.order.timeline")}
      className="rounded-m border border-line bg-surface px-3 py-2"
    >
      <ol>
        {placed.map((event, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same status can come twice at one instant
          <li key={index} className="flex min-h-9 items-center gap-2.5">
            <EventMark isLoss={event.status === "CANCELLED"} />
            <span className="min-w-0 flex-1 wrap-anywhere">
              <b>{t(eventLabel(event.status))}</b>{" "}
              {event.by && <bdi className="text-muted">{event.by}</bdi>}
            </span>
            <time dateTime={event.at} className="text-muted">
              {timeText(event.at, style)}
            </time>
          </li>
        ))}
        {isOpen && order.promised_at && (
          <li className="flex min-h-9 items-center gap-2.5">
            <span className="grid size-6 flex-none place-items-center rounded-full border-2 border-field">
              <Clock aria-hidden="true" className="size-3.5" />
            </span>
            <span className="min-w-0 flex-1">{t("board.order.promised")}</span>
            <time dateTime={order.promised_at} className="text-muted">
              {timeText(order.promised_at, style)}
            </time>
          </li>
        )}
      </ol>
      <CancelReason order={order} />
    </section>
  );
}

function EventMark({ isLoss }: { isLoss: boolean }) {
  const Icon = isLoss ? X : Check;
  return (
    <span
      className={`grid size-6 flex-none place-items-center rounded-full text-surface ${isLoss ? "bg-danger" : "bg-positive"}`}
    >
      <Icon aria-hidden="true" className="size-4" />
    </span>
  );
}

function eventLabel(status: StaffOrder["status"]): MessageKey {
  return status === "PENDING" ? "board.order.ordered" : STATUS_LABELS[status];
}

/** Why an order was cancelled, and what the guest read. */
function CancelReason({ order }: { order: StaffOrder }) {
  const t = useText();
  if (order.status !== "CANCELLED") return null;
  const label = REASON_LABELS[order.cancel_code as keyof typeof REASON_LABELS];
  if (!label && !order.cancel_reason) return null;
  return (
    <p className="border-t border-line py-2 text-sm wrap-anywhere">
      {label && `${t(label)}. `}
      <bdi>{order.cancel_reason}</bdi>
    </p>
  );
}
