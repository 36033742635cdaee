import type { Company } from "@comanda/contract/companies/company";
import type { EcommerceSettings } from "@comanda/contract/companies/ecommerce-settings";
import {
  acceptsOutsideCoverage,
  coverageLimitMeters,
  hasZonePolygons,
  validPosition,
} from "@comanda/domain/delivery/coverage";
import { deliveryPriceType } from "@comanda/domain/delivery/pricing";
import { districtOptions } from "@comanda/domain/delivery/zones";
import type { Position } from "@comanda/domain/geo/position";

/** Where a company delivers, as its customers are told (spec §2, Company information panel). */
export type DeliveryCoverage = {
  /** The neighbourhoods by name, where the price goes by them. */
  names: string[];
  /** For prices that go by the place on a map; null where the company is on none. */
  map: {
    centre: Position;
    limitMeters: number | null;
    /** Areas are drawn on it. */
    byArea: boolean;
  } | null;
  /** Metres around the company; null where no range limits the delivery. */
  limitMeters: number | null;
  /** It goes to wherever it is asked to. */
  anywhere: boolean;
  /** Orders from beyond are taken, too. */
  outside: boolean;
};

/** Null where the company does not deliver, or nothing is known of where to. */
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
