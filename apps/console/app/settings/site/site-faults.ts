import { normalizeHostName } from "@comanda/contract/fields/host-name";
import { safeUrl } from "@comanda/ui/web/safe-url.ts";
import { type SectionValue, valueAt } from "../../parts/saving/section-value.ts";

export const HOSTS = "hosts";
export const DOMAIN_URL = "company.domain_settings.url";
export const DOMAIN_STATUS = "company.domain_settings.registration_status";
export const PIXEL = "ecommerce_settings.analytics_settings.facebook_pixel";
export const VALIDATION = "company.settings.facebook_domain_validation";

/** What is wrong with a field of the site. */
export type SiteFault = "missing" | "host" | "sameHost" | "noHost" | "url" | "pixel" | "validation";

/** What is wrong with the site's fields, by paths; empty fields but hosts are right. */
export function siteFaults(value: SectionValue): Record<string, SiteFault> {
  const faults: Record<string, SiteFault> = {};
  const hosts = hostsOf(value);
  const names = hosts.map(normalizeHostName);
  if (hosts.length === 0) faults[HOSTS] = "noHost";
  for (const [at, host] of hosts.entries()) {
    const name = names[at] ?? null;
    if (host.trim() === "") faults[`${HOSTS}.${at}`] = "missing";
    else if (name === null) faults[`${HOSTS}.${at}`] = "host";
    else if (names.indexOf(name) < at) faults[`${HOSTS}.${at}`] = "sameHost";
  }
  const text = (path: string) => String(valueAt(value, path) ?? "").trim();
  const url = text(DOMAIN_URL);
  if (url !== "" && !safeUrl(url)?.startsWith("http")) faults[DOMAIN_URL] = "url";
  // The storefront loads no pixel of another form.
  if (text(PIXEL) !== "" && !/^\d{5,20}$/u.test(text(PIXEL))) faults[PIXEL] = "pixel";
  if (text(VALIDATION) !== "" && !/^[\w-]{5,200}$/u.test(text(VALIDATION)))
    faults[VALIDATION] = "validation";
  return faults;
}

/** The host names of the site; what is no list has none. */
export function hostsOf(value: SectionValue): string[] {
  const hosts = valueAt(value, HOSTS);
  return Array.isArray(hosts) ? hosts.map(String) : [];
}

/** The code in a whole `<meta>` tag, as Facebook offers it to copy; any other text as it is. */
export function validationCode(text: string): string {
  return /<meta\b[^>]*\bcontent=["']([^"']*)["']/iu.exec(text)?.[1]?.trim() ?? text;
}
