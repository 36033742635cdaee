import { SecretBoxFault, secretBox } from "../payments/providers/secret-box.ts";

type SecretKeys = readonly [string, ...string[]];
const ownerOf = (companyId: string) => ({ companyId, provider: "alert-mail" });

/**
 * Encrypts an address for a queued job: the jobs of a database are in its backups, and an address is
 * personal data of staff.
 */
export function sealRecipient(keys: SecretKeys, companyId: string, address: string): string {
  return secretBox(keys).seal(ownerOf(companyId), address);
}

/**
 * Returns which of the company's present addresses a job is for; null if it is no longer one of them,
 * or was sealed with a key that is not configured. Jobs of an earlier version name the address by its index.
 */
export function findRecipient(
  keys: SecretKeys,
  companyId: string,
  { sealed, addresses }: { sealed: string | number; addresses: readonly string[] },
): string | null {
  if (typeof sealed === "number") return addresses[sealed] ?? null;
  const address = secretBox(keys).open(ownerOf(companyId), sealed);
  if (address instanceof SecretBoxFault) return null;
  return addresses.includes(address) ? address : null;
}
