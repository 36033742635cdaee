import type { Company } from "@comanda/contract/companies/company";

type WithDomain = Pick<Company, "domain_settings">;

/**
 * Returns the registration status of a company's own domain, in lower case; empty where it is unknown.
 */
export function domainStatus({ domain_settings: domain }: WithDomain): string {
  return domain?.registration_status?.trim().toLowerCase() ?? "";
}
