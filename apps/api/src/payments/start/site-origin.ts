import { findCompanyAtHost, findFirstHost } from "../../companies/companies.store.ts";
import { normalizeHost } from "../../companies/find-host.ts";
import type { ApiContext } from "../../context/api-context.ts";
import { Refusal } from "../../shared/refusal.ts";

type Site = Pick<ApiContext, "db"> & {
  /** The port that the server listens on; null where nobody knows. */
  port: number | null;
};

/**
 * Where the company's customers are, without a slash at its end: the host that was called, if it is one
 * of the company's; else the company's first, by TLS. Providers are told to send notifications there, and
 * anybody can claim to have called whatever host and port: of the port only the server's own counts, and
 * any of this machine. 404 `company_not_found` for a company that is served nowhere.
 */
export async function siteOrigin(
  { db, port: own }: Site,
  companyId: string,
  called: string,
): Promise<string | Refusal> {
  const { protocol, host, port } = new URL(called);
  const name = normalizeHost(host);
  if ((await findCompanyAtHost(db, name)) !== companyId) {
    const first = await findFirstHost(db, companyId);
    return first === undefined ? new Refusal("company_not_found") : `https://${first}`;
  }
  // The server itself speaks no TLS: what is before it has a port of its own.
  const isOwn = protocol === "http:" && port === String(own);
  return `${protocol}//${name}${port && (isOwn || isHere(name)) ? `:${port}` : ""}`;
}

/** Names that lead nobody but to their own machine (RFC 6761). */
function isHere(name: string): boolean {
  return /^(?:.+\.)?localhost$|^127\.0\.0\.1$/u.test(name);
}
