import { freeDeliveryMinimum, isFreeDelivery } from "@comanda/domain/delivery/pricing";
import type { Cents } from "@comanda/domain/money/cents";
import type { OrderingContext } from "@comanda/domain/orders/orderability";
import type { CompanySite } from "../company/company-site.tsx";
import { offeredServiceTypes } from "./offered-service-types.ts";

/** The subtotal from which delivery is free, and how much the cart lacks; 0 when it is reached. */
export type FreeDeliveryProgress = { minimum: Cents; missing: Cents };

type FreeDeliveryContext = Pick<OrderingContext, "now" | "qrServiceType"> &
  Pick<CompanySite, "company" | "settings">;

/**
 * How far a cart of `subtotal` is from free delivery; null where none is offered to this visitor now,
 * where it is never free, and where it always is.
 */
export function freeDeliveryProgress(
  asked: FreeDeliveryContext,
  subtotal: Cents,
): FreeDeliveryProgress | null {
  const { delivery } = asked.settings;
  const currencyCode = asked.company.currency.code;
  const minimum = freeDeliveryMinimum(delivery, currencyCode);
  const offered = offeredServiceTypes(asked).some(
    ({ type, available }) => type === "DELIVERY" && available,
  );
  if (!offered || minimum === null || minimum <= 0) return null;
  // With nothing in the cart the minimum is not reached: then it is free for everybody.
  if (isFreeDelivery({ charge: 0, subtotal: 0, delivery, currencyCode })) return null;
  return { minimum, missing: Math.max(0, minimum - subtotal) };
}
