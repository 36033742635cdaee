import { SecretBoxFault, secretBox } from "../shared/secret-box.ts";

type SecretKeys = readonly [string, ...string[]];
const ownerOf = (companyId: string) => ({ companyId, purpose: "alert-mail" });

/** A mail's receiver as a queued job has it. */
export type SealedRecipient = {
  /** A sealed address. Jobs that an earlier version has queued may have its place in the settings. */
  recipient: string | number;
  /** All addresses that get this mail, sealed; absent in jobs of an earlier version. */
  recipients?: string;
};

/**
 * Encrypts the addresses of a mail for queued jobs, one for each: the jobs of a database are in its
 * backups, and an address is personal data of staff.
 */
export function sealRecipients(
  keys: SecretKeys,
  companyId: string,
  addresses: readonly string[],
): SealedRecipient[] {
  const seal = (text: string) => secretBox(keys).seal(ownerOf(companyId), text);
  const recipients = seal(JSON.stringify(addresses));
  return addresses.map((address) => ({ recipient: seal(address), recipients }));
}

/**
 * Returns to which of the company's present addresses a job's mail goes. An address that was added after the
 * job was queued gets the mail of one that was removed. Null where no address took its place, and for a job
 * that was sealed with a key that is not configured.
 */
export function findRecipient(
  keys: SecretKeys,
  companyId: string,
  { recipient, recipients, addresses }: SealedRecipient & { addresses: readonly string[] },
): string | null {
  if (typeof recipient === "number") return addresses[recipient] ?? null;
  const open = (sealed: string): string | null => {
    const text = secretBox(keys).open(ownerOf(companyId), sealed);
    return text instanceof SecretBoxFault ? null : text;
  };
  const address = open(recipient);
  if (address === null || addresses.includes(address)) return address;
  const queued: string[] = JSON.parse((recipients && open(recipients)) ?? "[]");
  const removed = queued.filter((each) => !addresses.includes(each));
  const added = addresses.filter((each) => !queued.includes(each));
  return added[removed.indexOf(address)] ?? null;
}
