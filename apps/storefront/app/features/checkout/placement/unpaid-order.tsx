import type { Order } from "@comanda/contract/orders/order";
import { Button, ButtonLink } from "@comanda/ui/controls/button.tsx";
import Clock from "lucide-react/icons/clock";
import { useState } from "react";
import { browserApi } from "../../../api/browser-api.ts";
import { useCompanySite } from "../../../company/company-site.tsx";
import { usePrice } from "../../../company/use-price.ts";
import { useText } from "../../../i18n/text.ts";
import { useKeepQuery } from "../../../links/keep-query.tsx";
import { orderAmounts } from "../../../order-summary/order-amounts.ts";
import {
  cancelOpenPayment,
  fetchPayments,
  isOpenPayment,
} from "../../../pay/requests/payment-calls.ts";
import { clearPendingPlacement, markPendingAsPlaced } from "../draft/pending-order.ts";
import { useOrderApi } from "../draft/use-order-api.ts";

type UnpaidOrderProps = {
  order: Order;
  /** It is cancelled, or was paid meanwhile. */
  onSettled: () => void;
  onClose: () => void;
};

/**
 * Another order of this browser waits for its payment. To prevent a second order by accident, the
 * customer first pays it or cancels it.
 */
export function UnpaidOrder({ order, onSettled, onClose }: UnpaidOrderProps) {
  const t = useText();
  const price = usePrice();
  const withQuery = useKeepQuery();
  const orderApi = useOrderApi();
  const { company } = useCompanySite();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  const cancelPayments = async () => {
    setBusy(true);
    setFailed(false);
    const payments = await fetchPayments(browserApi, order.id).catch(() => null);
    const ended = payments
      ?.filter(isOpenPayment)
      .map(({ id }) => cancelOpenPayment(browserApi, company.id, id));
    const results = ended && (await Promise.all(ended));
    setBusy(false);
    if (!results || results.includes("unknown")) return setFailed(true);
    if (results.includes("paid")) markPendingAsPlaced(orderApi, order.id);
    else clearPendingPlacement(orderApi, order.id);
    onSettled();
  };

  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-3 p-6 text-center">
      <span className="grid size-20 place-items-center rounded-full bg-warning-soft text-warning">
        <Clock className="size-10" aria-hidden="true" />
      </span>
      <h2 className="text-lg" role="status">
        {t("pay.unpaid.title")}
      </h2>
      <p className="text-muted">
        {t("pay.unpaid.text", {
          number: order.public_id,
          total: price(orderAmounts(order).total),
        })}
      </p>
      <ButtonLink href={withQuery("/tracking", { order_id: order.id })} className="mt-2 w-full">
        {t("pay.unpaid.see")}
      </ButtonLink>
      <Button look="secondary" className="w-full" busy={busy} onClick={() => void cancelPayments()}>
        {t("pay.unpaid.drop")}
      </Button>
      {failed && (
        <p role="alert" className="text-xs text-danger">
          {t("failure.unreachable")}
        </p>
      )}
      <Button look="plain" onClick={onClose}>
        {t("checkout.close")}
      </Button>
    </div>
  );
}
