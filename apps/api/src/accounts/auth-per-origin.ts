import { LRUCache } from "lru-cache";
import { type AccountAuth, type AccountDeps, createAccountAuth } from "./account-auth.ts";

/** The console has one origin, or a few: a public name, and addresses inside the house. */
const MAX_ORIGINS = 20;

/** The accounts of the origin that a request was sent to. */
export type AuthAt = (origin: string) => AccountAuth;

/** Opens better-auth once for each origin. */
export function createAuthPerOrigin(deps: AccountDeps): AuthAt {
  const opened = new LRUCache<string, AccountAuth>({ max: MAX_ORIGINS });
  return (origin) => {
    const found = opened.get(origin) ?? createAccountAuth(deps, origin);
    opened.set(origin, found);
    return found;
  };
}
