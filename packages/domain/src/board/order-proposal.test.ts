import fc from "fast-check";
import { expect, test } from "vitest";
import type { OrderStatus } from "../orders/status.ts";
import {
  type ChangeableOrder,
  changeObstacle,
  lineChangeFaults,
  linesAfter,
  linesLeftOut,
  proposalExpiry,
  proposalStateAt,
} from "./order-proposal.ts";

const NOON = new Date("2026-11-23T12:00:00Z");
const after = (seconds: number) => new Date(NOON.getTime() + seconds * 1000);
const order = (changes: Partial<ChangeableOrder> = {}): ChangeableOrder => ({
  status: "PREPARING",
  payment_state: "UNPAID",
  payment_status: null,
  online: false,
  ...changes,
});
const LINES = [
  { position: 0, quantity: 3, unitPrice: 2850 },
  { position: 2, quantity: 1, unitPrice: 4000 },
];

test.each<[OrderStatus, ReturnType<typeof changeObstacle>]>([
  ["INITIATED", "not_on_board"],
  ["PENDING", null],
  ["PREPARING", null],
  ["READY", null],
  ["DRIVER_ON_THE_WAY_TO_DESTINATION", null],
  ["DRIVER_ARRIVED_AT_DESTINATION", null],
  ["DELIVERED", "not_on_board"],
  ["FINALIZED", "not_on_board"],
  ["CANCELLED", "not_on_board"],
])("the obstacle of an unpaid order that is %s is %s", (status, obstacle) => {
  expect(changeObstacle(order({ status }))).toBe(obstacle);
});

test.each<Partial<ChangeableOrder>>([
  { payment_state: "PAID" },
  { payment_state: "PARTIAL" },
  { payment_state: "OVERPAID" },
  { payment_status: "payment_requested" },
  { payment_status: "failed" },
  { online: true },
])("an order that is paid or being paid cannot be changed: %j", (changes) => {
  expect(changeObstacle(order(changes))).toBe("paid");
});

test("a proposal is open for five minutes, and expires without an event", () => {
  const open = { state: "open", expires_at: proposalExpiry(NOON) } as const;
  expect(proposalStateAt(open, order(), after(299))).toBe("open");
  expect(proposalStateAt(open, order(), after(300))).toBe("expired");
});

test("an open proposal is void once its order is ended or paid; an answered one keeps its state", () => {
  const open = { state: "open", expires_at: proposalExpiry(NOON) } as const;
  for (const changes of [{ status: "CANCELLED" }, { payment_state: "PAID" }] as const) {
    expect(proposalStateAt(open, order(changes), NOON)).toBe("void");
    const accepted = { ...open, state: "accepted" } as const;
    expect(proposalStateAt(accepted, order(changes), after(999))).toBe("accepted");
  }
});

test.each([
  [[], [{ index: null, code: "nothing_changed" }]],
  [[{ position: 1, quantity: 0 }], [{ index: 0, code: "unknown_line" }]],
  [[{ position: 0, quantity: 3 }], [{ index: 0, code: "not_less" }]],
  [
    [
      { position: 0, quantity: 1 },
      { position: 0, quantity: 2 },
    ],
    [{ index: 1, code: "named_twice" }],
  ],
  [
    [
      { position: 0, quantity: 0 },
      { position: 2, quantity: 0 },
    ],
    [{ index: null, code: "nothing_left" }],
  ],
])("the change %j has the faults %j", (changes, faults) => {
  expect(lineChangeFaults(LINES, changes)).toEqual(faults);
});

test("a valid change lowers quantities and leaves lines out", () => {
  const changes = [
    { position: 0, quantity: 1 },
    { position: 2, quantity: 0 },
  ];
  expect(lineChangeFaults(LINES, changes)).toEqual([]);
  expect(linesAfter(LINES, changes)).toEqual([{ ...LINES[0], quantity: 1 }]);
  expect(linesLeftOut(LINES, changes).map(({ quantity }) => quantity)).toEqual([2, 1]);
});

test("the lines that stay and those left out are together the order before", () => {
  const change = fc
    .array(fc.record({ quantity: fc.integer({ min: 1, max: 50 }), left: fc.nat(50) }), {
      minLength: 1,
      maxLength: 8,
    })
    .map((rows) => ({
      lines: rows.map(({ quantity }, position) => ({ position, quantity, unitPrice: 100 })),
      changes: rows.flatMap(({ quantity, left }, position) =>
        left < quantity ? [{ position, quantity: left }] : [],
      ),
    }));
  fc.assert(
    fc.property(change, ({ lines, changes }) => {
      fc.pre(lineChangeFaults(lines, changes).length === 0);
      const stays = linesAfter(lines, changes);
      const leaves = linesLeftOut(lines, changes);
      expect(stays.length).toBeGreaterThan(0);
      expect(leaves.map(({ position }) => position)).toEqual(
        changes.map(({ position }) => position),
      );
      for (const { position, quantity } of lines) {
        const pieces = [...stays, ...leaves].filter((each) => each.position === position);
        expect(pieces.reduce((sum, each) => sum + each.quantity, 0)).toBe(quantity);
      }
    }),
  );
});
