import type { DeliveryDestination } from "@comanda/domain/delivery/coverage";
import type { PlacesProvider } from "../places/places-provider.ts";

/** A written address with the position or district that the customer claims for it. */
export type ClaimedAddress = Omit<DeliveryDestination, "area_name"> & { address: string };

/** A place that the address file has for a written address. */
export type LocatedAddress = Awaited<ReturnType<PlacesProvider["locate"]>>[number];
