import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { expect, test } from "vitest";
import { cashPayment, staffOrder, staffProposal } from "../testing/staff-order-fixture.ts";
import { type TimelineRow, timelineRows } from "./timeline-rows.ts";

const history = [
  { status: "INITIATED" as const, at: "2026-11-22T11:58:00Z", by: null },
  { status: "PENDING" as const, at: "2026-11-22T12:00:00Z", by: null },
  { status: "PREPARING" as const, at: "2026-11-22T12:04:00Z", by: "Lucía" },
  { status: "FINALIZED" as const, at: "2026-11-22T12:30:00Z", by: "Beto" },
];
const whatOf = (row: TimelineRow) => {
  if (row.kind === "status") return row.status;
  return row.kind === "answered" ? row.state : row.kind;
};
const textOf = (order: StaffOrder) =>
  timelineRows(order).map((row) => `${row.at.slice(11, 16)} ${whatOf(row)} ${row.by ?? "-"}`);

test("the timeline begins when the order is placed", () => {
  expect(textOf(staffOrder({ history }))).toEqual([
    "12:00 PENDING -",
    "12:04 PREPARING Lucía",
    "12:30 FINALIZED Beto",
  ]);
});

test("a confirmation stands between the order and its acceptance", () => {
  const confirmed = { confirmed_at: "2026-11-22T12:02:00Z", confirmed_by: "Lucía" };
  expect(textOf(staffOrder({ history, ...confirmed })).slice(0, 3)).toEqual([
    "12:00 PENDING -",
    "12:02 confirmed Lucía",
    "12:04 PREPARING Lucía",
  ]);
});

test("a payment stands where it was taken", () => {
  const payment = { ...cashPayment(), paid_at: "2026-11-22T12:20:00Z", paid_by: "Lucía" };
  expect(textOf(staffOrder({ history, payment }))).toEqual([
    "12:00 PENDING -",
    "12:04 PREPARING Lucía",
    "12:20 paid Lucía",
    "12:30 FINALIZED Beto",
  ]);
});

test.each([
  ["accepted", "2026-11-22T12:08:00Z", ["12:06 asked Lucía", "12:08 accepted -"]],
  ["declined", "2026-11-22T12:08:00Z", ["12:06 asked Lucía", "12:08 declined -"]],
  ["withdrawn", "2026-11-22T12:08:00Z", ["12:06 asked Lucía", "12:08 withdrawn Lucía"]],
  ["expired", null, ["12:06 asked Lucía", "12:11 expired -"]],
  ["open", null, ["12:06 asked Lucía"]],
  ["void", null, ["12:06 asked Lucía"]],
] as const)(
  "a question about a change that is %s stands with its answer",
  (state, answered_at, rows) => {
    const proposal = staffProposal({
      state,
      answered_at,
      by: "Lucía",
      created_at: "2026-11-22T12:06:00Z",
      expires_at: "2026-11-22T12:11:00Z",
    });
    expect(textOf(staffOrder({ history, proposals: [proposal] }))).toEqual([
      "12:00 PENDING -",
      "12:04 PREPARING Lucía",
      ...rows,
      "12:30 FINALIZED Beto",
    ]);
  },
);

const refunded = {
  id: "refund-1",
  amount: 10,
  by_hand: false,
  reason: null,
  failure: null,
  by: "Marta",
  created_at: "2026-11-22T12:40:00Z",
};

test.each([
  [{ state: "sent", settled_at: null }, ["12:40 refundAsked Marta"]],
  [
    { state: "confirmed", settled_at: "2026-11-22T12:41:00Z" },
    ["12:40 refundAsked Marta", "12:41 refundDone -"],
  ],
  [
    { state: "refused", settled_at: "2026-11-22T12:41:00Z" },
    ["12:40 refundAsked Marta", "12:41 refundRefused -"],
  ],
  [
    { state: "confirmed", by_hand: true, settled_at: "2026-11-22T12:40:00Z" },
    ["12:40 refundDone Marta"],
  ],
] as const)("a refund that is %o stands at its times", (facts, rows) => {
  const refunds = [{ ...refunded, ...facts }];
  expect(textOf(staffOrder({ history: history.slice(0, 2), refunds }))).toEqual([
    "12:00 PENDING -",
    ...rows,
  ]);
});
