import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { isPaidInFull } from "@comanda/domain/orders/payment-status";
import { useText } from "../../i18n/text.ts";
import { useMay } from "../context/use-may.ts";
import { isPaidAtHandOver } from "../words/next-action.ts";
import { AcceptForm } from "./accept-form.tsx";
import type { CardLane } from "./card-lane.ts";
import { GuestComment } from "./guest-comment.tsx";
import { NextStepButton } from "./next-step-button.tsx";
import { OrderLines } from "./order-lines.tsx";
import { DueMoney, PaidMark } from "./order-money.tsx";
import { TickLines } from "./tick-lines.tsx";

type CardBodyProps = { order: StaffOrder; lane: CardLane };

/** What a card shows below its head, as the lane needs it. */
export function CardBody({ order, lane }: CardBodyProps) {
  if (lane === "new") return <NewBody order={order} />;
  return lane === "preparing" ? <PreparingBody order={order} /> : <ReadyBody order={order} />;
}

function NewBody({ order }: { order: StaffOrder }) {
  return (
    <>
      <OrderLines lines={order.lines} />
      {order.comment && <GuestComment>{order.comment}</GuestComment>}
      {!isPaidInFull(order.payment_state) && (
        <div className="pt-2 empty:hidden">
          <DueMoney order={order} />
        </div>
      )}
      {useMay("orders.advance") && <AcceptForm order={order} size="l" />}
    </>
  );
}

function PreparingBody({ order }: { order: StaffOrder }) {
  const seesMoney = useMay("orders.details");
  return (
    <>
      {seesMoney ? <OrderLines lines={order.lines} /> : <TickLines order={order} />}
      {order.comment && <GuestComment>{order.comment}</GuestComment>}
      <CardFoot order={order} />
    </>
  );
}

function ReadyBody({ order }: { order: StaffOrder }) {
  const t = useText();
  const dishes = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const count = t("board.dishes", { count: dishes });
  const area = order.address?.area ?? order.address?.text;
  return (
    <>
      <p className="mt-0.5 text-md text-muted">
        {area ? t("board.dishesTo", { dishes: count, area }) : count}
      </p>
      <CardFoot order={order} />
    </>
  );
}

/** The money and the next step: beside each other, or with cash to take below each other. */
function CardFoot({ order }: { order: StaffOrder }) {
  const takesMoney = useMay("orders.pay");
  const seesMoney = useMay("orders.details");
  const stacked =
    !seesMoney || (takesMoney && order.status !== "PREPARING" && isPaidAtHandOver(order));
  return (
    <div
      className={`relative mt-2.5 flex gap-x-2 gap-y-1.5 ${stacked ? "flex-col" : "flex-wrap items-center justify-between"}`}
    >
      <div className={stacked ? "empty:hidden" : "min-w-0 flex-[99_1_auto] empty:hidden"}>
        {isPaidInFull(order.payment_state) ? (
          <PaidMark order={order} />
        ) : (
          <DueMoney order={order} brief={!stacked} />
        )}
      </div>
      <NextStepButton order={order} wide={stacked} />
    </div>
  );
}
