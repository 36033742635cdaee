import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type CheckoutPaymentEvent,
  type CheckoutPaymentState,
  eventOfResult,
  OPEN_PAYMENT,
  reduceCheckoutPayment,
} from "./checkout-payment-state.ts";

type State = CheckoutPaymentState["state"];
type Type = CheckoutPaymentEvent["type"];

const events: Record<Type, CheckoutPaymentEvent> = {
  attemptStarted: { type: "attemptStarted" },
  attemptEnded: { type: "attemptEnded" },
  cardRefused: { type: "cardRefused", reason: "Too little" },
  answerLost: { type: "answerLost" },
  totalChanged: { type: "totalChanged" },
  methodUnavailable: { type: "methodUnavailable" },
  failureDismissed: { type: "failureDismissed" },
};

const results = {
  attemptStarted: "paying",
  cardRefused: "open",
  answerLost: "unsure",
  totalChanged: "changed",
} as const;
const stay = <S extends State>(state: S) => ({
  ...results,
  attemptEnded: state,
  methodUnavailable: state,
  failureDismissed: state,
});
const moves: Record<State, Record<Type, State>> = {
  open: stay("open"),
  paying: { ...stay("paying"), attemptEnded: "open" },
  unsure: stay("unsure"),
  changed: stay("changed"),
};

/** What each event makes of the sheet; events that are not here leave it as it is. */
const sheets: Partial<Record<Type, CheckoutPaymentState["failure"]>> = {
  cardRefused: { kind: "refused", reason: "Too little" },
  methodUnavailable: { kind: "unavailable" },
  failureDismissed: null,
};

describe.each(Object.keys(moves) as State[])("from %s", (state) => {
  test.each(Object.entries(moves[state]) as [Type, State][])("%s leads to %s", (type, to) => {
    for (const failure of [null, { kind: "unavailable" }] as const) {
      const next = reduceCheckoutPayment({ state, failure }, events[type]);
      expect(next.state).toBe(to);
      expect(next.failure).toEqual(type in sheets ? sheets[type] : failure);
    }
  });
});

test("only a lost answer makes the summary unsure, and the next attempt ends it", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...Object.values(events))), (sequence) => {
      const { state } = sequence.reduce(reduceCheckoutPayment, OPEN_PAYMENT);
      const decisive = sequence.findLast(({ type }) => type in results);
      expect(state === "unsure").toBe(decisive?.type === "answerLost");
      const next = [...sequence, events.attemptStarted].reduce(reduceCheckoutPayment, OPEN_PAYMENT);
      expect(next.state).toBe("paying");
    }),
  );
});

test.each([
  [
    { kind: "refused", reason: "Too little" },
    { type: "cardRefused", reason: "Too little" },
  ],
  [{ kind: "unsure" }, { type: "answerLost" }],
  [{ kind: "changed" }, { type: "totalChanged" }],
  [{ kind: "invalid" }, { type: "attemptEnded" }],
  [null, { type: "attemptEnded" }],
] as const)("the result %j of an attempt is the event %j", (result, event) => {
  expect(eventOfResult(result)).toEqual(event);
});
