import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { laneOf } from "@comanda/domain/board/lane";
import { isFinished } from "@comanda/domain/orders/progress";
import Clock from "lucide-react/icons/clock";
import type { ReactNode } from "react";
import { useText } from "../../i18n/text.ts";
import { Button } from "../../parts/button.tsx";
import { AcceptForm } from "../cards/accept-form.tsx";
import { NextStepButton } from "../cards/next-step-button.tsx";
import { useBoard, useSituation } from "../context/board-context.tsx";
import { useMay } from "../context/use-may.ts";
import { EndOrderButton } from "./end-order-button.tsx";
import { LaterForm } from "./later-form.tsx";

/** Minutes that one press adds to a promise. */
const MORE_MINUTES = 5;

type OrderPanelFootProps = { order: StaffOrder; print: ReactNode };

/** The buttons of an order: refusing or cancelling it at the start, the next step at the end. */
export function OrderPanelFoot({ order, print }: OrderPanelFootProps) {
  const t = useText();
  const board = useBoard();
  const mayAdvance = useMay("orders.advance");
  const isNew = order.status === "PENDING";
  const isLater = useSituation(({ now }) => laneOf(order, new Date(now)) === "later");
  const onPhone = `max-md:order-last ${isLater ? "max-md:flex-1" : "max-md:w-full"}`;
  if (isFinished(order) && !print) return null;
  return (
    <div
      className={`flex flex-wrap items-end gap-2 border-t border-line bg-surface px-5 py-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] empty:hidden ${print || mayAdvance ? "" : "max-md:hidden"}`}
    >
      {/* On a phone a cancellation stands among the dishes: below the next step a slip of the thumb would open it. */}
      <EndOrderButton order={order} className={`me-auto ${isNew ? onPhone : "max-md:hidden"}`} />
      {print}
      {order.status === "PREPARING" && mayAdvance && order.promised_at !== null && (
        <Button
          look="outline"
          size="l"
          className="text-md! max-md:flex-1"
          onClick={() => board.perform(order, { kind: "promise", addMinutes: MORE_MINUTES })}
        >
          <Clock aria-hidden="true" className="size-5" />
          {t("board.order.more", { minutes: MORE_MINUTES })}
        </Button>
      )}
      {isLater && mayAdvance && <LaterForm order={order} />}
      {isNew && !isLater && mayAdvance && (
        <div className="min-w-[min(16rem,100%)] flex-1 md:max-w-100">
          <AcceptForm order={order} size="l" />
        </div>
      )}
      {!isNew && mayAdvance && <NextStepButton order={order} solid />}
    </div>
  );
}
