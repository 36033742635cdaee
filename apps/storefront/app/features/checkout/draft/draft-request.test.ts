import type { Order } from "@comanda/contract/orders/order";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type DraftEvent,
  type DraftRequest,
  draftRequestFor,
  FIRST_DRAFT_REQUEST,
  ownOrder,
  reduceDraftRequest,
} from "./draft-request.ts";

const draft = { id: "o1", status: "INITIATED" } as Order;
const placed = {
  ...draft,
  status: "PENDING",
  meta_data: { assigned_payment: {} },
} as Order;
const other = { id: "o2", status: "INITIATED" } as Order;
const answered = { attempt: 0, fingerprint: "cart" };

const states: Record<DraftRequest["state"], DraftRequest> = {
  requesting: FIRST_DRAFT_REQUEST,
  draft: { ...answered, state: "draft", order: draft },
  placed: { ...answered, state: "placed", order: placed },
  otherUnpaid: { ...answered, state: "otherUnpaid", order: other },
  failed: { ...answered, state: "failed", error: { kind: "unreachable" } },
};

const events = {
  draftReceived: { type: "orderReceived", fingerprint: "cart", order: draft },
  placedReceived: { type: "orderReceived", fingerprint: "cart", order: placed },
  otherUnpaidFound: { type: "otherUnpaidFound", fingerprint: "cart", order: other },
  requestFailed: { type: "requestFailed", fingerprint: "cart", error: { kind: "unreachable" } },
  draftReplaced: { type: "draftReplaced", order: { ...draft, total: 90 } as Order },
  otherReplaced: { type: "draftReplaced", order: other },
  retried: { type: "retried" },
} satisfies Record<string, DraftEvent>;

type State = DraftRequest["state"];
const answers = {
  draftReceived: "draft",
  placedReceived: "placed",
  otherUnpaidFound: "otherUnpaid",
  requestFailed: "failed",
  retried: "requesting",
} as const;
const moves: Record<State, Record<keyof typeof events, State>> = {
  requesting: { ...answers, draftReplaced: "requesting", otherReplaced: "requesting" },
  draft: { ...answers, draftReplaced: "draft", otherReplaced: "draft" },
  placed: { ...answers, draftReplaced: "draft", otherReplaced: "placed" },
  otherUnpaid: { ...answers, draftReplaced: "otherUnpaid", otherReplaced: "otherUnpaid" },
  failed: { ...answers, draftReplaced: "failed", otherReplaced: "failed" },
};

describe.each(Object.keys(states) as State[])("from %s", (from) => {
  test.each(Object.entries(moves[from]) as [keyof typeof events, State][])(
    "%s leads to %s",
    (event, to) => {
      expect(reduceDraftRequest(states[from], events[event]).state).toBe(to);
    },
  );
});

test("a replaced draft is the one that the server sent last", () => {
  const next = reduceDraftRequest(states.draft, events.draftReplaced);
  expect(ownOrder(next)).toBe(events.draftReplaced.order);
});

test("an order of another cart leaves the request as it is", () => {
  for (const request of Object.values(states))
    expect(
      reduceDraftRequest(request, { type: "draftReplaced", order: { id: "o3" } as Order }),
    ).toBe(request);
});

test("an order that waits for its payment is not the order of this cart", () => {
  expect(ownOrder(states.otherUnpaid)).toBeNull();
});

test("an answer to another input counts as no answer", () => {
  for (const request of Object.values(states)) {
    expect(draftRequestFor(request, request.fingerprint)).toBe(request);
    expect(draftRequestFor(request, "another cart").state).toBe("requesting");
  }
});

test("only a retry asks the server again", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...Object.values(events))), (sequence: DraftEvent[]) => {
      const { attempt } = sequence.reduce(reduceDraftRequest, FIRST_DRAFT_REQUEST);
      expect(attempt).toBe(sequence.filter(({ type }) => type === "retried").length);
    }),
  );
});
