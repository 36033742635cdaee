import { expect, test } from "vitest";
import { nextEnd, parseTableMessage, shownCalls } from "./shown-calls.ts";

const NOON = Date.parse("2026-11-23T12:00:00Z");
const iso = (minutes: number) => new Date(NOON + minutes * 60_000).toISOString();
/** The device's clock is an hour behind the server's. */
const DEVICE_NOON = NOON - 3_600_000;
const table = {
  now: iso(0),
  enabled: true,
  calls: [
    { kind: "waiter" as const, state: "open" as const, since: iso(-1), until: iso(19) },
    { kind: "bill" as const, state: "coming" as const, since: iso(-3), until: iso(2) },
  ],
};
const read = { table, receivedAt: DEVICE_NOON };
const at = (minutes: number) => DEVICE_NOON + minutes * 60_000;

test("calls end by the server's clock, whatever this device's clock says", () => {
  expect(shownCalls(read, at(1.9))).toEqual({ waiter: "open", bill: "coming" });
  expect(shownCalls(read, at(2))).toEqual({ waiter: "open", bill: null });
  expect(shownCalls(read, at(19))).toEqual({ waiter: null, bill: null });
});

test("the page looks again when the next call ends", () => {
  expect(nextEnd(read, at(0))).toBe(120_000);
  expect(nextEnd(read, at(2))).toBe(17 * 60_000);
  expect(nextEnd(read, at(19))).toBeNull();
});

test("only messages about a table are read", () => {
  const message = { event_type: "TABLE_CALLS_CHANGED", table };
  expect(parseTableMessage(JSON.stringify(message))).toEqual(table);
  expect(parseTableMessage("pong")).toBeNull();
  expect(parseTableMessage("{")).toBeNull();
  expect(parseTableMessage(JSON.stringify({ event_type: "ORDER_UPDATED", order: {} }))).toBeNull();
});
