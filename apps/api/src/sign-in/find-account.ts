import type { Role } from "@comanda/domain/staff/permissions";
import type { Deps } from "../context/deps.ts";
import { sessionCookieSecret } from "../sessions/account-secrets.ts";
import { readSessionProofs } from "../sessions/find-member.ts";
import { readMe } from "./read-me.ts";

/** An account with the companies that its session may open. */
export type FoundAccount = {
  id: string;
  name: string;
  /** Whether a PIN opened the session. */
  byPin: boolean;
  companies: {
    id: string;
    name: string;
    role: Role;
    inSetup: boolean;
    live: boolean;
    /** The stored file of the company's logo; null without one. */
    logoFile: string | null;
    timezone: string;
  }[];
};

/** Finds the account that the cookies of a page's request prove; null for a signed-out visitor. */
export function createFindAccount(deps: Pick<Deps, "db" | "clock" | "secret">) {
  const cookieSecret = sessionCookieSecret(deps.secret);
  return async (request: Pick<Request, "headers" | "url">): Promise<FoundAccount | null> => {
    const cookies = request.headers.get("cookie") ?? undefined;
    const secure = request.url.startsWith("https:");
    const proofs = readSessionProofs({ cookies, secure }, cookieSecret);
    const me = proofs && (await readMe(deps, proofs));
    if (!me?.account) return null;
    const companies = me.companies.map(
      ({ company_id: id, company_name: name, role, in_setup, live, logo_file, timezone }) => ({
        id,
        name,
        role,
        inSetup: in_setup,
        live,
        logoFile: logo_file,
        timezone,
      }),
    );
    const { id, name } = me.account;
    return { id, name, byPin: me.by_pin, companies };
  };
}
