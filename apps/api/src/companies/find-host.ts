import { hostName } from "@comanda/contract/host-name";
import type { Context } from "../deps.ts";
import { Refusal } from "../refusal.ts";
import { findCompanyOfHost } from "./companies.store.ts";

/** The host that a request or a command names, as companies are kept under it, without port and final dot. */
export function requestedHost(host: string): string {
  const bare = host.replace(/:\d+$/, "").replace(/\.$/, "");
  return hostName(bare) ?? bare.toLowerCase();
}

/**
 * The company of a host name (spec §1: one company a subdomain). A port and the dot of a fully
 * qualified name do not count; `localhost` is a host like any other. 404 `host_not_found`.
 */
export async function findHost(
  { db }: Pick<Context, "db">,
  host: string,
): Promise<{ company_id: string } | Refusal> {
  const company_id = await findCompanyOfHost(db, requestedHost(host));
  return company_id === undefined ? new Refusal("host_not_found") : { company_id };
}
