import type { Company } from "@comanda/contract/companies/company";

type Domained = Pick<Company, "domain_settings">;

/** How the registration of a company's own domain stands, in small letters; empty where that is not told. */
export function domainStatus({ domain_settings: domain }: Domained): string {
  return domain?.registration_status?.trim().toLowerCase() ?? "";
}
