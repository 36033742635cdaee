import type { DeliveryDestination } from "@comanda/domain/delivery/coverage";

/** A written address with the position or district that the customer claims for it. */
export type ClaimedAddress = Omit<DeliveryDestination, "area_name"> & { address: string };
