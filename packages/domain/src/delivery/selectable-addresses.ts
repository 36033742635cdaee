import { type DeliveryDestination, needsPosition, validPosition } from "./coverage.ts";
import { acceptsOtherDistricts, districtZones } from "./enabled-zones.ts";
import type { DeliveryCompany, DeliveryPricing } from "./price-settings.ts";
import { deliveryPriceType } from "./price-type.ts";

/**
 * Returns the addresses that a customer can choose (conformance 5.33 to 5.35). An address needs a position
 * if the price type or the map validation needs one. For prices by district it needs an enabled district,
 * or any district if the company delivers to others; a position is enough if districts have polygons.
 */
export function selectableAddresses<Address extends DeliveryDestination>(
  addresses: readonly Address[],
  company: DeliveryCompany,
  delivery: DeliveryPricing | null | undefined,
): Address[] {
  const positionRequired = needsPosition(company, delivery);
  const districts = districtZones(company, delivery);
  const ids = new Set(districts.map(({ id }) => id));
  const hasPolygons = districts.some(({ hasPolygon }) => hasPolygon);
  return addresses.filter((address) => {
    const position = validPosition(address);
    if (positionRequired && !position) return false;
    if (deliveryPriceType(delivery) !== "district") return true;
    if (position && hasPolygons) return true;
    if (acceptsOtherDistricts(delivery) && (address.area_id || address.area_name)) return true;
    return address.area_id !== null && ids.has(address.area_id);
  });
}
