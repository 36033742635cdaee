import fc from "fast-check";
import { expect, test } from "vitest";
import { canTransition, isFinalStatus } from "../orders/status.ts";
import { anyServiceType, anyStatus } from "../testing/board-orders.ts";
import { canAdvance, canStepBack, nextStep, undoUntil } from "./steps.ts";

test("the main action is always a step that the order may take", () => {
  fc.assert(
    fc.property(anyStatus, anyServiceType, (status, type) => {
      const next = nextStep(status, type);
      if (next !== null) expect(canTransition(status, next, type)).toBe(true);
      expect(next === null).toBe(isFinalStatus(status) || status === "INITIATED");
    }),
  );
});

test("the main action leads every order of every type to its end", () => {
  fc.assert(
    fc.property(anyServiceType, (type) => {
      const seen = ["PENDING" as const as string];
      for (let status = nextStep("PENDING", type); status; status = nextStep(status, type)) {
        expect(seen).not.toContain(status);
        seen.push(status);
      }
      expect(seen.at(-1)).toBe("FINALIZED");
      expect(seen).not.toContain("DRIVER_ARRIVED_AT_DESTINATION");
    }),
  );
});

test("advancing never accepts, cancels or leaves the table of transitions", () => {
  fc.assert(
    fc.property(anyStatus, anyStatus, anyServiceType, (from, to, type) => {
      if (!canAdvance(from, to, type)) return;
      expect(canTransition(from, to, type)).toBe(true);
      expect([from === "PENDING", from === "INITIATED", to === "CANCELLED"]).not.toContain(true);
    }),
  );
  expect(canAdvance("DRIVER_ON_THE_WAY_TO_DESTINATION", "DELIVERED", "DELIVERY")).toBe(true);
});

test.each([
  ["PENDING", "PREPARING", true],
  ["READY", "DELIVERED", true],
  ["DELIVERED", "FINALIZED", false],
  ["PENDING", "CANCELLED", false],
  ["INITIATED", "PENDING", false],
] as const)("the step from %s to %s can be taken back: %s", (from, to, expected) => {
  expect(canStepBack(from, to)).toBe(expected);
});

test("a change can be taken back for ten seconds", () => {
  const until = undoUntil(new Date("2026-03-14T12:00:00Z"));
  expect(until.toISOString()).toBe("2026-03-14T12:00:10.000Z");
});
