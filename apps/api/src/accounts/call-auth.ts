import { isRecord } from "@comanda/contract/fields/is-record";
import type { AccountAuth } from "./account-auth.ts";
import { IP_ADDRESS_HEADER } from "./ip-address-header.ts";

/** The visitor's headers that are passed on to better-auth. */
const PASSED_HEADERS = ["cookie", "origin", "user-agent", "accept-language"];

export type AuthCall = {
  method: "GET" | "POST";
  /** Below `/auth`, with its query. */
  path: string;
  body?: unknown;
  /** The visitor's IP address. */
  address: string | null;
};

export type AuthAnswer = { ok: boolean; status: number; body: unknown; cookies: string[] };

/**
 * Calls better-auth once for a visitor's request. Removes session tokens from the answer's body: only
 * the cookie carries them, which no script can read.
 */
export async function callAuth(
  auth: AccountAuth,
  request: Pick<Request, "headers" | "url">,
  { method, path, body, address }: AuthCall,
): Promise<AuthAnswer> {
  const headers = new Headers();
  for (const name of PASSED_HEADERS) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (address !== null) headers.set(IP_ADDRESS_HEADER, address);
  if (body !== undefined) headers.set("content-type", "application/json");
  const answer = await auth.handle(
    new Request(`${new URL(request.url).origin}/auth${path}`, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    }),
  );
  const text = await answer.text();
  return {
    ok: answer.ok,
    status: answer.status,
    body: withoutSessionToken(text === "" ? null : JSON.parse(text)),
    cookies: answer.headers.getSetCookie(),
  };
}

function withoutSessionToken(body: unknown): unknown {
  if (!isRecord(body)) return body;
  const { token: _token, session, ...rest } = body;
  return session === undefined ? rest : { ...rest, session: withoutSessionToken(session) };
}
