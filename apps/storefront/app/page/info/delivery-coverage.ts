import type { Company } from "@comanda/contract/companies/company";
import type { EcommerceSettings } from "@comanda/contract/companies/ecommerce-settings";
import {
  acceptsOutsideCoverage,
  coverageLimitMeters,
  hasZonePolygons,
  validPosition,
} from "@comanda/domain/delivery/coverage";
import { districtOptions } from "@comanda/domain/delivery/enabled-zones";
import { deliveryPriceType } from "@comanda/domain/delivery/price-type";
import type { Position } from "@comanda/domain/geo/position";

/** Where a company delivers, as its information shows it (conformance 2.53 to 2.55). */
export type DeliveryCoverage = {
  /** The names of the neighbourhoods, if the price depends on them. */
  names: string[];
  /** The map, for prices that depend on the position; null if the company has no position. */
  map: {
    centre: Position;
    limitMeters: number | null;
    /** The map shows the company's areas. */
    byArea: boolean;
  } | null;
  /** The radius around the company in metres; null if no range limits the delivery. */
  limitMeters: number | null;
  /** The company delivers to every distance. */
  anywhere: boolean;
  /** The company takes orders from outside its coverage too. */
  outside: boolean;
};

/** Returns the coverage of a company; null if it does not deliver, or if its coverage is unknown. */
export function deliveryCoverage(
  company: Company,
  { delivery }: Pick<EcommerceSettings, "delivery">,
): DeliveryCoverage | null {
  if (!delivery?.active) return null;
  const type = deliveryPriceType(delivery);
  const ranged = type === "fixed" || type === "range" || type === "distance";
  const limitMeters = ranged ? coverageLimitMeters(company, delivery) : null;
  const anywhere = type === "fixed" && limitMeters === null;
  const byArea = type === "area" && hasZonePolygons(company, delivery);
  const drawn = anywhere || limitMeters !== null || byArea;
  const centre = drawn ? validPosition(company) : null;
  const names = districtOptions(company, delivery).map(({ name }) => name.trim());
  const coverage = {
    names: [...new Set(names)].filter(Boolean),
    map: centre && { centre, limitMeters, byArea },
    limitMeters,
    anywhere,
    outside: acceptsOutsideCoverage(company, delivery),
  };
  return drawn || coverage.names.length > 0 || coverage.outside ? coverage : null;
}
