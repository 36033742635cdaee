import type { StaffProposal } from "@comanda/contract/staff/staff-order";
import { MINUTE_MS } from "@comanda/domain/time/durations";
import { expect, test } from "vitest";
import { cashPayment, staffOrder, staffProposal } from "../testing/staff-order-fixture.ts";
import { cardProposal, changeBlock, countdownText, shownProposal } from "./shown-proposal.ts";

const NOON = Date.parse("2026-11-22T12:00:00Z");
const at = (ms: number) => new Date(ms).toISOString();
const orderWith = (changes: Partial<StaffProposal>) =>
  staffOrder({ proposals: [staffProposal(changes)] });

test("an open proposal counts down, and has expired when its time is over", () => {
  const open = orderWith({});
  expect(shownProposal(open, NOON + 28_000)).toMatchObject({ state: "open", seconds: 272 });
  expect(shownProposal(open, NOON + 5 * MINUTE_MS)).toMatchObject({ state: "expired", seconds: 0 });
  expect([countdownText(272), countdownText(9)]).toEqual(["4:32", "0:09"]);
});

test("a card says a result for five minutes, and never a withdrawal", () => {
  const accepted = orderWith({ state: "accepted", answered_at: at(NOON) });
  expect(cardProposal(accepted, NOON + 5 * MINUTE_MS - 1)?.state).toBe("accepted");
  expect(cardProposal(accepted, NOON + 5 * MINUTE_MS)).toBeNull();
  expect(shownProposal(accepted, NOON + 60 * MINUTE_MS)?.state).toBe("accepted");
  expect(cardProposal(orderWith({}), NOON + 9 * MINUTE_MS)?.state).toBe("expired");
  expect(cardProposal(orderWith({}), NOON + 10 * MINUTE_MS)).toBeNull();
  expect(cardProposal(orderWith({ state: "withdrawn", answered_at: at(NOON) }), NOON)).toBeNull();
});

test("a proposal that an ended or paid order made void is not shown", () => {
  expect(shownProposal(orderWith({ state: "void" }), NOON)).toBeNull();
  expect(shownProposal(staffOrder(), NOON)).toBeNull();
});

test("a paid order, and one that is paid online, cannot be changed", () => {
  expect(changeBlock(staffOrder({ status: "READY" }))).toBeNull();
  expect(changeBlock(staffOrder({ payment_state: "PAID" }))).toBe("paid");
  expect(changeBlock(staffOrder({ payment: cashPayment({ online: true }) }))).toBe("paid");
  expect(changeBlock(staffOrder({ status: "DELIVERED" }))).toBe("not_on_board");
});
