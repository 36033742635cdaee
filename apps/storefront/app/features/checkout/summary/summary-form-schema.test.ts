import type { PaymentMethod } from "@comanda/contract/payments/payment-method";
import * as v from "valibot";
import { expect, test } from "vitest";
import type { Translate } from "../../../i18n/text.ts";
import { summaryFormSchema } from "./summary-form-schema.ts";

const t: Translate = (key, values) => [key, ...Object.values(values ?? {})].join(" ");
const method = (code: string): PaymentMethod => ({
  id: code,
  code,
  description: null,
  payment_code: null,
  provider_id: null,
  provider_code: null,
  payment_method_fee: 0,
});
const offered = [method("cash"), method("terminal")];
const formOf = (total: number, methods = offered) =>
  summaryFormSchema(t, {
    methods,
    currency: { code: "MXN", show_decimals: true },
    totalOf: () => total,
    price: (amount) => String(amount),
  });
const errorsOf = (input: unknown, total = 11_000, methods = offered) =>
  v
    .safeParse(formOf(total, methods), input)
    .issues?.map((issue) => [v.getDotPath(issue), issue.message]);
const filled = { comment: "", methodId: "cash", received: "" };

test("a method is required, and must be one of the offered methods", () => {
  expect(errorsOf({ ...filled, methodId: null })).toEqual([["methodId", "checkout.chooseMethod"]]);
  expect(errorsOf({ ...filled, methodId: "gone" })).toEqual([
    ["methodId", "checkout.chooseMethod"],
  ]);
});

test("the cash amount must cover the total, and is checked only with cash", () => {
  expect(errorsOf(filled)).toBeUndefined();
  expect(errorsOf({ ...filled, received: "110" })).toBeUndefined();
  expect(errorsOf({ ...filled, received: "109.99" })).toEqual([
    ["received", "checkout.receivedTooLittle 11000"],
  ]);
  expect(errorsOf({ ...filled, received: "a lot" })).toEqual([
    ["received", "checkout.receivedInvalid 11000"],
  ]);
  expect(errorsOf({ ...filled, methodId: "terminal", received: "1" })).toBeUndefined();
});

test("a free order needs no chosen method, but one that the restaurant offers", () => {
  expect(errorsOf({ ...filled, methodId: null }, 0)).toBeUndefined();
  expect(errorsOf({ ...filled, received: "a lot" }, 0)).toBeUndefined();
  expect(errorsOf({ ...filled, methodId: null }, 0, [])).toEqual([
    ["methodId", "checkout.chooseMethod"],
  ]);
});

test("a comment is optional, with at most 120 characters", () => {
  expect(errorsOf({ ...filled, comment: "" })).toBeUndefined();
  expect(errorsOf({ ...filled, comment: "x".repeat(120) })).toBeUndefined();
  expect(errorsOf({ ...filled, comment: "x".repeat(121) })).toEqual([
    ["comment", "checkout.atMost 120"],
  ]);
});
