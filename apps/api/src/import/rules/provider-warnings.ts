import type { Fault } from "@comanda/contract/calls/problems";
import type { ImportFile } from "@comanda/contract/companies/import-file";
import { methodsByProvider } from "../../payments/methods-by-provider.ts";
import { SANDBOX_ID } from "../../payments/provider-resolver.ts";

/**
 * Returns warnings about payment methods whose provider has no keys here: no payment can be started
 * with them. `idsWithKeys` are the ids of the providers that have keys. Keys are not part of the
 * file; the sandbox needs none.
 */
export function providerWarnings(file: ImportFile, idsWithKeys: readonly string[]): Fault[] {
  const knownIds = new Set([SANDBOX_ID, ...idsWithKeys]);
  return [...methodsByProvider(file.payment_methods)].flatMap(([id, methods]) => {
    if (knownIds.has(id)) return [];
    const message = `"${id}" has no keys here: set them by \`comanda payments set ${id}\``;
    return methods.map(({ path }) => ({ path: `payment_methods.${path}.provider_id`, message }));
  });
}
