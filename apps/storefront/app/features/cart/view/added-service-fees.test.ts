import { expect, test } from "vitest";
import { addedServiceFees } from "./added-service-fees.ts";

const fee = (value: number, optional = false) => ({ service_fee: { value, optional } });
const none = { table: null, onsite: null, takeaway: null, delivery: null };

test("a fee of all ways to order is one fee, without their names", () => {
  const settings = { ...none, takeaway: fee(3), delivery: fee(3) };
  expect(addedServiceFees(["DELIVERY", "TAKEAWAY"], settings, 3150, "USD")).toEqual([
    { types: [], percent: 3, amount: 95 },
  ]);
});

test("fees that differ name the ways to order that have them", () => {
  const settings = { ...none, takeaway: fee(3), delivery: fee(10) };
  expect(addedServiceFees(["DELIVERY", "TAKEAWAY", "ONSITE"], settings, 1000, "USD")).toEqual([
    { types: ["DELIVERY"], percent: 10, amount: 100 },
    { types: ["TAKEAWAY"], percent: 3, amount: 30 },
  ]);
});

test("a fee that the customer may leave out is not added", () => {
  const settings = { ...none, takeaway: fee(10, true) };
  expect(addedServiceFees(["TAKEAWAY"], settings, 1000, "USD")).toEqual([]);
});

test("without the restaurant's settings no fee is known", () => {
  expect(addedServiceFees(["TAKEAWAY"], null, 1000, "USD")).toEqual([]);
});
