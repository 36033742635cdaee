import { useHydrated } from "@comanda/ui/page/use-hydrated.ts";
import { useState } from "react";
import { type CompanyMenu, type CompanySite, useCompanySite } from "../../company/company-site.tsx";

type CompanyJson = (site: CompanySite, menu: CompanyMenu | null) => string;

let companyJson: CompanyJson = () => "";

/** Sets what writes the structured data; only the server does, so that no browser loads the code: see `entry.server.tsx`. */
export function provideCompanyJson(write: CompanyJson): void {
  companyJson = write;
}

/**
 * Renders the structured data for search engines: the company, and its menu if the page shows it (conformance
 * 2.135). Only the server writes it. The browser keeps the server's script and has neither its code nor
 * its data.
 */
export function StructuredData({ menu }: { menu?: CompanyMenu }) {
  const site = useCompanySite();
  const hydrated = useHydrated();
  // A page that the browser rendered itself has no script of the server.
  const [serverRendered] = useState(!hydrated);
  if (!serverRendered) return null;
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of which no character can end a script
      dangerouslySetInnerHTML={{ __html: companyJson(site, menu ?? null) }}
    />
  );
}
