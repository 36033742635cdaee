import { expect, test } from "vitest";
import {
  isCashMethod,
  isOnlineMethod,
  mayHaveCardForm,
  paymentInstrument,
  paymentIntentKind,
} from "./payment-method.ts";

test.each([
  [{ code: "cash" }, true, false],
  [{ code: "CASH", provider_id: "offline" }, true, false],
  [{ code: "card_on_delivery", provider_id: null }, false, false],
  [{ code: "stripe_card", provider_id: "stripe-1" }, false, true],
  [{ code: "tuna_pix", provider_id: "tuna-1" }, false, true],
  [{ id: "cash", code: "01" }, true, false],
  [{ id: "7", code: "01", provider_id: null }, false, false],
])("%o is cash: %s, online: %s", (method, cash, online) => {
  expect(isCashMethod(method)).toBe(cash);
  expect(isOnlineMethod(method)).toBe(online);
});

test.each([
  ["stripe_card", "card", "stripe"],
  ["d24_card", "card", "d24"],
  ["d24_yape", "yape", "d24"],
  ["d24_pix", "pix", "d24"],
  ["tuna_pix", "pix", "pix"],
])("the method %s is paid by %s as the kind %s", (code, instrument, kind) => {
  const online = { code: "online" };
  for (const method of [
    { code },
    { ...online, payment_code: code },
    { ...online, provider_code: code.toUpperCase() },
    { id: code, code: "CARD", payment_code: "CARD", provider_id: "7" },
  ]) {
    expect(isOnlineMethod({ ...method, provider_id: "p1" })).toBe(true);
    expect(paymentInstrument(method)).toBe(instrument);
    expect(paymentIntentKind(method)).toBe(kind);
  }
});

test.each([
  ["its provider", { code: "tarjeta", provider_id: "stripe-1" }],
  ["its provider's code", { code: "tarjeta", provider_code: "sandbox" }],
])("a card form is known by %s", (_, method) => {
  expect(paymentIntentKind(method)).toBe("stripe");
});

test("the method of an unknown provider is paid after the order is sent, and may have a card form", () => {
  const method = { code: "QP", payment_code: "55", provider_id: "q-1", provider_code: "quantum" };
  expect(paymentIntentKind(method)).toBe("d24");
  expect(mayHaveCardForm(method)).toBe(true);
});
