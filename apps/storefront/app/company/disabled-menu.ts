import type { Company } from "@comanda/contract/companies/company";
import { domainStatus } from "./domain-status.ts";

/** The languages in which the page for a disabled menu has an address (spec §2, Routes). */
const LANGUAGES = ["en", "es", "fr", "pt"] as const;

/** Whether the restaurant has disabled its digital menu: its domain's registration says so. */
export function menuIsDisabled(company: Pick<Company, "domain_settings">): boolean {
  return domainStatus(company) === "disabled";
}

/** The page that says so, in the visitor's language where it has one, else in English. */
export function disabledMenuPath(locale: string): string {
  const [tag] = locale.split("-");
  return `/${LANGUAGES.find((language) => language === tag) ?? "en"}/404`;
}

/** The language of that page, of whose addresses `pathname` is one; else null. */
export function disabledMenuLanguage(pathname: string): string | null {
  return LANGUAGES.find((language) => pathname.replace(/\/$/u, "") === `/${language}/404`) ?? null;
}
