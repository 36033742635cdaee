import type { Fault } from "@comanda/contract/calls/problems";
import type { ImportFile } from "@comanda/contract/companies/import-file";
import { methodsByProvider } from "../../payments/methods-by-provider.ts";
import { SANDBOX_ID } from "../../payments/provider-resolver.ts";

/**
 * Payment methods whose provider has no keys here, by the ids of those that have: no payment can be
 * begun with them. Keys are no part of the file; the sandbox needs none.
 */
export function providerWarnings(file: ImportFile, keyed: readonly string[]): Fault[] {
  const known = new Set([SANDBOX_ID, ...keyed]);
  return [...methodsByProvider(file.payment_methods)].flatMap(([id, methods]) => {
    if (known.has(id)) return [];
    const message = `"${id}" has no keys here: set them by \`comanda payments set ${id}\``;
    return methods.map(({ path }) => ({ path: `payment_methods.${path}.provider_id`, message }));
  });
}
