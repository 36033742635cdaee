import type { CallName } from "@comanda/contract/calls/call-table";
import type { RouterContextProvider } from "react-router";
import { logErrorContext, optionalCallsContext } from "./server-context.ts";

/** An optional call had not been answered when its page was sent. A log tells errors by their names. */
export class LateCallError extends Error {
  override name = "LateCallError";
  readonly call: CallName;

  constructor(call: CallName) {
    super(`${call} was not answered in time for its page`);
    this.call = call;
  }
}

const LATE = Symbol("late");

/** What a page does about the calls that it can do without. */
export type OptionalCalls = {
  /** Milliseconds for which a page waits for one; null waits for its answer or failure. */
  waitMs: number | null;
  /** Hears that a page goes out without one: such a page must not be kept. */
  onMissing: () => void;
  log: (error: unknown) => void;
};

/**
 * The answer to an optional call; null, and logged, where it fails or is late. It is not late before
 * what the page waits for anyway is there: on a busy server all answers take their time.
 */
export type OptionalCall = <T>(
  call: CallName,
  answer: Promise<T>,
  beside?: Promise<unknown>,
) => Promise<T | null>;

/** The optional calls of one request, by its context. */
export function optionalCall(context: Readonly<RouterContextProvider>): OptionalCall {
  const options = { ...context.get(optionalCallsContext), log: context.get(logErrorContext) };
  return (call, answer, beside) => answerOrNull(call, answer, options, beside);
}

/**
 * Waits for an answer that its page can do without. The browser asks again for what is missing, so
 * that a late answer costs no visitor the page.
 */
export async function answerOrNull<T>(
  call: CallName,
  answer: Promise<T>,
  { waitMs, onMissing, log }: OptionalCalls,
  required: Promise<unknown> = Promise.resolve(),
): Promise<T | null> {
  const known = answer.catch((error: unknown) => {
    log(error);
    onMissing();
    return null;
  });
  // Who loads it hears of its failure.
  const besides = required.catch(() => undefined);
  if (waitMs === null) return known;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waited = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, waitMs);
  });
  const late = Promise.all([waited, besides]).then(() => LATE);
  try {
    const first = await Promise.race([known, late]);
    if (first !== LATE) return first as T | null;
    log(new LateCallError(call));
    onMissing();
    return null;
  } finally {
    clearTimeout(timer);
  }
}
