import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { LazyPart } from "@comanda/ui/lazy/lazy-part.tsx";
import type { MapTiles } from "@comanda/ui/map/map-tiles.ts";
import { useState } from "react";
import { withMessages } from "../../i18n/later-messages.ts";
import { GuestComment } from "../cards/guest-comment.tsx";
import { ChangeOrderButton } from "../change/change-order-button.tsx";
import { ProposalState } from "../change/proposal-state.tsx";
import { hasRefunds, isRefundDue } from "../refunds/refund-state.ts";
import { EndOrderButton } from "./end-order-button.tsx";
import { OrderAddress } from "./order-address.tsx";
import { OrderCustomer } from "./order-customer.tsx";
import { OrderPayment } from "./order-payment.tsx";
import { OrderTimeline } from "./order-timeline.tsx";
import { OrderTotals } from "./order-totals.tsx";
import { PricedLines } from "./priced-lines.tsx";

const loadRefundSheet = withMessages(
  async () => (await import("../refunds/refund-sheet.tsx")).RefundSheet,
);
// The sheet comes with the refunds, so that it opens without a connection too.
const loadRefunds = withMessages(async () => {
  const [refunds] = await Promise.all([import("../refunds/order-refunds.tsx"), loadRefundSheet()]);
  return refunds.OrderRefunds;
});
const loadRefundDue = withMessages(
  async () => (await import("../refunds/refund-due.tsx")).RefundDue,
);

type OrderPanelBodyProps = {
  order: StaffOrder;
  tiles: MapTiles | undefined;
  onChanged: (order: StaffOrder) => void;
};

/** What an order has: on wide screens money at the start and people at the end. */
export function OrderPanelBody({ order, tiles, onChanged }: OrderPanelBodyProps) {
  const [isRefunding, setIsRefunding] = useState(false);
  const { refundable } = order;
  const openRefund = () => setIsRefunding(true);
  return (
    <div className="grid flex-1 grid-cols-1 md:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
      <div className="flex flex-col gap-3 p-5">
        <ProposalState order={order} />
        {isRefundDue(order) && (
          <LazyPart
            load={loadRefundDue}
            props={{ order, amount: refundable?.total ?? 0, onOpen: openRefund }}
            loading={<div className="bone h-14 rounded-m" />}
          />
        )}
        <PricedLines order={order} />
        {order.comment && <GuestComment>{order.comment}</GuestComment>}
        <OrderTotals order={order} />
        <OrderPayment order={order} />
        {hasRefunds(order) && (
          <LazyPart
            load={loadRefunds}
            props={{ order, onChanged, onOpen: openRefund }}
            loading={<div className="bone h-14 rounded-m" />}
          />
        )}
        <ChangeOrderButton order={order} />
        {order.status !== "PENDING" && <EndOrderButton order={order} className="md:hidden" />}
      </div>
      <div className="flex flex-col gap-3 border-line bg-ground p-4 max-md:border-t md:border-s">
        <OrderCustomer order={order} />
        <OrderAddress order={order} tiles={tiles} />
        <OrderTimeline order={order} />
      </div>
      {isRefunding && refundable && (
        <LazyPart
          load={loadRefundSheet}
          props={{ order, refundable, onChanged, onClose: () => setIsRefunding(false) }}
        />
      )}
    </div>
  );
}
