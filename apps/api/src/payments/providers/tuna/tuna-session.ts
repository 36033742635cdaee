import * as v from "valibot";
import { callProvider } from "../common/call-provider.ts";
import { DEFAULT_TIMEOUT_MS, type ProviderOptions } from "../common/payment-provider.ts";
import { ProviderFailure } from "../common/provider-failure.ts";
import { sessionBodyOf } from "./tuna-bodies.ts";
import { failureOfAnswer } from "./tuna-failure.ts";
import type { TunaBases, TunaSettings } from "./tuna-provider.ts";

const Session = v.object({ sessionId: v.pipe(v.string(), v.minLength(1)) });

/** The customer of a session that only tries the keys. */
const NO_CUSTOMER = { customer: { id: "comanda-key-check" } };

/** Opens a session, which creates no payment, and resolves to its id. */
export async function openTunaSession(
  { account, appToken, contactEmail }: TunaSettings,
  { token }: TunaBases,
  { timeoutMs = DEFAULT_TIMEOUT_MS }: ProviderOptions = {},
): Promise<string | ProviderFailure> {
  const answer = await callProvider("tuna", new URL("NewSession", token), {
    method: "POST",
    headers: {
      accept: "application/json",
      "content-type": "application/json",
      "x-tuna-account": account,
      "x-tuna-apptoken": appToken,
    },
    body: JSON.stringify(sessionBodyOf(NO_CUSTOMER, contactEmail)),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (answer instanceof ProviderFailure) return answer;
  const session = v.safeParse(Session, answer);
  return session.success ? session.output.sessionId : failureOfAnswer(answer);
}
