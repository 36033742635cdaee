import type { Order } from "@comanda/contract/orders/order";
import type { DishNames } from "@comanda/domain/orders/dish-names";
import { LazyPart } from "@comanda/ui/lazy/lazy-part.tsx";
import { useEffect } from "react";
import { ChatMessageCard } from "../../chat/chat-message-card.tsx";
import { useCompanySite } from "../../company/company-site.tsx";
import { useNow } from "../../hours/current-time.tsx";
import { useOrderSocket } from "../../live/use-order-socket.ts";
import { OrderAgainLink } from "../../ordering/order-again-link.tsx";
import { SiteFooter } from "../../page/site-footer.tsx";
import { OrderPayment } from "../../pay/status/order-payment.tsx";
import { LazyTableCalls } from "../../table-service/lazy-table-calls.tsx";
import { CancelledOrder } from "./cancelled-order.tsx";
import { mayHaveProposal } from "./change/may-have-proposal.ts";
import { DeliveryWay } from "./delivery-way.tsx";
import { InOrderCurrency } from "./in-order-currency.tsx";
import { LoyaltyBanner } from "./loyalty-banner.tsx";
import { MessageRestaurant } from "./message-restaurant.tsx";
import { LazyOrderMoment } from "./moment/lazy-order-moment.tsx";
import { mayHaveOptions, tableToCallFrom } from "./options/may-have-options.ts";
import { OrderDetails } from "./order-details.tsx";
import { OrderHeader } from "./order-header.tsx";
import { OrderNotFound } from "./order-not-found.tsx";
import { OrderSteps } from "./order-steps.tsx";
import { PickupPlace } from "./pickup-place.tsx";
import { RefreshBar } from "./refresh-bar.tsx";
import { isUnfinished, orderPageState } from "./state/order-page-state.ts";
import { isRunning } from "./state/running-orders.ts";
import { markEndSeen } from "./state/seen-orders.ts";
import { unmarkSettled } from "./state/settled-order.ts";
import { useOrderStateTitle } from "./use-order-state-title.ts";
import { usePolledOrder } from "./use-polled-order.ts";

const loadRatingCard = async () => (await import("./rating/rating-card.tsx")).RatingCard;
const loadChangeCard = async () => (await import("./change/order-change-card.tsx")).OrderChangeCard;

const loadOptions = async () => (await import("./options/order-options.tsx")).OrderOptions;

type TrackingPageProps = {
  loaded: Order | null;
  /** The names of its dishes in the visitor's language. */
  names: DishNames;
  /** Whether it could not be loaded, which says nothing about whether there is such an order. */
  failedToLoad: boolean;
};

/**
 * Shows the page of an order (conformance 2.124 to 2.127): its state as the title, what to do now and
 * the steps. The details are below, on wide screens beside them.
 */
export function TrackingPage({ loaded, names, failedToLoad }: TrackingPageProps) {
  const { company } = useCompanySite();
  const { order, isLoading, failed, reload, acceptOrder } = usePolledOrder(company.id, loaded);
  useOrderSocket(order, acceptOrder);
  useOrderStateTitle(order);
  useMarkEndSeen(order);
  const page = orderPageState(order);
  if (!order || page === "not_found") return <OrderNotFound failedToLoad={failedToLoad} />;
  const tableId = tableToCallFrom(order);

  return (
    <div className="relative min-h-page pb-4">
      <LazyOrderMoment order={order} />
      <OrderHeader order={order} />
      <InOrderCurrency order={order}>
        <main className="mx-auto grid max-w-[640px] items-start gap-3 px-4 py-3 lg:max-w-[calc(1152px+2rem)] lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-6 lg:py-6">
          <div className="flex min-w-0 flex-col gap-3 lg:gap-4">
            {page === "cancelled" && <CancelledOrder order={order} />}
            {mayHaveProposal(order) && (
              <LazyPart
                load={loadChangeCard}
                props={{ order, names, onAnswered: () => void reload() }}
              />
            )}
            {tableId && <LazyTableCalls qrId={tableId} className="empty:hidden" />}
            <ChatMessageCard order={order} />
            <OrderPayment order={order} onChanged={() => void reload()} />
            <LazyOrderRating order={order} />
            <OrderSteps order={order} />
            {isUnfinished(order) && order.status !== "DELIVERED" && (
              <RefreshBar isLoading={isLoading} failed={failed} onReload={() => void reload()} />
            )}
            <PickupPlace order={order} />
            <DeliveryWay order={order} />
            <OrderAgain order={order} />
            <MessageRestaurant order={order} />
            {/* Last: they come and go, and must not move what is pressed above. */}
            {mayHaveOptions(order) && (
              <LazyPart
                load={loadOptions}
                props={{ order, onOrder: acceptOrder, onStale: () => void reload() }}
              />
            )}
          </div>
          <div className="flex min-w-0 flex-col gap-3 lg:gap-4">
            <OrderDetails order={order} names={names} />
            <LoyaltyBanner order={order} />
          </div>
        </main>
      </InOrderCurrency>
      <footer className="px-4 text-center text-xs text-muted">
        <SiteFooter />
      </footer>
    </div>
  );
}

/** The visitor reads here how the order ended: other pages need not say it. They follow one that is running. */
function useMarkEndSeen(order: Order | null): void {
  const now = useNow();
  const id = order?.id;
  const isOver = order !== null && !isRunning(order, now);
  useEffect(() => {
    if (id === undefined) return;
    if (isOver) markEndSeen(id);
    else unmarkSettled(id);
  }, [id, isOver]);
}

/** Asks for a rating of a delivered order; its code is loaded only then. */
function LazyOrderRating({ order }: { order: Order }) {
  if (order.status !== "DELIVERED" && order.status !== "FINALIZED") return null;
  return <LazyPart load={loadRatingCard} props={{ order }} />;
}

/** Shows the link to order again, for an order that is finished. */
function OrderAgain({ order }: { order: Order }) {
  const page = orderPageState(order);
  const isOver = page === "cancelled" || page === "finalized" || page === "payment_returned";
  if (!isOver && order.status !== "DELIVERED") return null;
  // The same dishes would be refused: something of them is sold out.
  const look = order.cancel_code === "sold_out" ? "secondary" : "primary";
  return <OrderAgainLink order={order} look={look} />;
}
