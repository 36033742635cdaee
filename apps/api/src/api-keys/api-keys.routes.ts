import type { Deps } from "../context/deps.ts";
import type { ServeStaff } from "../http/serve-staff.ts";
import { createApiKey, listApiKeys, revokeApiKey } from "./api-keys.ts";

/** Serves the keys of programs; refusals as in each use case. */
export function apiKeyRoutes(serve: ServeStaff, deps: Pick<Deps, "db" | "clock">): void {
  serve("listApiKeys", ({ member }) => listApiKeys(deps, member.companyId));
  serve("createApiKey", ({ member, body }) => createApiKey(deps, member, body));
  serve("revokeApiKey", ({ member, params }) => revokeApiKey(deps, member, params.keyId));
}
