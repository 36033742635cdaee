import { freeDeliveryMinimum, isFreeDelivery } from "@comanda/domain/delivery";
import type { Cents } from "@comanda/domain/money";
import type { OrderingContext } from "@comanda/domain/orderability";
import { offeredTypes } from "./offered-types.ts";
import type { Shop } from "./shop.tsx";

/** From what worth of goods a delivery is free, and what a cart lacks of it; 0 when it is reached. */
export type FreeDelivery = { minimum: Cents; missing: Cents };

type Asked = Pick<OrderingContext, "now" | "qrServiceType"> & Pick<Shop, "company" | "settings">;

/**
 * How far a cart of `goods` is from free delivery; null where none is offered to this visitor now,
 * where it is never free, and where it always is.
 */
export function freeDelivery(asked: Asked, goods: Cents): FreeDelivery | null {
  const { delivery } = asked.settings;
  const currencyCode = asked.company.currency.code;
  const minimum = freeDeliveryMinimum(delivery, currencyCode);
  const offered = offeredTypes(asked).some(
    ({ type, available }) => type === "DELIVERY" && available,
  );
  if (!offered || minimum === null || minimum <= 0) return null;
  // With nothing in the cart the minimum is not reached: then it is free for everybody.
  if (isFreeDelivery({ charge: 0, goods: 0, delivery, currencyCode })) return null;
  return { minimum, missing: Math.max(0, minimum - goods) };
}
