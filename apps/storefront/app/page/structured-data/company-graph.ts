import type { CompanyMenu, CompanySite } from "../../company/company-site.tsx";
import { menuEntry } from "./menu-entry.ts";
import { restaurantEntry } from "./restaurant-entry.ts";

/** Returns the structured data of a page: the restaurant, and its menu if the page has one. */
export function companyGraph(site: CompanySite, menu: CompanyMenu | null, now: Date): object {
  const restaurant = restaurantEntry(site, menu?.paymentMethods ?? null, now);
  const entries = menu ? [restaurant, menuEntry(site, menu.categories)] : [restaurant];
  return { "@context": "https://schema.org", "@graph": entries };
}
