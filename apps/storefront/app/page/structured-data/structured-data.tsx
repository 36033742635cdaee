import { useState } from "react";
import { type CompanyMenu, type CompanySite, useCompanySite } from "../../company/company-site.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { menuEntry } from "./menu-entry.ts";
import { restaurantEntry } from "./restaurant-entry.ts";

/**
 * What search engines read of the company, and of its menu where the page shows it (spec §2,
 * Structured data). The server alone writes it; the browser leaves in place what it was sent, and
 * has neither the code nor the text of it a second time.
 */
export function StructuredData({ menu }: { menu?: CompanyMenu }) {
  const site = useCompanySite();
  const hydrated = useHydrated();
  const [sent] = useState(!hydrated);
  if (!sent) return null;
  const json = import.meta.env.SSR ? jsonForScript(companyGraph(site, menu ?? null)) : "";
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of which no character can end a script
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}

/** What a page tells of the company: the restaurant, and its menu where the page has it. */
function companyGraph(site: CompanySite, menu: CompanyMenu | null) {
  const restaurant = restaurantEntry(site, menu?.paymentMethods ?? null);
  const entries = menu ? [restaurant, menuEntry(site, menu.categories)] : [restaurant];
  return { "@context": "https://schema.org", "@graph": entries };
}

/** JSON in which nothing can be taken for markup, whatever a company is called. */
export function jsonForScript(data: unknown): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
