import type { Client } from "@comanda/contract/clients";
import type { Company } from "@comanda/contract/company";
import type { EcommerceSettings } from "@comanda/contract/ecommerce-settings";
import type { CheckoutData } from "@comanda/domain/checkout-data";
import type { AddingScreen, FlowContext } from "@comanda/domain/checkout-flow";
import { hasDrawnZones, needsPosition, usableAddresses } from "@comanda/domain/coverage";
import { deliveryPriceType } from "@comanda/domain/delivery";
import { serviceKey } from "@comanda/domain/service-type";
import type { KeptAddress } from "./checkout-address.ts";

type Known = Pick<CheckoutData, "serviceType" | "additionalInfo" | "addressId"> &
  Pick<KeptAddress, "invalidAddresses"> & { client: Client | null };

type Asking = { company: Company; settings: EcommerceSettings };

/** What decides over the order of the checkout's steps; null while no service type is chosen. */
export function flowContext(asking: Asking, known: Known): FlowContext | null {
  const { serviceType, additionalInfo, client } = known;
  if (!serviceType) return null;
  const ofType = asking.settings[serviceKey(serviceType)];
  const addresses = offeredAddresses(asking, client);
  return {
    serviceType,
    clientInfoRequired: ofType?.collect_client_info ?? false,
    hasClient: client !== null,
    additionalInput: ofType?.additional_input?.trim() || null,
    additionalInfo,
    hasAddress: addresses.some(
      ({ id }) => id === known.addressId && !Object.hasOwn(known.invalidAddresses, id),
    ),
    hasAddresses: addresses.length > 0,
    adding: addingScreens(asking).usual,
  };
}

/** The client's addresses that this company's way of pricing can use (spec §5, Address list). */
export function offeredAddresses(
  { company, settings }: Asking,
  client: Client | null,
): Client["addresses"] {
  return usableAddresses(client?.addresses ?? [], company, settings.delivery);
}

/**
 * Where adding an address begins, and another way that serves as well: districts are chosen from a
 * list, which a search only replaces where they are drawn; for all else an address is searched, and
 * written by hand where nobody needs its position.
 */
export function addingScreens({ company, settings: { delivery } }: Asking): {
  usual: AddingScreen;
  other: AddingScreen | null;
} {
  const [search, form] = ["address_autocomplete", "address_create"] as const;
  if (needsPosition(company, delivery)) return { usual: search, other: null };
  if (deliveryPriceType(delivery) !== "district") return { usual: search, other: form };
  return { usual: form, other: hasDrawnZones(company, delivery) ? search : null };
}
