import type { Order } from "@comanda/contract/orders/order";
import { currencyCodeOf, toCents } from "@comanda/domain/money/cents";
import { type DishNames, methodKey } from "@comanda/domain/orders/dish-names";
import { Notice } from "@comanda/ui/controls/notice.tsx";
import { usePrice } from "../../company/use-price.ts";
import { useText } from "../../i18n/text.ts";
import { isPaid, orderAmounts } from "../../order-summary/order-amounts.ts";
import { OrderedText } from "../../order-summary/ordered-texts.tsx";
import { paymentMethodName } from "../../order-summary/payment-method-name.ts";

/** Stands for the method's name: the sentence is split here, so that the name is an element with its own `lang`. */
const METHOD = "\uFFFC";

/**
 * Shows the payment method, whether the order is paid or overpaid, and the cash that the customer will hand over.
 */
export function PaymentLine({ order, names }: { order: Order; names: DishNames }) {
  const t = useText();
  const price = usePrice();
  const payment = order.meta_data?.assigned_payment;
  // For an order that costs nothing no payment is shown, although it has a method.
  if (!payment || orderAmounts(order).total === 0) return null;
  const own = payment.payment_method_description;
  const translated = names[methodKey(payment.payment_method_id)];
  const [before = "", after = ""] = t("tracking.payment", { method: METHOD }).split(METHOD);
  const received = toCents(payment.received_amount ?? 0, currencyCodeOf(order));
  const paid = isPaid(order);
  return (
    <>
      <p className="text-xs text-muted">
        {before}
        {translated || own ? (
          <OrderedText translated={translated} own={own ?? ""} />
        ) : (
          paymentMethodName(t, payment)
        )}
        {after}
        {received > 0 && ` · ${t("tracking.paysWith", { amount: price(received) })}`}
        {paid && <span className="font-bold text-positive">{` · ${t("tracking.paid")}`}</span>}
      </p>
      {paid && order.payment_state === "OVERPAID" && <Notice>{t("tracking.overpaid")}</Notice>}
    </>
  );
}
