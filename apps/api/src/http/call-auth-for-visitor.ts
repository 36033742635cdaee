import type { Context } from "hono";
import type { AuthAt } from "../accounts/auth-per-origin.ts";
import { type AuthAnswer, type AuthCall, callAuth } from "../accounts/call-auth.ts";
import type { HttpEnv } from "./request-env.ts";
import { originOf } from "./request-origin.ts";
import { visitorAddressOf } from "./serve-account.ts";

/** Calls better-auth for a visitor's request, and sets the cookies of its answer. */
export async function callAuthForVisitor(
  c: Context<HttpEnv>,
  authAt: AuthAt,
  call: Omit<AuthCall, "address">,
): Promise<AuthAnswer> {
  const auth = await authAt(originOf(c));
  const answer = await callAuth(auth, c.req.raw, { ...call, address: visitorAddressOf(c) });
  for (const cookie of answer.cookies) c.header("set-cookie", cookie, { append: true });
  return answer;
}
