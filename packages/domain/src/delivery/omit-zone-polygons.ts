import { validRings } from "../geo/shape.ts";
import type { DeliveryCompany, DeliveryPricing, ZoneSettings } from "./price-settings.ts";

type WithDelivery = {
  company: DeliveryCompany;
  settings: { delivery?: DeliveryPricing | null | undefined };
};

/**
 * Removes the polygons of all areas and districts, which can be much larger than the rest of the
 * company. A zone that had one gets `drawn`.
 */
export function omitZonePolygons<Given extends WithDelivery>(site: Given): Given {
  const { company, settings } = site;
  const prices = settings.delivery?.prices;
  return {
    ...site,
    company: {
      ...company,
      ...(company.delivery_areas && { delivery_areas: omitPolygons(company.delivery_areas) }),
      ...(company.delivery_districts && {
        delivery_districts: omitPolygons(company.delivery_districts),
      }),
    },
    settings: !prices
      ? settings
      : {
          ...settings,
          delivery: {
            ...settings.delivery,
            prices: {
              ...prices,
              ...(prices.districts && { districts: omitPolygons(prices.districts) }),
              ...(prices.area?.areas && {
                area: { ...prices.area, areas: omitPolygons(prices.area.areas) },
              }),
            },
          },
        },
  };
}

function omitPolygons(zones: readonly ZoneSettings[]): ZoneSettings[] {
  return zones.map(({ paths, area, ...zone }) =>
    validRings(paths).length > 0 || validRings(area).length > 0 ? { ...zone, drawn: true } : zone,
  );
}
