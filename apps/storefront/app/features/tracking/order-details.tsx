import type { Order } from "@comanda/contract/orders";
import { toCents } from "@comanda/domain/money";
import { useText } from "../../i18n/text.tsx";
import { usePrice } from "../../shop/money.ts";
import { orderAmounts, piecesOf } from "../../shop/order-amounts.ts";
import { OrderBreakdown } from "../../shop/order-breakdown.tsx";
import { useServiceTypeName } from "../../shop/service-type-name.ts";
import { Card } from "../../ui/card.tsx";

/** What was ordered and what it costs, as the server has it. */
export function OrderDetails({ order }: { order: Order }) {
  const t = useText();
  const price = usePrice();
  const typeName = useServiceTypeName();
  const currencyCode = order.currency?.code;
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-md">{typeName(order.service_type)}</h2>
      <ul className="flex flex-col gap-2">
        {order.combos.map((combo, position) => (
          <li key={combo.id ?? position} className="flex justify-between gap-4">
            <div className="min-w-0">
              <p>
                <span className="tabular">{combo.quantity} × </span>
                {combo.name}
              </p>
              <p className="text-xs text-muted empty:hidden">{choicesOf(combo)}</p>
              {combo.comment && <p className="text-xs text-muted italic">{combo.comment}</p>}
            </div>
            <span className="tabular flex-none">{price(toCents(combo.total, currencyCode))}</span>
          </li>
        ))}
      </ul>
      {order.comment && (
        <p className="text-xs text-muted">{t("tracking.youWrote", { comment: order.comment })}</p>
      )}
      <div className="border-t border-line pt-3">
        <OrderBreakdown charges={orderAmounts(order)} quantity={piecesOf(order)} />
      </div>
      <PaymentLine order={order} />
    </Card>
  );
}

function PaymentLine({ order }: { order: Order }) {
  const t = useText();
  const price = usePrice();
  const payment = order.meta_data?.assigned_payment;
  if (!payment) return null;
  const { payment_method_description: description, payment_method_code: code } = payment;
  const received = toCents(payment.received_amount ?? 0, order.currency?.code);
  return (
    <p className="text-xs text-muted">
      {t("tracking.payment", { method: description || code || t("checkout.cash") })}
      {received > 0 && ` · ${t("tracking.paysWith", { amount: price(received) })}`}
    </p>
  );
}

function choicesOf(combo: Order["combos"][number]): string {
  const modifiers = combo.modifiers.map(({ name, quantity }) =>
    quantity > 1 ? `${quantity}× ${name}` : name,
  );
  return [combo.variant_name, ...modifiers].filter(Boolean).join(" · ");
}
