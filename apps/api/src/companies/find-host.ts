import type { Context } from "../deps.ts";
import { Refusal } from "../refusal.ts";
import { findCompanyOfHost } from "./companies.store.ts";

/**
 * The company of a host name (spec §1: one company a subdomain). A port and the dot of a fully
 * qualified name do not count; `localhost` is a host like any other. 404 `host_not_found`.
 */
export async function findHost(
  { db }: Pick<Context, "db">,
  host: string,
): Promise<{ company_id: string } | Refusal> {
  const name = host.replace(/:\d+$/, "").replace(/\.$/, "").toLowerCase();
  const company_id = await findCompanyOfHost(db, name);
  return company_id === undefined ? new Refusal("host_not_found") : { company_id };
}
