import type { CompanyPayment } from "@comanda/contract/payments/company-payment";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type CardPaymentEvent,
  type CardPaymentState,
  cardPaymentFor,
  NO_CARD_PAYMENT,
  reduceCardPayment,
} from "./card-payment-state.ts";

const payment = { id: "p1" } as CompanyPayment;
const answered = { attempt: 2, fingerprint: "90" };

type State = CardPaymentState["state"];
const states: Record<State, CardPaymentState> = {
  starting: NO_CARD_PAYMENT,
  ready: { ...answered, state: "ready", payment },
  unanswered: { ...answered, state: "unanswered", error: "Too many tries" },
  refused: { ...answered, state: "refused" },
};

type Type = CardPaymentEvent["type"];
const events: Record<Type, CardPaymentEvent> = {
  started: { type: "started", fingerprint: "120", payment },
  unanswered: { type: "unanswered", fingerprint: "120", error: "No network" },
  refused: { type: "refused", fingerprint: "120" },
  discarded: { type: "discarded" },
  retried: { type: "retried" },
};

/** Each event leads to the same state from every state, because the hook drops late answers. */
const leadsTo: Record<Type, State> = {
  started: "ready",
  unanswered: "unanswered",
  refused: "refused",
  discarded: "starting",
  retried: "starting",
};

describe.each(Object.keys(states) as State[])("from %s", (from) => {
  test.each(Object.keys(events) as Type[])("%s leads to the state of the event", (type) => {
    const next = reduceCardPayment(states[from], events[type]);
    expect(next.state).toBe(leadsTo[type]);
    expect(next.attempt).toBe(states[from].attempt + (type === "retried" ? 1 : 0));
    expect(next.fingerprint).toBe(next.state === "starting" ? null : "120");
  });
});

test("a payment of another amount does not count", () => {
  expect(cardPaymentFor(states.ready, "90")).toBe(states.ready);
  expect(cardPaymentFor(states.ready, "120").state).toBe("starting");
  expect(cardPaymentFor(states.ready, null).state).toBe("starting");
});

test("a payment that was discarded does not come back with its amount", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...Object.values(events))), (sequence) => {
      const state = [...sequence, events.discarded].reduce(reduceCardPayment, NO_CARD_PAYMENT);
      expect(cardPaymentFor(state, "120").state).toBe("starting");
    }),
  );
});
