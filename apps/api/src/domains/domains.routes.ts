import { linkOrigin } from "../accounts/account-links.ts";
import type { Deps } from "../context/deps.ts";
import type { ServeStaff } from "../http/serve-staff.ts";
import { createFindAddresses } from "../shared/find-addresses.ts";
import { checkDomain } from "./check-domain.ts";

type DomainDeps = Pick<Deps, "db" | "clock" | "findAddresses" | "consoleUrl">;

/** Serves the check of a domain. Refusals are those of the use case. */
export function domainRoutes(serveStaff: ServeStaff, deps: DomainDeps): void {
  const { db, clock, findAddresses = createFindAddresses(), consoleUrl } = deps;
  serveStaff("checkDomain", ({ member, query }, c) => {
    const { hostname } = new URL(linkOrigin(new URL(c.req.url).origin, consoleUrl));
    const asked = { ownName: hostname, text: query.name, releases: Boolean(consoleUrl) };
    return checkDomain({ db, clock, findAddresses }, member.companyId, asked);
  });
}
