import type { Order } from "@comanda/contract/orders";
import { SendOrder } from "../../chat/send-order.tsx";
import { useOrderSocket } from "../../live/use-order-socket.ts";
import { OrderPayment } from "../../pay/order-payment.tsx";
import { useShop } from "../../shop/shop.tsx";
import { CancelledOrder } from "./cancelled-order.tsx";
import { LoyaltyBanner } from "./loyalty-banner.tsx";
import { MessageRestaurant } from "./message-restaurant.tsx";
import { OrderAgain } from "./order-again.tsx";
import { OrderDetails } from "./order-details.tsx";
import { OrderHeader } from "./order-header.tsx";
import { OrderNotFound } from "./order-not-found.tsx";
import { isUnfinished, orderPage } from "./order-page-state.ts";
import { OrderSteps } from "./order-steps.tsx";
import { PickupPlace } from "./pickup-place.tsx";
import { OrderRating } from "./rating/order-rating.tsx";
import { RefreshBar } from "./refresh-bar.tsx";
import { useFreshOrder } from "./use-fresh-order.ts";
import { useStateTitle } from "./use-state-title.ts";

/**
 * Spec §2, Tracking page: the state in large words, what to do now, the steps, then the rest, which
 * stands beside them where there is room.
 */
export function TrackingPage({ loaded }: { loaded: Order | null }) {
  const { company } = useShop();
  const { order, asking, failed, reload, accept } = useFreshOrder(company.id, loaded);
  useOrderSocket(order, accept);
  useStateTitle(order);
  const page = orderPage(order);
  if (!order || page === "not_found") return <OrderNotFound />;

  return (
    <div className="min-h-dvh pb-8">
      <OrderHeader order={order} />
      <main className="mx-auto grid max-w-[640px] items-start gap-3 px-4 py-3 lg:max-w-[1000px] lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-4 lg:py-4">
        <div className="flex min-w-0 flex-col gap-3">
          {page === "cancelled" && <CancelledOrder reason={order.cancel_reason} />}
          <SendOrder order={order} />
          <OrderPayment order={order} onChanged={() => void reload()} />
          <OrderRating order={order} />
          <OrderSteps order={order} />
          <PickupPlace order={order} />
          {isUnfinished(order) && (
            <RefreshBar asking={asking} failed={failed} onReload={() => void reload()} />
          )}
          <MessageRestaurant order={order} />
          <OrderAgain order={order} />
        </div>
        <div className="flex min-w-0 flex-col gap-3">
          <OrderDetails order={order} />
          <LoyaltyBanner order={order} />
        </div>
      </main>
    </div>
  );
}
