import { expect, test } from "vitest";
import type { Translate } from "../i18n/text.ts";
import { paymentMethodName } from "./payment-method-name.ts";

const t = ((key: string) => key) as Translate;

test.each([
  [{ payment_method_code: "cash" }, "checkout.cash"],
  [{ payment_method_code: "CASH", payment_method_description: "Barzahlung" }, "Barzahlung"],
  [{ payment_method_code: "terminal", payment_method_description: "" }, "terminal"],
  [{ payment_method_id: "cash" }, "checkout.cash"],
  [{ payment_method_id: "tuna_pix" }, "tuna_pix"],
])("the method %j is called %s", (payment, name) => {
  expect(paymentMethodName(t, { payment_method_id: "m1", ...payment })).toBe(name);
});
