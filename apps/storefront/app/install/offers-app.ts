import type { Company } from "@comanda/contract/companies/company";
import type { EcommerceSettings } from "@comanda/contract/companies/ecommerce-settings";
import { isOnFreePlan } from "@comanda/domain/company/plan";

type Offering = { company: Company; settings: EcommerceSettings };

/**
 * Returns whether the storefront can be installed as an app: on a paid plan, if the company has turned
 * it on (conformance 6.5).
 */
export function offersApp({ company, settings }: Offering): boolean {
  const footer = settings.layout_settings?.landing?.footer;
  return footer?.download_app_enabled === true && !isOnFreePlan(company);
}
