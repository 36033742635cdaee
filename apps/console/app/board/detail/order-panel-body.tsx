import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { LazyPart } from "@comanda/ui/lazy/lazy-part.tsx";
import type { MapTiles } from "@comanda/ui/map/map-tiles.ts";
import { withMessages } from "../../i18n/later-messages.ts";
import { GuestComment } from "../cards/guest-comment.tsx";
import { ChangeOrderButton } from "../change/change-order-button.tsx";
import { ProposalState } from "../change/proposal-state.tsx";
import { OrderAddress } from "./order-address.tsx";
import { OrderCustomer } from "./order-customer.tsx";
import { OrderPayment } from "./order-payment.tsx";
import { OrderTimeline } from "./order-timeline.tsx";
import { OrderTotals } from "./order-totals.tsx";
import { PricedLines } from "./priced-lines.tsx";

const loadRefunds = withMessages(
  async () => (await import("../refunds/order-refunds.tsx")).OrderRefunds,
);

type OrderPanelBodyProps = {
  order: StaffOrder;
  tiles: MapTiles | undefined;
  onChanged: (order: StaffOrder) => void;
};

/** What an order has: on wide screens money at the start and people at the end. */
export function OrderPanelBody({ order, tiles, onChanged }: OrderPanelBodyProps) {
  return (
    <div className="grid flex-1 grid-cols-1 md:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
      <div className="flex flex-col gap-3 p-5">
        <ProposalState order={order} />
        <PricedLines order={order} />
        {order.comment && <GuestComment>{order.comment}</GuestComment>}
        <OrderTotals order={order} />
        <OrderPayment order={order} />
        {hasRefunds(order) && (
          <LazyPart
            load={loadRefunds}
            props={{ order, onChanged }}
            loading={<div className="bone h-14 rounded-m" />}
            unavailable={null}
          />
        )}
        <ChangeOrderButton order={order} />
      </div>
      <div className="flex flex-col gap-3 border-line bg-ground p-4 max-md:border-t md:border-s">
        <OrderCustomer order={order} />
        <OrderAddress order={order} tiles={tiles} />
        <OrderTimeline order={order} />
      </div>
    </div>
  );
}

/** Whether there is money to send back, or some went back. */
const hasRefunds = ({ refunds, refundable }: StaffOrder): boolean =>
  refunds.length > 0 || (refundable?.total ?? 0) > 0;
