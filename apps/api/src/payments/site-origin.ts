import { findCompanyOfHost, findFirstHost } from "../companies/companies.store.ts";
import { hostName } from "../companies/find-host.ts";
import type { Context } from "../deps.ts";

/**
 * Where the company's customers are, without a slash at its end: the address that was called, if it is
 * one of the company's; behind an API with a host of its own, the company's first host, by TLS.
 */
export async function siteOrigin(
  { db }: Pick<Context, "db">,
  companyId: string,
  called: string,
): Promise<string> {
  const { origin, host } = new URL(called);
  if ((await findCompanyOfHost(db, hostName(host))) === companyId) return origin;
  const first = await findFirstHost(db, companyId);
  return first === undefined ? origin : `https://${first}`;
}
