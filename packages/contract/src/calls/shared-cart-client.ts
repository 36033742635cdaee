import {
  type ApiClientOptions,
  type CallInput,
  type CallOptions,
  type RequestParts,
  requestCall,
} from "./api-client.ts";
import type { CallAnswer } from "./call-schemas.ts";
import { type SharedCartCallName, sharedCartCalls } from "./shared-cart-calls.ts";

export type SharedCartClient = <Name extends SharedCartCallName>(
  name: Name,
  input: CallInput<Name>,
  callOptions?: CallOptions,
) => Promise<CallAnswer<Name>>;

/** Creates a function that makes the calls of shared carts. It rejects with an `ApiError`. */
export function createSharedCartClient(options: Omit<ApiClientOptions, "parse">): SharedCartClient {
  return async (name, input, callOptions = {}) =>
    (await requestCall(
      options,
      callOptions,
      sharedCartCalls[name],
      input as RequestParts,
    )) as never;
}
