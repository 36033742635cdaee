import type { CompanyMenu, CompanySite } from "../../company/company-site.tsx";
import { menuEntry } from "./menu-entry.ts";
import { restaurantEntry } from "./restaurant-entry.ts";

/** Returns the structured data of a page as JSON: the restaurant, and its menu if the page has one. */
export function companyJson(site: CompanySite, menu: CompanyMenu | null): string {
  const restaurant = restaurantEntry(site, menu?.paymentMethods ?? null);
  const entries = menu ? [restaurant, menuEntry(site, menu.categories)] : [restaurant];
  return jsonForScript({ "@context": "https://schema.org", "@graph": entries });
}

/** Returns JSON without characters that can end a script or start markup. */
export function jsonForScript(data: unknown): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
