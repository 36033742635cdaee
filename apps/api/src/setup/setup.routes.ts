import type { ApiContext } from "../context/api-context.ts";
import type { ServeStaff } from "../http/serve-staff.ts";
import { readSetup, updateSetup } from "./setup-of-company.ts";

/** Serves the set-up of a company. Refusals are those of the use cases. */
export function setupRoutes(serveStaff: ServeStaff, context: ApiContext): void {
  serveStaff("readSetup", ({ member }) => readSetup(context, member.companyId));
  serveStaff("updateSetup", ({ member, body }) => updateSetup(context, member, body));
}
