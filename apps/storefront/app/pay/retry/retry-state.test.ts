import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { OPEN_RETRY, type RetryEvent, type RetryState, reduceRetry } from "./retry-state.ts";

type State = RetryState["state"];
type Type = RetryEvent["type"];

const states: Record<State, RetryState> = {
  open: OPEN_RETRY,
  paying: { ...OPEN_RETRY, state: "paying" },
  failed: { ...OPEN_RETRY, state: "failed", errors: ["No network"] },
};

const events: Record<Type, RetryEvent> = {
  attemptStarted: { type: "attemptStarted" },
  attemptEnded: { type: "attemptEnded" },
  callFailed: { type: "callFailed", errors: ["Too busy"] },
  formRetried: { type: "formRetried" },
  cardRefused: { type: "cardRefused", reason: null },
  methodUnavailable: { type: "methodUnavailable" },
  failureDismissed: { type: "failureDismissed" },
};

const stay = <S extends State>(state: S) => ({
  attemptStarted: "paying" as const,
  attemptEnded: state,
  callFailed: "failed" as const,
  formRetried: "open" as const,
  cardRefused: state,
  methodUnavailable: state,
  failureDismissed: state,
});
const moves: Record<State, Record<Type, State>> = {
  open: stay("open"),
  paying: { ...stay("paying"), attemptEnded: "open", callFailed: "paying" },
  failed: stay("failed"),
};

/** What each event makes of the sheet; events that are not here leave it as it is. */
const sheets: Partial<Record<Type, RetryState["failure"]>> = {
  cardRefused: { kind: "refused", reason: null },
  methodUnavailable: { kind: "unavailable" },
  failureDismissed: null,
};

describe.each(Object.keys(states) as State[])("from %s", (from) => {
  test.each(Object.entries(moves[from]) as [Type, State][])("%s leads to %s", (type, to) => {
    const next = reduceRetry(states[from], events[type]);
    expect(next.state).toBe(to);
    expect(next.failure).toEqual(sheets[type] ?? null);
  });
});

test("an attempt that fails ends with its errors", () => {
  const attempt = [events.attemptStarted, events.callFailed, events.attemptEnded];
  expect(attempt.reduce(reduceRetry, OPEN_RETRY)).toEqual({
    state: "failed",
    errors: ["Too busy"],
    failure: null,
  });
});

test("a new attempt clears the errors of the last one", () => {
  expect(reduceRetry(states.failed, events.attemptStarted).errors).toEqual([]);
});

test("outside of an attempt, the state is failed exactly when there are errors", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...Object.values(events))), (sequence) => {
      const { state, errors } = sequence.reduce(reduceRetry, OPEN_RETRY);
      if (state !== "paying") expect(state === "failed").toBe(errors.length > 0);
    }),
  );
});
