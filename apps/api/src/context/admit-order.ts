import type { Refusal } from "../shared/refusal.ts";

/** The calls that wait for their turn on a busy server: placing comes before creating. */
export type OrderWork = "placing" | "creating";

/**
 * Does work for a company's order in its turn. Refuses it with `busy` when too much waits (decision
 * 68). `signal` is aborted when the client leaves.
 */
export type AdmitOrder = <T>(
  kind: OrderWork,
  request: { companyId: string; signal: AbortSignal },
  work: () => Promise<T>,
) => Promise<T | Refusal>;
