import {
  type ApiClientOptions,
  type CallOptions,
  type RequestParts,
  requestCall,
} from "../calls/api-client.ts";
import type { StaffCallAnswer, StaffRequestPart } from "./staff-call-schemas.ts";
import { type StaffCallName, staffCalls } from "./staff-calls.ts";

type OptionalPart<Name extends StaffCallName, Key extends "params" | "query" | "body"> = [
  StaffRequestPart<Name, Key>,
] extends [never]
  ? unknown
  : Record<Key, StaffRequestPart<Name, Key>>;

/** The input of a staff call: its path parameters, query and body, as far as it has them. */
export type StaffCallInput<Name extends StaffCallName> = OptionalPart<Name, "params"> &
  OptionalPart<Name, "query"> &
  OptionalPart<Name, "body">;

export type StaffClient = <Name extends StaffCallName>(
  name: Name,
  input: StaffCallInput<Name>,
  call?: Pick<CallOptions, "signal" | "headers">,
) => Promise<StaffCallAnswer<Name>>;

/**
 * Creates a function that makes the console's calls. Rejects with an `ApiError`. The session's
 * cookie says who calls; the browser sends it to the console's own origin only.
 */
export function createStaffClient(options: Omit<ApiClientOptions, "parse">): StaffClient {
  return async (name, input, call = {}) => {
    const answer = await requestCall(options, call, staffCalls[name], input as RequestParts);
    return answer as never;
  };
}
