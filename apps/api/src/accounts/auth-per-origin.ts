import { LRUCache } from "lru-cache";
import type { AccountAuth, AccountDeps } from "./account-auth.ts";

/** The console has one origin, or a few: a public name, and addresses of the local network. */
const MAX_ORIGINS = 20;

/** The accounts of the origin that a request was sent to. */
export type AuthAt = (origin: string) => Promise<AccountAuth>;

/**
 * Opens better-auth once for each origin. Its code is loaded by the first request that needs it, so that a
 * server without one needs less memory.
 */
export function createAuthPerOrigin(deps: AccountDeps): AuthAt {
  const opened = new LRUCache<string, AccountAuth>({ max: MAX_ORIGINS });
  return async (origin) => {
    const { createAccountAuth } = await import("./account-auth.ts");
    const found = opened.get(origin) ?? createAccountAuth(deps, origin);
    opened.set(origin, found);
    return found;
  };
}
