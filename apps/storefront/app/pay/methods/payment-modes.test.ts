import type { PaymentMethod } from "@comanda/contract/payments/payment-method";
import { expect, test } from "vitest";
import {
  chosenMethod,
  initialChoice,
  methodChosenWith,
  onlyMethodOf,
  paymentModesOf,
  usesCardForm,
} from "./payment-modes.ts";

const method = (code: string, provider_id: string | null = null): PaymentMethod => ({
  id: code,
  code,
  description: null,
  payment_code: null,
  provider_id,
  provider_code: null,
  payment_method_fee: 0,
});
const [cash, terminal] = [method("cash"), method("terminal")];
const [card, pix] = [method("stripe_card", "stripe"), method("tuna_pix", "tuna")];

test("online comes first, and a mode without methods is not offered", () => {
  expect(paymentModesOf([cash, card])).toEqual(["online", "other"]);
  expect(paymentModesOf([cash])).toEqual(["other"]);
  expect(paymentModesOf([])).toEqual([]);
});

test.each([
  ["the method of the last order", [cash, card], "cash", { mode: "other", method: cash }],
  ["online by its only method", [cash, card], null, { mode: "online", method: card }],
  ["online, without a method", [cash, card, pix], "gone", { mode: "online", method: null }],
  ["the only method", [cash], null, { mode: "other", method: cash }],
  ["nothing", [], null, { mode: "other", method: null }],
])("the first choice is %s", (_, methods, last, choice) => {
  expect(initialChoice(methods, last)).toEqual(choice);
});

test("with several methods of a mode none is chosen at first", () => {
  expect(onlyMethodOf([cash, terminal, card], "other")).toBeNull();
  expect(onlyMethodOf([cash, terminal, card], "online")).toBe(card);
});

test("with the mode cash is chosen where it is the first method", () => {
  expect(methodChosenWith([card, cash, terminal], "other")).toBe(cash);
  expect(methodChosenWith([terminal, cash], "other")).toBeNull();
  expect(methodChosenWith([cash, card, pix], "online")).toBeNull();
  expect(methodChosenWith([cash, terminal, card], "online")).toBe(card);
});

test("a free order gets a method that the customer did not choose", () => {
  expect(chosenMethod([card, cash], null, false)).toBeNull();
  expect(chosenMethod([card, cash], null, true)).toBe(cash);
  expect(chosenMethod([card, pix], "gone", true)).toBe(card);
  expect(chosenMethod([card, cash], "stripe_card", true)).toBe(card);
  expect(chosenMethod([], null, true)).toBeNull();
});

test("only an online card uses a card form", () => {
  expect([null, cash, terminal, pix, method("d24_card", "d24")].some(usesCardForm)).toBe(false);
  expect([card, method("sandbox_card", "sandbox")].every(usesCardForm)).toBe(true);
});
