import type { DeliveryCompany, DeliveryPricing, Zone } from "./delivery.ts";
import { ringsOf } from "./shape.ts";

type Delivers = {
  company: DeliveryCompany;
  settings: { delivery?: DeliveryPricing | null | undefined };
};

/**
 * The same company without the drawings of its areas and districts, which may be far longer than all
 * else that is known of it; what was drawn says so.
 */
export function leaveOutDrawings<Given extends Delivers>(given: Given): Given {
  const { company, settings } = given;
  const prices = settings.delivery?.prices;
  return {
    ...given,
    company: {
      ...company,
      ...(company.delivery_areas && { delivery_areas: told(company.delivery_areas) }),
      ...(company.delivery_districts && { delivery_districts: told(company.delivery_districts) }),
    },
    settings: !prices
      ? settings
      : {
          ...settings,
          delivery: {
            ...settings.delivery,
            prices: {
              ...prices,
              ...(prices.districts && { districts: told(prices.districts) }),
              ...(prices.area?.areas && {
                area: { ...prices.area, areas: told(prices.area.areas) },
              }),
            },
          },
        },
  };
}

function told(zones: readonly Zone[]): Zone[] {
  return zones.map(({ paths, area, ...zone }) =>
    ringsOf(paths).length > 0 || ringsOf(area).length > 0 ? { ...zone, drawn: true } : zone,
  );
}
