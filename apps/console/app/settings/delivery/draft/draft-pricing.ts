import type { DeliveryCompany, DeliveryPricing } from "@comanda/domain/delivery/price-settings";
import type { SectionValue } from "../../../parts/saving/section-value.ts";

/** Returns the settings that prices are computed from, as the page has them, stored or not. */
export function pricingOf(value: SectionValue): {
  company: DeliveryCompany;
  delivery: DeliveryPricing;
} {
  const { company, ecommerce_settings } = value as {
    company?: DeliveryCompany | null;
    ecommerce_settings?: { delivery?: DeliveryPricing | null } | null;
  };
  return { company: company ?? {}, delivery: ecommerce_settings?.delivery ?? {} };
}
