import { expect, test } from "vitest";
import { isCash, isOnline } from "./payment-method.ts";

test.each([
  [{ code: "cash" }, true, false],
  [{ code: "CASH", provider_id: "offline" }, true, false],
  [{ code: "card_on_delivery", provider_id: null }, false, false],
  [{ code: "stripe_card", provider_id: "stripe-1" }, false, true],
  [{ code: "tuna_pix", provider_id: "tuna-1" }, false, true],
])("%o is cash: %s, online: %s", (method, cash, online) => {
  expect(isCash(method)).toBe(cash);
  expect(isOnline(method)).toBe(online);
});
