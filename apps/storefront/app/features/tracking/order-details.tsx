import type { Order } from "@comanda/contract/orders";
import { severalOf, times } from "@comanda/domain/cart";
import { toCents } from "@comanda/domain/money";
import MapPin from "lucide-react/icons/map-pin";
import { useText } from "../../i18n/text.tsx";
import { AddressText } from "../../shop/address-text.tsx";
import { useDeliveryNote } from "../../shop/delivery-note.ts";
import { usePrice } from "../../shop/money.ts";
import { orderAddress } from "../../shop/order-address.ts";
import { orderAmounts, piecesOf } from "../../shop/order-amounts.ts";
import { OrderBreakdown } from "../../shop/order-breakdown.tsx";
import { useServiceTypeName } from "../../shop/service-type-name.ts";
import { Card } from "../../ui/card.tsx";
import { PaymentLine } from "./payment-line.tsx";

/** What was ordered and what it costs, as the server has it. */
export function OrderDetails({ order }: { order: Order }) {
  const t = useText();
  const price = usePrice();
  const typeName = useServiceTypeName();
  const delivery = useDeliveryNote(order);
  const address = orderAddress(order);
  const currencyCode = order.currency?.code;
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-md">
        {order.service_type ? typeName(order.service_type) : t("tracking.pageTitle")}
      </h2>
      {address && (
        <p className="-mt-1 flex gap-2">
          <MapPin className="mt-0.5 size-4 flex-none text-muted" aria-hidden="true" />
          <span className="heard">{t("tracking.deliverTo")}</span>
          <span className="min-w-0">
            <AddressText address={address} />
          </span>
        </p>
      )}
      <ul className="flex flex-col gap-2 empty:hidden">
        {order.combos.map((combo, position) => (
          <li key={combo.id ?? position} className="flex justify-between gap-4">
            <div className="min-w-0">
              <p>
                <span className="tabular">{times(combo.quantity)} </span>
                <bdi>{combo.name}</bdi>
              </p>
              <p dir="auto" className="text-xs text-muted empty:hidden">
                {choicesOf(combo)}
              </p>
              {combo.comment && (
                <p dir="auto" className="text-xs text-muted italic">
                  {combo.comment}
                </p>
              )}
            </div>
            <span className="tabular flex-none">{price(toCents(combo.total, currencyCode))}</span>
          </li>
        ))}
      </ul>
      {order.comment && (
        <p className="text-xs text-muted">{t("tracking.youWrote", { comment: order.comment })}</p>
      )}
      <div className="border-t border-line pt-3">
        <OrderBreakdown
          charges={orderAmounts(order)}
          quantity={piecesOf(order)}
          discounts={order.discounts}
          delivery={delivery}
        />
      </div>
      <PaymentLine order={order} />
    </Card>
  );
}

function choicesOf(combo: Order["combos"][number]): string {
  const modifiers = combo.modifiers.map(({ name, quantity }) => severalOf(quantity, name));
  return [combo.variant_name, ...modifiers].filter(Boolean).join(" · ");
}
