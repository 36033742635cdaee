import { MINUTE_MS } from "../time/durations.ts";

/** What guests ask for at a table. */
export type TableCallKind = "waiter" | "bill";

/** `open`: unanswered. `coming`: a member is on the way. `over`: it can be made again. */
export type TableCallState = "open" | "coming" | "over";

/** Minutes after which an unanswered call ends. */
export const CALL_MINUTES = 20;

/** Minutes for which the guest reads that a member is coming, and cannot call again. */
export const COMING_MINUTES = 3;

/** Returns when an unanswered call ends by itself. */
export function callExpiry(calledAt: Date): Date {
  return new Date(calledAt.getTime() + CALL_MINUTES * MINUTE_MS);
}

/** Returns the state of a call, and until when it stays so. */
export function tableCallState(
  call: { expires_at: Date; answered_at: Date | null },
  now: Date,
): { state: TableCallState; until: Date } {
  const { expires_at, answered_at } = call;
  if (answered_at === null) return { state: expires_at > now ? "open" : "over", until: expires_at };
  const until = new Date(answered_at.getTime() + COMING_MINUTES * MINUTE_MS);
  return { state: until > now ? "coming" : "over", until };
}
