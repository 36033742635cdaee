import { useHydrated } from "@comanda/ui/page/use-hydrated.ts";
import { useState } from "react";
import { type CompanyMenu, type CompanySite, useCompanySite } from "../../company/company-site.tsx";

type CompanyGraph = (site: CompanySite, menu: CompanyMenu | null) => object;

let companyGraph: CompanyGraph = () => {
  throw new Error("provideCompanyGraph was not called");
};

/**
 * Sets what builds the structured data. Only `entry.server.tsx` calls it, so that no browser loads that
 * code.
 */
export function provideCompanyGraph(build: CompanyGraph): void {
  companyGraph = build;
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

/** Returns JSON without characters that can end a script or start markup. */
export function jsonForScript(data: unknown): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
