import type { Order } from "@comanda/contract/orders";
import { useShop } from "../../shop/shop.tsx";
import { CancelledOrder } from "./cancelled-order.tsx";
import { LoyaltyBanner } from "./loyalty-banner.tsx";
import { MessageRestaurant } from "./message-restaurant.tsx";
import { OrderDetails } from "./order-details.tsx";
import { OrderHeader } from "./order-header.tsx";
import { OrderNotFound } from "./order-not-found.tsx";
import { orderPage } from "./order-page-state.ts";
import { OrderSteps } from "./order-steps.tsx";
import { PaymentNotice } from "./payment-notice.tsx";
import { RefreshBar } from "./refresh-bar.tsx";
import { useFreshOrder } from "./use-fresh-order.ts";

/** Spec §2, Tracking page: the state in large words, the steps, what to do now, then the rest. */
export function TrackingPage({ loaded }: { loaded: Order | null }) {
  const { company } = useShop();
  const { order, asking, failed, reload } = useFreshOrder(company.id, loaded);
  const page = orderPage(order);
  if (!order || page === "not_found") return <OrderNotFound />;

  return (
    <div className="min-h-dvh pb-8">
      <OrderHeader order={order} />
      <main className="mx-auto flex max-w-[640px] flex-col gap-3 px-4 py-3">
        {page === "cancelled" && <CancelledOrder reason={order.cancel_reason} />}
        <PaymentNotice order={order} />
        <OrderSteps order={order} />
        <RefreshBar asking={asking} failed={failed} onReload={() => void reload()} />
        <MessageRestaurant order={order} />
        <OrderDetails order={order} />
        <LoyaltyBanner order={order} />
      </main>
    </div>
  );
}
