import type { DeliveryDestination } from "@comanda/domain/delivery/coverage";
import type { DeliveryCompany, DeliveryPricing } from "@comanda/domain/delivery/price-settings";
import { insertAddress } from "../clients/addresses.store.ts";
import { newId } from "../shared/new-id.ts";
import type { TestApp } from "./create-test-app.ts";
import { createDraft, type OrderAnswer, specialCombo, type Visitor } from "./order-flow.ts";
import { type CompanyFile, smallCompany } from "./small-company.ts";

/** Returns the small company with these delivery settings. */
export function deliveringCompany(
  company: DeliveryCompany,
  delivery: DeliveryPricing,
): CompanyFile {
  const file = smallCompany();
  // An import file may have every field that the domain reads of a company or its settings.
  Object.assign(file.company, company);
  file.ecommerce_settings.delivery = { active: true, ...delivery } as Delivery;
  return file;
}

type Delivery = CompanyFile["ecommerce_settings"]["delivery"];

export const DELIVERY_COST_PATH = "/ms-companies/public/companies/tacos/delivery-area-cost";

/** Reads the answer of `delivery-area-cost` for a place, requested as the storefront does. */
export function readDeliveryCostOf(api: TestApp, place: Partial<DeliveryDestination>) {
  const { latitude, longitude, area_id } = place;
  const parameters = Object.entries({ latitude, longitude, area_id }).filter(
    ([, value]) => value != null,
  );
  const query = new URLSearchParams(parameters.map(([key, value]) => [key, String(value)]));
  return api.send("GET", `${DELIVERY_COST_PATH}?${query}`);
}

/** Stores an address without any check, as an old one may be. */
export async function insertAddressDirectly(
  api: TestApp,
  { client }: Visitor,
  place: Partial<DeliveryDestination>,
): Promise<string> {
  const none = { complement: null, reference: null, latitude: null, longitude: null };
  const row = { ...none, area_id: null, area_name: null, address: "Durango 200", ...place };
  const ids = { company_id: "tacos", id: newId(), client_id: client.id };
  const { id } = await insertAddress(api.db, { ...row, ...ids });
  return id;
}

/** Returns a draft that is delivered to an address of the visitor, of specials at 100.00 each. */
export function draftDelivery(
  api: TestApp,
  { client, cookie }: Visitor,
  address_id: string,
  quantity = 3,
  more: object = {},
): Promise<OrderAnswer> {
  const order = { client_id: client.id, address_id, combos: [specialCombo(quantity)] };
  return createDraft(api, { service_type: "DELIVERY", ...order, ...more }, { cookie });
}
