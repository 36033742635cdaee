import type { Answer } from "@comanda/contract/schemas";
import { placelessDeliveryPrice } from "@comanda/domain/delivery";
import { fromCents } from "@comanda/domain/money";
import type { Context } from "../deps.ts";
import { Refusal } from "../refusal.ts";
import { readCatalog } from "./read-company.ts";

/**
 * What a delivery of the company costs before any free minimum (spec §7): its fixed price wherever it
 * goes, 0 while the price is to be defined. 404 `company_not_found`; 501 `not_implemented` where it
 * depends on the place.
 */
export async function readDeliveryCost(
  context: Context,
  companyId: string,
): Promise<Answer<"readDeliveryAreaCost"> | Refusal> {
  const catalog = await readCatalog(context, companyId);
  if (catalog instanceof Refusal) return catalog;
  const { company, settings } = catalog;
  const price = placelessDeliveryPrice(settings.delivery, company.currency.code);
  if (price === null) return pricedByPlace();
  return { area_price: fromCents(price), area_id: null, area_name: null };
}

/** 501 `not_implemented`: nothing here tells yet what lies in which area, range or distance. */
export function pricedByPlace(): Refusal {
  return new Refusal("not_implemented", { detail: "Deliveries priced by place are not served" });
}
