import { normalizeHostName } from "@comanda/contract/fields/host-name";
import type { ApiContext } from "../context/api-context.ts";
import { Refusal } from "../shared/refusal.ts";
import { findCompanyAtHost } from "./companies.store.ts";

/**
 * Returns a host of a request or a command, in the form in which companies' hosts are stored:
 * without port and final dot.
 */
export function normalizeHost(host: string): string {
  const bare = host.replace(/:\d+$/, "");
  return normalizeHostName(bare) ?? bare.toLowerCase();
}

/**
 * Finds the company of a host name. The port and the final dot of a fully qualified name are
 * ignored; `localhost` is a host like any other. 404 `host_not_found`.
 */
export async function findCompanyByHost(
  { db }: Pick<ApiContext, "db">,
  host: string,
): Promise<{ company_id: string } | Refusal> {
  const company_id = await findCompanyAtHost(db, normalizeHost(host));
  return company_id === undefined ? new Refusal("host_not_found") : { company_id };
}
