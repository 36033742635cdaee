import type { Order } from "@comanda/contract/orders";
import Clock from "lucide-react/icons/clock";
import { useState } from "react";
import { useText } from "../../../i18n/text.tsx";
import { isLive, listPayments, withdrawPayment } from "../../../pay/payment-calls.ts";
import { api } from "../../../session/api.ts";
import { usePrice } from "../../../shop/money.ts";
import { orderAmounts } from "../../../shop/order-amounts.ts";
import { useKeptQuery } from "../../../shop/query.tsx";
import { useShop } from "../../../shop/shop.tsx";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { forgetSending, tellAsSent } from "./draft-order.ts";
import { useOrderDesk } from "./use-order-desk.ts";

type UnpaidOrderProps = {
  order: Order;
  /** It was given up: what is in the cart can be ordered. */
  onDropped: () => void;
  onClose: () => void;
};

/**
 * Another order of this browser waits for its payment. Nothing else is ordered beside it by accident:
 * the customer pays it, or gives it up.
 */
export function UnpaidOrder({ order, onDropped, onClose }: UnpaidOrderProps) {
  const t = useText();
  const price = usePrice();
  const kept = useKeptQuery();
  const desk = useOrderDesk();
  const { company } = useShop();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  const drop = async () => {
    setBusy(true);
    setFailed(false);
    const payments = await listPayments(api, order.id).catch(() => null);
    setBusy(false);
    if (!payments) return setFailed(true);
    const ended = payments.filter(isLive).map(({ id }) => withdrawPayment(api, company.id, id));
    const paid = (await Promise.all(ended)).includes(true);
    if (paid) tellAsSent(desk, order.id);
    else forgetSending(desk, order.id);
    onDropped();
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
      <ButtonLink href={kept("/tracking", { order_id: order.id })} className="mt-2 w-full">
        {t("pay.unpaid.see")}
      </ButtonLink>
      <Button look="secondary" className="w-full" busy={busy} onClick={() => void drop()}>
        {t("pay.unpaid.drop")}
      </Button>
      {failed && (
        <p role="alert" className="text-xs text-danger">
          {t("trouble.unreachable")}
        </p>
      )}
      <Button look="plain" onClick={onClose}>
        {t("checkout.close")}
      </Button>
    </div>
  );
}
