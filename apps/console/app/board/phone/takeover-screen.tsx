import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { isPaidInFull } from "@comanda/domain/orders/payment-status";
import { ignorePressesBriefly } from "@comanda/ui/press/ignore-presses-briefly.ts";
import ChevronRight from "lucide-react/icons/chevron-right";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { useText } from "../../i18n/text.ts";
import { Button } from "../../parts/button.tsx";
import { AcceptForm } from "../cards/accept-form.tsx";
import { OrderAgePill } from "../cards/order-age-pill.tsx";
import { DueMoney, PaidMark } from "../cards/order-money.tsx";
import { useSituation } from "../context/board-context.tsx";
import { TakeoverAlarm } from "./takeover-alarm.tsx";
import { TakeoverLines } from "./takeover-lines.tsx";

type TakeoverScreenProps = {
  order: StaffOrder;
  position: number;
  count: number;
  /** What was just done, above everything, so that it covers no button. */
  notices: ReactNode;
  onHide: () => void;
  onNext: () => void;
  onRefuse: () => void;
};

/** Draws the order in the takeover's sheet: its lines, the money, and the buttons that answer it. */
export function TakeoverScreen({ order, position, count, notices, ...does }: TakeoverScreenProps) {
  const t = useText();
  const preparing = useSituation(({ view }) => view.lanes.preparing.length);
  const screen = useRef<HTMLDivElement>(null);
  // A finger that was on its way to the board does not accept an order before it is read.
  useLayoutEffect(() => {
    if (screen.current) ignorePressesBriefly(screen.current);
  }, []);
  return (
    // On a phone that lies on its side the buttons stand beside the dishes: below them they would cover these.
    <div
      ref={screen}
      className="flex min-h-0 flex-auto flex-col short:flex-none lying:grid lying:grid-cols-[minmax(0,1fr)_19rem]"
    >
      <div className="flex-none lying:col-span-2">
        {notices}
        <TakeoverAlarm order={order} position={position} count={count} onHide={does.onHide} />
      </div>
      <TakeoverLines order={order}>
        <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-2 gap-y-1">
          <OrderAgePill order={order} />
          {isPaidInFull(order.payment_state) ? (
            <PaidMark order={order} amount />
          ) : (
            <DueMoney order={order} />
          )}
        </div>
      </TakeoverLines>
      <div className="sticky bottom-0 flex-none border-t border-line bg-surface px-4 pt-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))] short:static">
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
