import type { Order } from "@comanda/contract/orders";
import { useText } from "../../i18n/text.tsx";
import { useKeptQuery } from "../../shop/query.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { orderPage } from "./order-page-state.ts";

/** The way on after a payment that failed, and where the money of one that was given back is. */
export function PaymentNotice({ order }: { order: Order }) {
  const t = useText();
  const kept = useKeptQuery();
  if (orderPage(order) === "payment_failed") {
    return <ButtonLink href={kept("/products")}>{t("tracking.orderAgain")}</ButtonLink>;
  }
  switch (order.payment_status) {
    case "refund_pending":
      return <Notice tone="neutral">{t("tracking.refundPending")}</Notice>;
    case "refunded":
      return <Notice tone="neutral">{t("tracking.refunded")}</Notice>;
    default:
      return null;
  }
}
