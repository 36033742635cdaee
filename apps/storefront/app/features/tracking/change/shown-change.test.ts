import type { Order } from "@comanda/contract/orders/order";
import type { OrderProposal } from "@comanda/contract/orders/order-proposal";
import { MINUTE_MS } from "@comanda/domain/time/durations";
import { expect, test } from "vitest";
import { mayHaveProposal } from "./may-have-proposal.ts";
import { countdownText, lineAt, shownChange } from "./shown-change.ts";

const NOON = Date.parse("2026-11-22T12:00:00Z");
const iso = (ms: number) => new Date(ms).toISOString();
/** The device's clock is an hour behind the server's. */
const DEVICE_NOON = NOON - 60 * MINUTE_MS;

const read = (changes: Partial<OrderProposal> = {}) => ({
  receivedAt: DEVICE_NOON,
  answer: {
    now: iso(NOON),
    may_answer: true,
    proposal: {
      number: 1,
      state: "open" as const,
      reason: null,
      lines: [],
      answered_at: null,
      total_before: 28,
      total_after: 20,
      created_at: iso(NOON),
      expires_at: iso(NOON + 5 * MINUTE_MS),
      ...changes,
    },
  },
});

test("the time left counts by the server's clock", () => {
  const shown = shownChange(read(), DEVICE_NOON + 28_000);
  expect(shown).toMatchObject({ state: "open", seconds: 272, mayAnswer: true });
  expect([countdownText(272), countdownText(60), countdownText(7)]).toEqual([
    "4:32",
    "1:00",
    "0:07",
  ]);
});

test("a proposal expires on the page without an answer of the server", () => {
  const end = DEVICE_NOON + 5 * MINUTE_MS;
  expect(shownChange(read(), end - 1)).toMatchObject({ state: "open", seconds: 1 });
  expect(shownChange(read(), end)).toMatchObject({ state: "expired", seconds: 0 });
});

test("a result is shown for ten minutes", () => {
  const accepted = read({ state: "accepted", answered_at: iso(NOON) });
  expect(shownChange(accepted, DEVICE_NOON + 10 * MINUTE_MS - 1)?.state).toBe("accepted");
  expect(shownChange(accepted, DEVICE_NOON + 10 * MINUTE_MS)).toBeNull();
});

test("without a proposal, or with a void one, nothing is shown", () => {
  expect(shownChange(null, DEVICE_NOON)).toBeNull();
  const none = { ...read().answer, proposal: null };
  expect(shownChange({ answer: none, receivedAt: DEVICE_NOON }, DEVICE_NOON)).toBeNull();
  expect(shownChange(read({ state: "void" }), DEVICE_NOON)).toBeNull();
});

test.each<[string, Partial<Order>, boolean]>([
  ["in progress and unpaid", {}, true],
  ["handed over", { status: "DELIVERED" }, false],
  ["cancelled", { status: "CANCELLED" }, false],
  ["paid", { payment_state: "PAID" }, false],
  ["waiting for its payment", { payment_status: "payment_requested" }, false],
  ["of another backend", { breakdown: null }, false],
])("an order that is %s may have a proposal: %s", (_, changes, expected) => {
  const order = {
    status: "PREPARING",
    payment_status: null,
    payment_state: "UNPAID",
    breakdown: {},
  };
  expect(mayHaveProposal({ ...order, ...changes } as Order)).toBe(expected);
});

test("a second proposal names the dish at its position, also after the first has taken one out", () => {
  const combos = [{ id: "o1.1" }, { id: "o1.2" }] as Order["combos"];
  expect(lineAt({ id: "o1", combos }, 1)?.id).toBe("o1.1");
  expect(lineAt({ id: "o1", combos }, 0)).toBeUndefined();
});
