import type { Company } from "@comanda/contract/companies/company";
import type { DeliveryDestination } from "@comanda/domain/delivery/coverage";
import { type Cents, toCents } from "@comanda/domain/money/cents";
import { browserApi } from "../../../api/browser-api.ts";

/** Asks the server for the delivery fee to a place, before any free minimum. */
export async function fetchDeliveryCost(
  { id, currency }: Company,
  { latitude, longitude, area_id }: DeliveryDestination,
): Promise<Cents> {
  const { area_price } = await browserApi("readDeliveryAreaCost", {
    params: { companyId: id },
    query: {
      latitude: latitude?.toString(),
      longitude: longitude?.toString(),
      area_id: area_id ?? undefined,
    },
  });
  return toCents(area_price ?? 0, currency.code);
}
