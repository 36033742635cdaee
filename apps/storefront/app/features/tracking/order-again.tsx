import type { Order } from "@comanda/contract/orders";
import { useText } from "../../i18n/text.tsx";
import { useKeptQuery } from "../../shop/query.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { orderPage } from "./order-page-state.ts";

/** The way to another order, once nothing more comes of this one. */
export function OrderAgain({ order }: { order: Order }) {
  const t = useText();
  const kept = useKeptQuery();
  const page = orderPage(order);
  const over = page === "cancelled" || page === "finalized" || page === "payment_returned";
  if (!over && order.status !== "DELIVERED") return null;
  return (
    <ButtonLink href={kept("/products")} look="secondary">
      {t("tracking.orderAgain")}
    </ButtonLink>
  );
}
