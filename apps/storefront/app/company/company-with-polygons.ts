import type { Company } from "@comanda/contract/companies/company";
import { hasOmittedPolygons } from "@comanda/domain/delivery/coverage";
import { useEffect, useState } from "react";
import { browserApi } from "../api/browser-api.ts";
import { useWhenOnline } from "../web/use-online.ts";
import { type CompanySite, useCompanySite } from "./company-site.tsx";

export type CompanyWithPolygons = Pick<CompanySite, "company" | "settings">;

/** What was asked for, by the company as the page has it; a page that is loaded again has another. */
const requestsByCompany = new WeakMap<Company, Promise<CompanyWithPolygons>>();

/**
 * The company and its settings with the drawings of its zones, which pages come without: they may be
 * long, and only maps and the prices of addresses need them. Null until they are there.
 */
export function useCompanyWithPolygons(): CompanyWithPolygons | null {
  const site = useCompanySite();
  const { company, settings } = site;
  const lacking = hasOmittedPolygons(company, settings.delivery);
  const [drawn, setDrawn] = useState<CompanyWithPolygons | null>(null);
  const [failures, setFailures] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after a failure it is asked for again
  useEffect(() => {
    if (!lacking) return;
    let left = false;
    const asking = requestsByCompany.get(company) ?? fetchPolygons(company);
    asking.then(
      (found) => !left && setDrawn(found),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [company, lacking, failures]);
  useWhenOnline(lacking && !drawn, () => setFailures((count) => count + 1));

  return lacking ? drawn : site;
}

function fetchPolygons(company: Company): Promise<CompanyWithPolygons> {
  const params = { companyId: company.id };
  const asking = Promise.all([
    browserApi("readCompany", { params }),
    browserApi("readEcommerceSettings", { params }),
  ]).then(([company, settings]) => ({ company, settings }));
  requestsByCompany.set(company, asking);
  asking.catch(() => requestsByCompany.delete(company));
  return asking;
}
