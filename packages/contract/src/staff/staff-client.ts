import {
  type ApiClientOptions,
  type CallOptions,
  type RequestParts,
  requestCall,
} from "../calls/api-client.ts";
import type { StaffCallAnswer, StaffRequestPart } from "./staff-call-schemas.ts";
import type { StaffCallName, staffCalls } from "./staff-calls.ts";

type OptionalPart<Name extends StaffCallName, Key extends "params" | "query" | "body"> = [
  StaffRequestPart<Name, Key>,
] extends [never]
  ? unknown
  : Record<Key, StaffRequestPart<Name, Key>>;

/** The input of a staff call: its path parameters, query and body, as far as it has them. */
export type StaffCallInput<Name extends StaffCallName> = OptionalPart<Name, "params"> &
  OptionalPart<Name, "query"> &
  OptionalPart<Name, "body">;

/** Makes those of the console's calls that its table names. */
export type StaffClient<Names extends StaffCallName = StaffCallName> = <Name extends Names>(
  name: Name,
  input: StaffCallInput<Name>,
  call?: Pick<CallOptions, "signal" | "headers">,
) => Promise<StaffCallAnswer<Name>>;

/**
 * Creates a function that makes the calls of a table, so that a page loads only the tables that it
 * needs. Rejects with an `ApiError`. The session's cookie says who calls; the browser sends it to the
 * console's own origin only.
 */
export function createStaffClient<Names extends StaffCallName>(
  calls: Pick<typeof staffCalls, Names>,
  options: Omit<ApiClientOptions, "parse">,
): StaffClient<Names> {
  return async (name, input, call = {}) => {
    const answer = await requestCall(options, call, calls[name], input as RequestParts);
    return answer as never;
  };
}
