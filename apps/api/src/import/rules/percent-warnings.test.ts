import { expect, test } from "vitest";
import { documentWarnings } from "./document-warnings.ts";

test("a tax and a service fee of more than the whole give a warning each", () => {
  const value = {
    company: { currency: { code: "EUR", tax: 150 } },
    order_settings: {
      table: { service_fee: { value: 100 } },
      delivery: { service_fee: { value: 250 } },
    },
  };
  const paths = documentWarnings({ path: "", value }).map(({ path }) => path);
  expect(paths).toContain("company.currency.tax");
  expect(paths).toContain("order_settings.delivery.service_fee.value");
  expect(paths).not.toContain("order_settings.table.service_fee.value");
});
