import { linkOrigin } from "../accounts/account-links.ts";
import type { Deps } from "../context/deps.ts";
import type { ServeStaff } from "../http/serve-staff.ts";
import { createFindAddresses } from "../shared/find-addresses.ts";
import { checkDomain } from "./check-domain.ts";

/** Serves the check of a domain. Refusals are those of the use case. */
export function domainRoutes(
  serveStaff: ServeStaff,
  { findAddresses = createFindAddresses(), consoleUrl }: Pick<Deps, "findAddresses" | "consoleUrl">,
): void {
  serveStaff("checkDomain", ({ query }, c) => {
    const { hostname } = new URL(linkOrigin(new URL(c.req.url).origin, consoleUrl));
    return checkDomain(findAddresses, hostname, query.name);
  });
}
