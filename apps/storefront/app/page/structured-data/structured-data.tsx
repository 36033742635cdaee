import { useHydrated } from "@comanda/ui/page/use-hydrated.ts";
import { useState } from "react";
import { type CompanyMenu, type CompanySite, useCompanySite } from "../../company/company-site.tsx";
import { useNow } from "../../hours/current-time.tsx";

type CompanyGraph = (site: CompanySite, menu: CompanyMenu | null, now: Date) => object;

let companyGraph: CompanyGraph = () => {
  throw new Error("provideCompanyGraph was not called");
};

/**
 * Sets the function that builds the structured data. Only `entry.server.tsx` calls it, so that browsers do
 * not load that function.
 */
export function provideCompanyGraph(build: CompanyGraph): void {
  companyGraph = build;
}

/** Always the same object: React would write another one into the script, which is the server's. */
const SERVERS_OWN = { __html: "" };

/**
 * Renders the structured data for search engines: the company, and its menu if the page shows it (conformance
 * 2.135). Only the server writes it. The browser keeps the server's script and has neither its code nor
 * its data.
 */
export function StructuredData({ menu }: { menu?: CompanyMenu }) {
  const hydrated = useHydrated();
  // A page that the browser rendered itself has no script of the server.
  const [serverRendered] = useState(!hydrated);
  if (!serverRendered) return null;
  return import.meta.env.SSR ? <ServerScript menu={menu ?? null} /> : <Script html={SERVERS_OWN} />;
}

function ServerScript({ menu }: { menu: CompanyMenu | null }) {
  return (
    <Script html={{ __html: jsonForScript(companyGraph(useCompanySite(), menu, useNow())) }} />
  );
}

function Script({ html }: { html: { __html: string } }) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of which no character can end a script
      dangerouslySetInnerHTML={html}
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
