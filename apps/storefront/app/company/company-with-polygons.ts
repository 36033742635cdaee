import type { Company } from "@comanda/contract/companies/company";
import { hasOmittedPolygons } from "@comanda/domain/delivery/coverage";
import { useWhenOnline } from "@comanda/ui/web/use-online.ts";
import { useEffect, useState } from "react";
import { browserApi } from "../api/browser-api.ts";
import { type CompanySite, useCompanySite } from "./company-site.tsx";

export type CompanyWithPolygons = Pick<CompanySite, "company" | "settings">;

/** The request of each company object. A page that loads its data again has a new object. */
const requestsByCompany = new WeakMap<Company, Promise<CompanyWithPolygons>>();

/**
 * Returns the company and its settings with the polygons of its delivery zones; null until they are
 * loaded. Pages come without the polygons: these may be long, and only maps and delivery prices need
 * them.
 */
export function useCompanyWithPolygons(): CompanyWithPolygons | null {
  const site = useCompanySite();
  const { company, settings } = site;
  const needsPolygons = hasOmittedPolygons(company, settings.delivery);
  const [loaded, setLoaded] = useState<CompanyWithPolygons | null>(null);
  const [attempts, setAttempts] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    if (!needsPolygons) return;
    let cancelled = false;
    const request = requestsByCompany.get(company) ?? fetchPolygons(company);
    request.then(
      (found) => !cancelled && setLoaded(found),
      () => undefined,
    );
    return () => {
      cancelled = true;
    };
  }, [company, needsPolygons, attempts]);
  useWhenOnline(needsPolygons && !loaded, () => setAttempts((count) => count + 1));

  return needsPolygons ? loaded : site;
}

function fetchPolygons(company: Company): Promise<CompanyWithPolygons> {
  const params = { companyId: company.id };
  const request = Promise.all([
    browserApi("readCompany", { params }),
    browserApi("readEcommerceSettings", { params }),
  ]).then(([company, settings]) => ({ company, settings }));
  requestsByCompany.set(company, request);
  request.catch(() => requestsByCompany.delete(company));
  return request;
}
