import { type ApiClientOptions, type CallOptions, requestCall } from "../calls/api-client.ts";
import { type AccountCallName, accountCalls } from "./account-calls.ts";
import type { AccountAnswer, AccountBody } from "./account-schemas.ts";

/** Nothing for a GET, the body for a POST. */
type Input<Name extends AccountCallName> = [AccountBody<Name>] extends [never]
  ? []
  : [body: AccountBody<Name>];

export type AccountClient = <Name extends AccountCallName>(
  name: Name,
  ...input: Input<Name>
) => Promise<AccountAnswer<Name>>;

/** Creates a function that makes the calls of signing in. Rejects with an `ApiError`. */
export function createAccountClient(
  options: Omit<ApiClientOptions, "parse">,
  call: Pick<CallOptions, "signal" | "headers"> = {},
): AccountClient {
  return async (name, ...[body]) =>
    (await requestCall(options, call, accountCalls[name], { body })) as never;
}
