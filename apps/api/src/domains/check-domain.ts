import { isIP } from "node:net";
import { normalizeHostName } from "@comanda/contract/fields/host-name";
import type { FindAddresses } from "../shared/find-addresses.ts";
import { Refusal } from "../shared/refusal.ts";
import { type DomainCheck, judgeDomain } from "./judge-domain.ts";

/**
 * Returns whether a name leads to this server, whose own name is `ownName`: the console's, at which the
 * member has reached it (decision 73). 422 `invalid_params` for what is no name of the public DNS.
 */
export async function checkDomain(
  findAddresses: FindAddresses,
  ownName: string,
  text: string,
): Promise<DomainCheck | Refusal> {
  const name = normalizeHostName(text.trim());
  if (name === null || !isPublicName(name))
    return new Refusal("invalid_params", {
      errors: [{ path: "name", message: "is no name of the public DNS" }],
    });
  const isAddress = isIP(ownName.replace(/^\[|\]$/gu, "")) !== 0;
  const [own, found] = await Promise.all([
    isAddress || isPublicName(ownName) ? findAddresses(ownName) : [],
    findAddresses(name),
  ]);
  return judgeDomain(own, found);
}

/** Names that no name server of the internet knows (RFC 6761, RFC 8375), and addresses. */
const LOCAL_ENDINGS = ["localhost", "local", "internal", "home.arpa", "test", "invalid"];

function isPublicName(name: string): boolean {
  const isLocal = LOCAL_ENDINGS.some((ending) => name === ending || name.endsWith(`.${ending}`));
  return (
    /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/u.test(name) && !isLocal
  );
}
