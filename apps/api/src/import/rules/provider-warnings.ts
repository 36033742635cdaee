import type { Fault } from "@comanda/contract/errors";
import type { ImportFile } from "@comanda/contract/import-file";
import { namedProviders } from "../../payments/named-providers.ts";
import { SANDBOX_ID } from "../../payments/provider-desk.ts";

/**
 * Payment methods whose provider has no keys here, by the ids of those that have: no payment can be
 * begun with them. Keys are no part of the file; the sandbox needs none.
 */
export function providerOddities(file: ImportFile, keyed: readonly string[]): Fault[] {
  const known = new Set([SANDBOX_ID, ...keyed]);
  return [...namedProviders(file.payment_methods)].flatMap(([id, methods]) => {
    if (known.has(id)) return [];
    const message = `"${id}" has no keys here: set them by \`comanda payments set ${id}\``;
    return methods.map(({ path }) => ({ path: `payment_methods.${path}.provider_id`, message }));
  });
}
