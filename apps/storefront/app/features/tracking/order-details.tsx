import type { Order } from "@comanda/contract/orders/order";
import { formatTimes } from "@comanda/domain/cart/lines";
import { currencyCodeOf, toCents } from "@comanda/domain/money/cents";
import type { DishNames } from "@comanda/domain/orders/dish-names";
import { Card } from "@comanda/ui/controls/card.tsx";
import MapPin from "lucide-react/icons/map-pin";
import { usePrice } from "../../company/use-price.ts";
import { useText } from "../../i18n/text.ts";
import { AddressText } from "../../order-summary/address-text.tsx";
import { orderAddress } from "../../order-summary/order-address.ts";
import { hasKnownAmounts, itemCount, orderAmounts } from "../../order-summary/order-amounts.ts";
import { OrderBreakdown } from "../../order-summary/order-breakdown.tsx";
import { OrderedChoices, OrderedName } from "../../order-summary/ordered-texts.tsx";
import { useUnchargedDelivery } from "../../order-summary/uncharged-delivery.ts";
import { useServiceTypeName } from "../../ordering/use-service-type-name.ts";
import { PaymentLine } from "./payment-line.tsx";

/** Shows the products and the amounts of an order, as the server has them; nothing where another backend says none of them. */
export function OrderDetails({ order, names }: { order: Order; names: DishNames }) {
  const t = useText();
  const price = usePrice();
  const typeName = useServiceTypeName();
  const delivery = useUnchargedDelivery(order);
  const address = orderAddress(order);
  const currencyCode = currencyCodeOf(order);
  const hasAmounts = hasKnownAmounts(order);
  if (!(hasAmounts || address || order.comment)) return null;
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
          // biome-ignore lint/suspicious/noArrayIndexKey: another backend may give lines one id, and their order never changes
          <li key={position} className="flex justify-between gap-4">
            <div className="min-w-0">
              <p>
                <span className="tabular">{formatTimes(combo.quantity)} </span>
                <OrderedName combo={combo} names={names} />
              </p>
              <p dir="auto" className="text-xs text-muted empty:hidden">
                <OrderedChoices combo={combo} names={names} />
              </p>
              {combo.guest && (
                <p className="text-xs text-muted">
                  <bdi>{combo.guest}</bdi>
                </p>
              )}
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
      {hasAmounts && (
        <div className="border-t border-line pt-3">
          <OrderBreakdown
            charges={orderAmounts(order)}
            quantity={itemCount(order)}
            discounts={order.discounts}
            names={names}
            delivery={delivery}
          />
        </div>
      )}
      <PaymentLine order={order} names={names} />
    </Card>
  );
}
