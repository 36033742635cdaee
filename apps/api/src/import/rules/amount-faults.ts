import type { Fault } from "@comanda/contract/calls/problems";
import { SERVICE_TYPES, serviceTypeKey } from "@comanda/domain/company/service-type";
import { decimalsOf, isExactIn, withoutFloatNoise } from "@comanda/domain/money/cents";
import { amountOf, amountsOf, documentCurrencyCode } from "../document/document-amounts.ts";
import {
  childPart,
  type DocumentPart,
  listItems,
  numberField,
} from "../document/document-parts.ts";

/** Returns faults for amounts that the company's currency cannot have: 10.5 yen, 1.005 dollars. */
export function amountFaults(root: DocumentPart): Fault[] {
  const code = documentCurrencyCode(root);
  const decimals = decimalsOf(code);
  return amountsOf(root).flatMap(({ path, value }) => {
    const amount = amountOf(value);
    if (amount === null || isExactIn(amount, code)) return [];
    const finest = decimals === 0 ? "whole amounts only" : `${decimals} decimals at most`;
    const message = `is ${readable(amount, code)}, but ${code} has ${finest}`;
    return [{ path, message, code: "decimals", facts: { max: decimals } }];
  });
}

/** Leaves out the digits that binary fractions add, unless they are the fault. */
function readable(amount: number, code: string): string {
  const maximumFractionDigits = withoutFloatNoise(amount, code) === amount ? 10 : 20;
  return amount.toLocaleString("en", { useGrouping: false, maximumFractionDigits });
}

/** Returns faults for fees that cannot be charged, and discounts that would add to the price. */
export function feeFaults(root: DocumentPart): Fault[] {
  const fees = SERVICE_TYPES.map((type) =>
    childPart(root, "order_settings", serviceTypeKey(type), "service_fee", "value"),
  );
  const methods = SERVICE_TYPES.flatMap((type) =>
    listItems([childPart(root, "payment_methods")], serviceTypeKey(type)),
  );
  const rewards = listItems([childPart(root, "loyalty_settings", "loyalty_program")], "rewards");
  return [
    ...[...fees, ...methods.map((method) => childPart(method, "payment_method_fee"))]
      .filter(({ value }) => typeof value === "number" && !(value >= 0 && value <= 100))
      .map(({ path, value }) => ({
        path,
        message: `is ${value}: a fee is from 0 to 100 per cent`,
        code: "range" as const,
        facts: { min: 0, max: 100 },
      })),
    ...[...listItems([root], "coupons"), ...rewards]
      .filter(({ value }) => (numberField(value, "value") ?? 0) < 0)
      .map(({ path }) => ({
        path: `${path}.value`,
        message: "is negative: it would add to the price",
        code: "small" as const,
        facts: { min: 0 },
      })),
  ];
}
