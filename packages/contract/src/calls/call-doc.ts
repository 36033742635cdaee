import type { ProblemCode } from "./problems.ts";

/** The documentation of a call. `errors` come in addition to those that any call can answer with. */
export type CallDoc = {
  summary: string;
  description?: string;
  errors: readonly ProblemCode[];
  /** A valid body. */
  example?: unknown;
};
