import { findCompanyAtHost, findFirstHost } from "../../companies/companies.store.ts";
import { normalizeHost } from "../../companies/find-host.ts";
import type { ApiContext } from "../../context/api-context.ts";
import { Refusal } from "../../shared/refusal.ts";

type Site = Pick<ApiContext, "db"> & {
  /** The port on which the server listens; null when it is unknown. */
  port: number | null;
};

/**
 * Returns the origin of the company's site, without a slash at its end: the requested host if it is
 * one of the company's; otherwise the company's first host, with TLS. Providers send notifications
 * there, and a visitor can claim any host and port: only the server's own port counts, and on this
 * machine any port. 404 `company_not_found` for a company without hosts.
 */
export async function siteOrigin(
  { db, port: serverPort }: Site,
  companyId: string,
  called: string,
): Promise<string | Refusal> {
  const { protocol, host, port } = new URL(called);
  const name = normalizeHost(host);
  if ((await findCompanyAtHost(db, name)) !== companyId) {
    const first = await findFirstHost(db, companyId);
    return first === undefined ? new Refusal("company_not_found") : `https://${first}`;
  }
  // The server itself has no TLS: the proxy before it has its own port.
  const isOwn = protocol === "http:" && port === String(serverPort);
  return `${protocol}//${name}${port && (isOwn || isHere(name)) ? `:${port}` : ""}`;
}

/** Names that always lead to the own machine (RFC 6761). */
function isHere(name: string): boolean {
  return /^(?:.+\.)?localhost$|^127\.0\.0\.1$/u.test(name);
}
