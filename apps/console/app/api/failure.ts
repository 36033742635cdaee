import { ApiError } from "@comanda/contract/calls/api-client";
import { AuthError } from "./auth-call.ts";
import { type ChangeAuthor, changeAuthor } from "./change-author.ts";

/** Why a call failed, as far as a page shows it. */
export type Failure = {
  code: string;
  /** The field of the body that is wrong; its last part: `pin`. */
  field: string | null;
  /** The instant from which it may work again. */
  nextAt: string | null;
  /** Who was first, where another member was. */
  author?: ChangeAuthor;
};

/** The failure of a rejected call; throws what is no failure of a call. */
export function failureOf(error: unknown): Failure {
  if (error instanceof AuthError) return { code: error.code, field: null, nextAt: null };
  if (!(error instanceof ApiError)) throw error;
  const field = error.faults[0]?.path.split(".").at(-1) ?? null;
  const { next_at: nextAt = null } = error.problem;
  return { code: error.code, field, nextAt, author: changeAuthor(error.problem) };
}
