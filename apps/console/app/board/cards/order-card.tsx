import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { urgencyOf } from "@comanda/domain/board/urgency";
import { isPaidInFull } from "@comanda/domain/orders/payment-status";
import { classNames } from "@comanda/ui/controls/class-names.ts";
import { memo } from "react";
import { Link } from "react-router";
import { useText } from "../../i18n/text.ts";
import { useCompanyPath } from "../../layout/company-page.tsx";
import { useSituation } from "../context/board-context.tsx";
import { ProposalPill } from "../proposal/proposal-pill.tsx";
import { orderPlace } from "../words/order-place.ts";
import { CardBody } from "./card-body.tsx";
import type { CardLane } from "./card-lane.ts";
import { OrderAgePill } from "./order-age-pill.tsx";
import { PaidMark } from "./order-money.tsx";
import { OrderWhere } from "./order-where.tsx";

const frames = {
  new: "border-2 border-accent p-[11px]",
  late: "border-2 border-danger p-[11px]",
  due: "border-2 border-warning-edge p-[11px]",
  calm: "border border-line p-3",
} as const;

/**
 * An order on the board, from the top down: number and age, where and to whom, lines, comment, money,
 * and the one action. A press beside its buttons opens the order.
 */
export const OrderCard = memo(function OrderCard({
  order,
  lane,
}: {
  order: StaffOrder;
  lane: CardLane;
}) {
  const t = useText();
  const companyPath = useCompanyPath();
  const urgency = useSituation(({ now }) => urgencyOf(order, new Date(now)));
  const number = order.public_id;
  return (
    <article
      data-order={order.id}
      tabIndex={-1}
      aria-label={t("board.card", { number, place: orderPlace(order, t) })}
      className={classNames(
        "@container relative rounded-m bg-surface shadow-1 focus-visible:outline-3",
        frames[lane === "new" ? "new" : urgency],
      )}
    >
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-2">
        <h3 className="text-xl leading-9">
          <Link
            to={companyPath(`orders/${encodeURIComponent(order.id)}`)}
            preventScrollReset
            aria-label={t("board.open", { number })}
            className="after:absolute after:inset-0 after:rounded-m"
          >
            {number}
          </Link>
        </h3>
        <OrderAgePill order={order} />
      </div>
      <OrderWhere order={order}>
        {lane === "new" && isPaidInFull(order.payment_state) && <PaidMark order={order} amount />}
      </OrderWhere>
      <ProposalPill order={order} />
      <CardBody order={order} lane={lane} />
    </article>
  );
});
