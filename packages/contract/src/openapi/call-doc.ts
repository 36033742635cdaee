import type { ProblemCode } from "../calls/problems.ts";

/** What the documentation says of a call. `errors` are beside those that any call may answer with. */
export type CallDoc = {
  summary: string;
  description?: string;
  errors: readonly ProblemCode[];
  /** A body to send; it is valid. */
  example?: unknown;
};
