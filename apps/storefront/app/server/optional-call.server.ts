import type { PageCallName } from "@comanda/contract/calls/call-table";
import type { RouterContextProvider } from "react-router";
import { logErrorContext, type OptionalCalls, optionalCallsContext } from "./server-context.ts";

/** An optional call had no answer when its page was sent. The log shows an error by its name. */
export class LateCallError extends Error {
  override name = "LateCallError";
  readonly call: PageCallName;

  constructor(call: PageCallName) {
    super(`${call} was not answered in time for its page`);
    this.call = call;
  }
}

const LATE = Symbol("late");

type LoggedOptionalCalls = OptionalCalls & { log: (error: unknown) => void };

/**
 * The answer of an optional call; null, and logged, where it fails or is late. It is never late
 * before `beside`, which the page waits for anyway, has settled: on a busy server all answers are
 * slow.
 */
export type OptionalCall = <T>(
  call: PageCallName,
  answer: Promise<T>,
  beside?: Promise<unknown>,
) => Promise<T | null>;

/** Returns the `OptionalCall` of one request, with the options of its context. */
export function optionalCall(context: Readonly<RouterContextProvider>): OptionalCall {
  const options = { ...context.get(optionalCallsContext), log: context.get(logErrorContext) };
  return (call, answer, beside) => answerOrNull(call, answer, options, beside);
}

/**
 * Waits for an answer that its page can do without, but not longer than `waitMs` and `required`.
 * The browser fetches what is missing, so that a late answer does not delay the page.
 */
export async function answerOrNull<T>(
  call: PageCallName,
  answer: Promise<T>,
  { waitMs, onMissing, log }: LoggedOptionalCalls,
  required: Promise<unknown> = Promise.resolve(),
): Promise<T | null> {
  const nullOnFailure = answer.catch((error: unknown) => {
    log(error);
    onMissing();
    return null;
  });
  // The caller that made the required call handles its failure.
  const besides = required.catch(() => undefined);
  if (waitMs === null) return nullOnFailure;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waited = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, waitMs);
  });
  const late = Promise.all([waited, besides]).then(() => LATE);
  try {
    const first = await Promise.race([nullOnFailure, late]);
    if (first !== LATE) return first as T | null;
    log(new LateCallError(call));
    onMissing();
    return null;
  } finally {
    clearTimeout(timer);
  }
}
