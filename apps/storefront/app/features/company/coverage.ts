import type { Company } from "@comanda/contract/company";
import type { EcommerceSettings } from "@comanda/contract/ecommerce-settings";
import { deliveryPriceType } from "@comanda/domain/delivery";

type Given = {
  company: Pick<Company, "delivery_districts" | "receives_orders_outside_delivery_range">;
  settings: Pick<EcommerceSettings, "delivery">;
};

/**
 * The neighbourhoods to which the company delivers, by name, each once; null where it does not
 * deliver, or not by neighbourhood (spec §2, Company information panel).
 */
export function coveredDistricts({ company, settings }: Given): string[] | null {
  const { active, prices } = settings.delivery ?? {};
  if (!active || deliveryPriceType(settings.delivery) !== "district") return null;
  // The settings may only switch districts of the company's own on and off.
  const listed = prices?.districts.length ? prices.districts : company.delivery_districts;
  const names = listed.filter(({ enabled }) => enabled).map(({ name }) => name.trim());
  const distinct = [...new Set(names)].filter(Boolean);
  return distinct.length > 0 ? distinct.toSorted((a, b) => a.localeCompare(b)) : null;
}

/** Whether orders from outside the coverage area are taken. */
export function deliversOutside({ company, settings }: Given): boolean {
  const { active, prices } = settings.delivery ?? {};
  if (!active) return false;
  return (
    company.receives_orders_outside_delivery_range || prices?.area?.enable_out_of_area === true
  );
}
