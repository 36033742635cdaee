import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import Check from "lucide-react/icons/check";
import Clock from "lucide-react/icons/clock";
import MessageCircle from "lucide-react/icons/message-circle";
import X from "lucide-react/icons/x";
import { type MessageKey, useText } from "../../i18n/text.ts";
import { REASON_LABELS, STATUS_LABELS } from "../../parts/orders/order-words.ts";
import { useTimeStyle } from "../context/use-time-style.ts";
import { timeText } from "../words/board-times.ts";
import { type TimelineRow, timelineRows } from "./timeline-rows.ts";

/** What happened to an order, when and by whom, and what is promised. */
export function OrderTimeline({ order }: { order: StaffOrder }) {
  const t = useText();
  const style = useTimeStyle();
  const isOpen = order.promised_at !== null && order.status === "PREPARING";
  return (
    <section
      aria-label={t("board.order.timeline")}
      className="rounded-m border border-line bg-surface px-3 py-2"
    >
      <ol>
        {timelineRows(order).map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same status can come twice at one instant
          <li key={index} className="flex min-h-9 items-center gap-2.5">
            <RowMark row={row} />
            <span className="min-w-0 flex-1 wrap-anywhere">
              <b>{t(rowLabel(row))}</b> {row.by && <bdi className="text-muted">{row.by}</bdi>}
            </span>
            <time dateTime={row.at} className="text-muted">
              {timeText(row.at, style)}
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

const MARKS = {
  done: { Icon: Check, colours: "bg-positive text-surface" },
  loss: { Icon: X, colours: "bg-danger text-surface" },
  talk: { Icon: MessageCircle, colours: "border border-line text-muted" },
} as const;

function markOf(row: TimelineRow): keyof typeof MARKS {
  if (row.kind === "asked" || row.kind === "answered") return "talk";
  if (row.kind === "refundRefused") return "loss";
  return row.kind === "status" && row.status === "CANCELLED" ? "loss" : "done";
}

function RowMark({ row }: { row: TimelineRow }) {
  const { Icon, colours } = MARKS[markOf(row)];
  return (
    <span className={`grid size-6 flex-none place-items-center rounded-full ${colours}`}>
      <Icon aria-hidden="true" className="size-4" />
    </span>
  );
}

const REFUND_LABELS = {
  refundAsked: "board.order.refundAsked",
  refundDone: "board.order.refundDone",
  refundRefused: "board.order.refundRefused",
} as const satisfies Record<string, MessageKey>;

function rowLabel(row: TimelineRow): MessageKey {
  if (row.kind === "paid") return "board.money.paid";
  if (row.kind === "confirmed") return "board.order.confirmed";
  if (row.kind === "asked") return "board.change.asked";
  if (row.kind === "answered") return `board.change.${row.state}`;
  if (row.kind !== "status") return REFUND_LABELS[row.kind];
  return row.status === "PENDING" ? "board.order.ordered" : STATUS_LABELS[row.status];
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
