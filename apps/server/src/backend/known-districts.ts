import type { Client } from "@comanda/contract/clients/client";
import type { Company } from "@comanda/contract/companies/company";
import type { EcommerceSettings } from "@comanda/contract/companies/ecommerce-settings";
import { districtOptions, districtZones } from "@comanda/domain/delivery/enabled-zones";
import { foldZoneName } from "@comanda/domain/delivery/zone-ids";

/** The districts of a company that a customer can choose, by their ids. */
export type Districts = readonly { id: string; name: string | null }[];

/** Returns the districts of a company; none where another thing sets the price of a delivery. */
export function districtsOf(company: Company, { delivery }: EcommerceSettings): Districts {
  return districtOptions(company, delivery).length > 0 ? districtZones(company, delivery) : [];
}

/** Whether an address of the client names a district, so that its id may have to be looked up. */
export function namesDistrict({ addresses }: Client): boolean {
  return addresses.some(({ area_name }) => area_name !== null);
}

/**
 * Returns the client with the company's own ids of districts: a backend that knows districts by their names
 * may have an id of its own for each, or none, and such an address could not be chosen.
 */
export function withKnownDistricts(client: Client, districts: Districts): Client {
  const ids = new Set(districts.map(({ id }) => id));
  const named = (name: string) =>
    name === "" ? undefined : districts.find((each) => foldZoneName(each.name ?? "") === name);
  return {
    ...client,
    addresses: client.addresses.map((address) => {
      if (ids.has(address.area_id ?? "")) return address;
      const district = named(foldZoneName(address.area_name ?? ""));
      return district ? { ...address, area_id: district.id } : address;
    }),
  };
}
