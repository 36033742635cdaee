import type { Client } from "@comanda/contract/clients/client";
import type { Company } from "@comanda/contract/companies/company";
import type { EcommerceSettings } from "@comanda/contract/companies/ecommerce-settings";
import type { CheckoutData } from "@comanda/domain/checkout/checkout-data";
import type { AddAddressScreen, FlowContext, PlannedScreen } from "@comanda/domain/checkout/flow";
import { serviceTypeKey } from "@comanda/domain/company/service-type";
import { hasZonePolygons, needsPosition } from "@comanda/domain/delivery/coverage";
import { deliveryPriceType } from "@comanda/domain/delivery/price-type";
import { selectableAddresses } from "@comanda/domain/delivery/selectable-addresses";
import type { SavedCheckoutAddress } from "./checkout-address.ts";

type CheckoutFacts = Pick<CheckoutData, "serviceType" | "additionalInfo" | "addressId"> &
  Pick<SavedCheckoutAddress, "invalidAddresses"> & {
    client: Client | null;
    plannedScreen: PlannedScreen | null;
  };

type CompanySettings = { company: Company; settings: EcommerceSettings };

/** Returns the facts that decide which steps the checkout has; null while no service type is chosen. */
export function checkoutFlowContext(
  site: CompanySettings,
  checkout: CheckoutFacts,
): FlowContext | null {
  const { serviceType, additionalInfo, client } = checkout;
  if (!serviceType) return null;
  const ofType = site.settings[serviceTypeKey(serviceType)];
  const addresses = usableClientAddresses(site, client);
  return {
    serviceType,
    clientInfoRequired: ofType?.collect_client_info ?? false,
    hasClient: client !== null,
    additionalInput: ofType?.additional_input?.trim() || null,
    additionalInfo,
    hasAddress: addresses.some(
      ({ id }) => id === checkout.addressId && !Object.hasOwn(checkout.invalidAddresses, id),
    ),
    hasAddresses: addresses.length > 0,
    addAddressScreen: addAddressScreens(site).usual,
    plannedScreen: plannedScreenNow(checkout, addresses),
  };
}

/** Returns the screen of the planned address; null where the client no longer has that address. */
function plannedScreenNow(
  { plannedScreen, addressId }: CheckoutFacts,
  addresses: Client["addresses"],
): PlannedScreen | null {
  const isGone = !addresses.some(({ id }) => id === addressId);
  return plannedScreen === "delivery_address" && isGone ? null : plannedScreen;
}

/** Returns the client's addresses that the company's delivery pricing can use. */
export function usableClientAddresses(
  { company, settings }: CompanySettings,
  client: Client | null,
): Client["addresses"] {
  return selectableAddresses(client?.addresses ?? [], company, settings.delivery);
}

/**
 * Returns the first screen of adding an address, and an alternative. Districts are chosen in the form;
 * a search is offered too where the districts have polygons. With any other pricing the address is
 * searched; the form is offered too where the price needs no position.
 */
export function addAddressScreens({ company, settings: { delivery } }: CompanySettings): {
  usual: AddAddressScreen;
  other: AddAddressScreen | null;
} {
  const [search, form] = ["address_autocomplete", "address_create"] as const;
  if (needsPosition(company, delivery)) return { usual: search, other: null };
  if (deliveryPriceType(delivery) !== "district") return { usual: search, other: form };
  return { usual: form, other: hasZonePolygons(company, delivery) ? search : null };
}
