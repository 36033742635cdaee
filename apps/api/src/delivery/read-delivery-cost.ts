import type { CallAnswer, ParsedRequestPart } from "@comanda/contract/calls/call-schemas";
import { quoteDelivery } from "@comanda/domain/delivery/quote";
import { fromCents } from "@comanda/domain/money/cents";
import { readCatalog } from "../catalog/read-catalog.ts";
import type { ApiContext } from "../context/api-context.ts";
import { Refusal } from "../shared/refusal.ts";
import { measureRoute } from "./delivery-quote.ts";

/**
 * Reads the delivery price to a place before any free minimum (conformance 7.7), and the area or
 * district that sets it, if one does. 404 `company_not_found`; 422 `invalid_params` for an
 * incomplete position; 409 `not_orderable` with the reason `outside_coverage`, `position_required`
 * or `area_required`.
 */
export async function readDeliveryCost(
  context: ApiContext,
  companyId: string,
  query: ParsedRequestPart<"readDeliveryAreaCost", "query">,
): Promise<CallAnswer<"readDeliveryAreaCost"> | Refusal> {
  const catalog = await readCatalog(context, companyId);
  if (catalog instanceof Refusal) return catalog;
  const { latitude = null, longitude = null, area_id = null } = query;
  if ((latitude === null) !== (longitude === null)) {
    const path = latitude === null ? "latitude" : "longitude";
    const fault = { path, message: "is missing: a position has both" };
    return new Refusal("invalid_params", { errors: [fault] });
  }
  const place = { latitude, longitude, area_id, area_name: null };
  const { company, settings } = catalog;
  const quote = quoteDelivery({
    company,
    delivery: settings.delivery,
    destination: place,
    currencyCode: company.currency.code,
    roadMeters: await measureRoute(context, catalog, place),
  });
  if (!quote.ok) {
    return new Refusal("not_orderable", { reasons: [{ code: quote.code }], next_at: null });
  }
  return {
    area_price: fromCents(quote.price, company.currency.code),
    area_id: quote.areaId,
    area_name: quote.areaName,
  };
}
