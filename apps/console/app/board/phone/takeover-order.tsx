import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import BellRing from "lucide-react/icons/bell-ring";
import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useText } from "../../i18n/text.ts";
import { Button } from "../../parts/button.tsx";
import { AcceptForm } from "../cards/accept-form.tsx";
import { GuestComment } from "../cards/guest-comment.tsx";
import { OrderAgePill } from "../cards/order-age-pill.tsx";
import { OrderLines } from "../cards/order-lines.tsx";
import { DueMoney, isPaid, PaidMark } from "../cards/order-money.tsx";
import { ServiceIcon } from "../cards/service-icon.tsx";
import { useSituation } from "../context/board-context.tsx";
import { orderPlace } from "../words/order-place.ts";

type TakeoverOrderProps = {
  order: StaffOrder;
  position: number;
  count: number;
  onHide: () => void;
  onNext: () => void;
  onRefuse: () => void;
};

/** A new order over the whole screen of a phone. */
export function TakeoverOrder({ order, position, count, ...does }: TakeoverOrderProps) {
  const t = useText();
  const preparing = useSituation(({ view }) => view.lanes.preparing.length);
  return (
    <div className="flex min-h-full flex-1 flex-col">
      <Alarm order={order} position={position} count={count} onHide={does.onHide} />
      <div className="flex-1 px-4 py-3">
        <div className="flex min-h-9 flex-wrap items-center justify-between gap-2">
          <OrderAgePill order={order} />
          {isPaid(order) ? <PaidMark order={order} amount /> : <DueMoney order={order} />}
        </div>
        <OrderLines lines={order.lines} />
        {order.comment && <GuestComment>{order.comment}</GuestComment>}
      </div>
      <div className="sticky bottom-0 border-t border-line bg-surface px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
        <p className="flex justify-between gap-2 text-sm text-muted">
          <span>{t("board.accept.minutes")}</span>
          <span>{t("board.takeover.kitchen", { count: preparing })}</span>
        </p>
        <AcceptForm order={order} size="xl" />
        <div className="mt-1 flex gap-2">
          <Button look="quiet" className="flex-1 text-danger!" onClick={does.onRefuse}>
            {t("board.refuse.open")}
          </Button>
          {count > 1 && (
            <Button look="quiet" className="flex-1 text-ink!" onClick={does.onNext}>
              {t("board.takeover.next")}
              <ChevronRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

type AlarmProps = Pick<TakeoverOrderProps, "order" | "position" | "count" | "onHide">;

/** The blue head of the screen, with the number in the largest letters. */
function Alarm({ order, position, count, onHide }: AlarmProps) {
  const t = useText();
  return (
    <div className="flex flex-col items-center bg-accent px-4 pt-3 pb-4 text-center text-accent-ink">
      <div className="flex w-full flex-wrap items-center justify-between text-md font-bold">
        <span>{t("board.takeover.position", { position, count })}</span>
        <button
          type="button"
          onClick={onHide}
          className="-me-2 flex min-h-12 items-center gap-1 rounded-m px-2"
        >
          {t("board.takeover.hide")}
          <ChevronDown aria-hidden="true" className="size-5" />
        </button>
      </div>
      <span
        aria-hidden="true"
        className="mt-3.5 mb-5 grid size-14 place-items-center rounded-full bg-accent-ink text-accent ring-8 ring-accent-ink/30"
      >
        <BellRing className="size-7" />
      </span>
      <h2 className="text-2xl font-bold">{order.public_id}</h2>
      <p className="mt-1 flex items-center gap-2 text-lg font-bold">
        <ServiceIcon type={order.service_type} className="size-6 flex-none" />
        <bdi className="wrap-anywhere">{orderPlace(order, t)}</bdi>
      </p>
    </div>
  );
}
