import { ApiError } from "@comanda/contract/calls/api-client";
import { AuthError } from "./auth-call.ts";
import { type ChangeAuthor, changeAuthor } from "./change-author.ts";

/** Why a call failed: what pages show of it. */
export type Failure = {
  code: string;
  /** The last part of the path of the wrong field, such as `pin`; null where no field is wrong. */
  field: string | null;
  /** The instant (ISO 8601) from which the call may succeed; null where it is unknown. */
  nextAt: string | null;
  /** The member who made a conflicting change first; absent where there is no conflict. */
  author?: ChangeAuthor;
};

/** Returns the failure of a rejected call. Throws `error` again if it is not from a call. */
export function failureOf(error: unknown): Failure {
  if (error instanceof AuthError) return { code: error.code, field: null, nextAt: null };
  if (!(error instanceof ApiError)) throw error;
  const field = error.faults[0]?.path.split(".").at(-1) ?? null;
  const { next_at: nextAt = null } = error.problem;
  return { code: error.code, field, nextAt, author: changeAuthor(error.problem) };
}
