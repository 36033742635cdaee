import type { Client } from "@comanda/contract/clients/client";
import type { Company } from "@comanda/contract/companies/company";
import type { EcommerceSettings } from "@comanda/contract/companies/ecommerce-settings";
import type { CheckoutData } from "@comanda/domain/checkout/data";
import type { AddAddressScreen, FlowContext } from "@comanda/domain/checkout/flow";
import { serviceTypeKey } from "@comanda/domain/company/service-type";
import {
  hasZonePolygons,
  needsPosition,
  selectableAddresses,
} from "@comanda/domain/delivery/coverage";
import { deliveryPriceType } from "@comanda/domain/delivery/pricing";
import type { SavedCheckoutAddress } from "./checkout-address.ts";

type Known = Pick<CheckoutData, "serviceType" | "additionalInfo" | "addressId"> &
  Pick<SavedCheckoutAddress, "invalidAddresses"> & { client: Client | null };

type Asking = { company: Company; settings: EcommerceSettings };

/** What decides over the order of the checkout's steps; null while no service type is chosen. */
export function checkoutFlowContext(asking: Asking, known: Known): FlowContext | null {
  const { serviceType, additionalInfo, client } = known;
  if (!serviceType) return null;
  const ofType = asking.settings[serviceTypeKey(serviceType)];
  const addresses = usableClientAddresses(asking, client);
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
    addAddressScreen: addAddressScreens(asking).usual,
  };
}

/** The client's addresses that this company's way of pricing can use (spec §5, Address list). */
export function usableClientAddresses(
  { company, settings }: Asking,
  client: Client | null,
): Client["addresses"] {
  return selectableAddresses(client?.addresses ?? [], company, settings.delivery);
}

/**
 * Where adding an address begins, and another way that serves as well: districts are chosen from a
 * list, which a search only replaces where they are drawn; for all else an address is searched, and
 * written by hand where nobody needs its position.
 */
export function addAddressScreens({ company, settings: { delivery } }: Asking): {
  usual: AddAddressScreen;
  other: AddAddressScreen | null;
} {
  const [search, form] = ["address_autocomplete", "address_create"] as const;
  if (needsPosition(company, delivery)) return { usual: search, other: null };
  if (deliveryPriceType(delivery) !== "district") return { usual: search, other: form };
  return { usual: form, other: hasZonePolygons(company, delivery) ? search : null };
}
