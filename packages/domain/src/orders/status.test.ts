import fc from "fast-check";
import { expect, test } from "vitest";
import { SERVICE_TYPES, type ServiceType } from "../company/service-type.ts";
import {
  canTransition,
  isFinalStatus,
  nextStatus,
  type OrderStatus,
  progressSteps,
  TRANSITIONS,
} from "./status.ts";

const ON_THE_WAY = "DRIVER_ON_THE_WAY_TO_DESTINATION";
const ARRIVED = "DRIVER_ARRIVED_AT_DESTINATION";
const statuses = Object.keys(TRANSITIONS) as OrderStatus[];
const anyStatus = fc.constantFrom(...statuses);
const anyType = fc.constantFrom(...SERVICE_TYPES);

function way(type: ServiceType): OrderStatus[] {
  const steps: OrderStatus[] = ["PENDING"];
  for (let next = nextStatus("PENDING", type); next; next = nextStatus(next, type)) {
    steps.push(next);
  }
  return steps;
}

test.each<[ServiceType, OrderStatus[]]>([
  ["DELIVERY", ["PENDING", "PREPARING", "READY", ON_THE_WAY, ARRIVED, "DELIVERED", "FINALIZED"]],
  ["TAKEAWAY", ["PENDING", "PREPARING", "READY", "DELIVERED", "FINALIZED"]],
  ["ONSITE", ["PENDING", "PREPARING", "READY", "DELIVERED", "FINALIZED"]],
  ["TABLE", ["PENDING", "PREPARING", "READY", "DELIVERED", "FINALIZED"]],
])("the usual statuses of a %s order", (type, expected) => {
  expect(way(type)).toEqual(expected);
});

test.each<[OrderStatus, OrderStatus, ServiceType, boolean]>([
  ["INITIATED", "PENDING", "TAKEAWAY", true],
  ["INITIATED", "PREPARING", "TAKEAWAY", false],
  ["PENDING", "INITIATED", "TAKEAWAY", false],
  ["PENDING", "PENDING", "TAKEAWAY", false],
  ["READY", ON_THE_WAY, "TAKEAWAY", false],
  ["READY", "DELIVERED", "TAKEAWAY", true],
  ["READY", "DELIVERED", "DELIVERY", false],
  [ON_THE_WAY, "DELIVERED", "DELIVERY", true],
  ["READY", "CANCELLED", "TAKEAWAY", true],
  ["DELIVERED", "CANCELLED", "TAKEAWAY", false],
  ["CANCELLED", "PENDING", "TAKEAWAY", false],
])("the change %s → %s of a %s order is allowed: %s", (from, to, type, allowed) => {
  expect(canTransition(from, to, type)).toBe(allowed);
});

test("an order has one of nine statuses", () => {
  expect(statuses.toSorted()).toEqual(
    [
      ...["INITIATED", "PENDING", "PREPARING", "READY", ON_THE_WAY, ARRIVED],
      ...["DELIVERED", "FINALIZED", "CANCELLED"],
    ].toSorted(),
  );
});

test("the restaurant cannot advance a draft", () => {
  expect(nextStatus("INITIATED", "TAKEAWAY")).toBeNull();
});

test("each advance is an allowed transition and the last one reaches a final status", () => {
  fc.assert(
    fc.property(anyStatus, anyType, (status, type) => {
      const next = nextStatus(status, type);
      if (next) expect(canTransition(status, next, type)).toBe(true);
      else expect(isFinalStatus(status) || status === "INITIATED").toBe(true);
    }),
  );
});

test("every sequence of transitions ends in a final status", () => {
  const choices = fc.array(fc.nat(5), { minLength: statuses.length, maxLength: statuses.length });
  fc.assert(
    fc.property(anyType, choices, (type, picks) => {
      let status: OrderStatus = "INITIATED";
      for (const pick of picks) {
        const open = statuses.filter((to) => canTransition(status, to, type));
        if (open.length === 0) break;
        status = open[pick % open.length] ?? status;
      }
      expect(isFinalStatus(status)).toBe(true);
      expect(statuses.some((to) => canTransition(status, to, type))).toBe(false);
    }),
  );
});

const history = (...reached: OrderStatus[]) =>
  reached.map((status, index) => ({ status, at: `2026-05-01T10:0${index}:00Z` }));
const drawn = (...args: Parameters<typeof progressSteps>) =>
  progressSteps(...args).map(
    ({ step, state, at }) => `${step} ${state} ${at?.slice(11, 16) ?? "-"}`,
  );

test("the steps of an order in preparation", () => {
  expect(drawn("TAKEAWAY", "PREPARING", history("INITIATED", "PENDING", "PREPARING"))).toEqual([
    "received done 10:01",
    "preparing current 10:02",
    "ready todo -",
    "delivered todo -",
    "finalized todo -",
  ]);
});

test("the steps of a delivery that skipped the arrival", () => {
  const reached = history("PENDING", "PREPARING", "READY", ON_THE_WAY, "DELIVERED");
  expect(drawn("DELIVERY", "DELIVERED", reached)).toEqual([
    "received done 10:00",
    "preparing done 10:01",
    "ready done 10:02",
    "on_the_way done 10:03",
    "arrived done -",
    "delivered current 10:04",
    "finalized todo -",
  ]);
});

test("a cancelled order keeps its reached steps", () => {
  expect(drawn("TABLE", "CANCELLED", history("PENDING", "PREPARING", "CANCELLED"))).toEqual([
    "received done 10:00",
    "preparing done 10:01",
    "ready todo -",
    "delivered todo -",
    "finalized todo -",
  ]);
});

test("a draft has no step done and a finalized order has all", () => {
  const states = (status: OrderStatus) =>
    new Set(progressSteps("DELIVERY", status, []).map(({ state }) => state));
  expect(states("INITIATED")).toEqual(new Set(["todo"]));
  expect(states("FINALIZED")).toEqual(new Set(["done"]));
});

test("steps are in the order done, current, to do, with at most one current", () => {
  fc.assert(
    fc.property(
      anyType,
      fc.constantFrom(...statuses.filter((s) => s !== "CANCELLED")),
      (type, at) => {
        const states = progressSteps(type, at, []).map(({ state }) => state);
        const order = ["done", "current", "todo"];
        expect(states.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))).toEqual(states);
        expect(states.filter((state) => state === "current").length).toBeLessThanOrEqual(1);
      },
    ),
  );
});
