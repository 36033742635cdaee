import type { ServiceType } from "@comanda/domain/company/service-type";
import { freeDeliveryMinimum, isFreeDelivery } from "@comanda/domain/delivery/price-settings";
import type { Cents } from "@comanda/domain/money/cents";
import type { OrderingContext } from "@comanda/domain/orders/orderability";
import type { CompanySite } from "../company/company-site.tsx";
import { offeredServiceTypes } from "./offered-service-types.ts";

/** The subtotal from which delivery is free, and how much the cart lacks; 0 once it is reached. */
export type FreeDeliveryProgress = { minimum: Cents; missing: Cents };

type FreeDeliveryContext = Pick<OrderingContext, "now" | "qrServiceType"> &
  Pick<CompanySite, "company" | "settings"> & {
    /** How the visitor wants to order; null where they have not said it. */
    planned: ServiceType | null;
  };

/**
 * Returns how far a cart of `subtotal` is from free delivery; null where the visitor cannot order a
 * delivery now or wants to order in another way, where it is never free, and where it is always free.
 */
export function freeDeliveryProgress(
  context: FreeDeliveryContext,
  subtotal: Cents,
): FreeDeliveryProgress | null {
  const { planned, settings } = context;
  if (planned !== null && planned !== "DELIVERY") return null;
  const { delivery } = settings;
  const currencyCode = context.company.currency.code;
  const minimum = freeDeliveryMinimum(delivery, currencyCode);
  const offered = offeredServiceTypes(context).some(
    ({ type, available }) => type === "DELIVERY" && available,
  );
  if (!offered || minimum === null || minimum <= 0) return null;
  // Free without anything in the cart means always free.
  if (isFreeDelivery({ charge: 0, subtotal: 0, delivery, currencyCode })) return null;
  return { minimum, missing: Math.max(0, minimum - subtotal) };
}
