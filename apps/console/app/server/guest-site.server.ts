import { isLiveDomain } from "@comanda/domain/company/live-domain";
import { parseWebUrl } from "@comanda/ui/web/web-url.ts";

type SiteFields = {
  hosts?: readonly string[];
  company?: {
    domain_settings?: { registration_status?: string | null; url?: string | null } | null;
  } | null;
};

/**
 * Returns the origin at which guests order: the company's own domain where it works, else its first host,
 * as this server is reached; null for a company without a host.
 */
export function guestOrigin(site: SiteFields, originOf: (host: string) => string): string | null {
  const { registration_status: status, url } = site.company?.domain_settings ?? {};
  const text = url?.trim() ?? "";
  const own = isLiveDomain(status)
    ? parseWebUrl(/^https?:/iu.test(text) ? text : `https://${text}`)
    : null;
  if (own?.hostname.includes(".")) return own.origin;
  const [host] = site.hosts ?? [];
  return host ? originOf(host) : null;
}
