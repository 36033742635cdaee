import type { Fault } from "@comanda/contract/calls/problems";
import { SERVICE_TYPES, serviceTypeKey } from "@comanda/domain/company/service-type";
import { DEFAULT_CURRENCY, decimalsOf, isExactIn } from "@comanda/domain/money/cents";
import {
  childPart,
  type DocumentPart,
  fieldValue,
  listItems,
  numberField,
  textField,
} from "../document/document-parts.ts";

/** Returns faults for amounts that the company's currency cannot have: 10.5 yen, 1.005 dollars. */
export function amountFaults(root: DocumentPart): Fault[] {
  const currency = childPart(root, "company", "currency");
  const code = textField(currency.value, "code") ?? DEFAULT_CURRENCY.code;
  const decimals = decimalsOf(code);
  return amountsOf(root).flatMap(({ path, value }) => {
    const amount = amountOf(value);
    if (amount === null || isExactIn(amount, code)) return [];
    const finest = decimals === 0 ? "whole amounts only" : `${decimals} decimals at most`;
    return [{ path, message: `is ${amount}, but ${code} has ${finest}` }];
  });
}

/** Amounts of the settings may be texts. */
function amountOf(value: unknown): number | null {
  const amount = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof amount === "number" && Number.isFinite(amount) ? amount : null;
}

/** Returns every part with an amount in the company's currency. */
function amountsOf(root: DocumentPart): DocumentPart[] {
  const products = listItems(listItems([root], "categories"), "products");
  const priced = [...listItems(products, "product_variants"), ...listItems(products, "prices")];
  const modifiers = listItems(listItems(products, "modifier_groups"), "modifiers");
  const company = childPart(root, "company");
  const delivery = childPart(root, "ecommerce_settings", "delivery");
  const prices = childPart(delivery, "prices");
  const lists = ["delivery_districts", "delivery_ranges", "delivery_areas"];
  const zones = [
    ...lists.flatMap((list) => listItems([company], list)),
    ...listItems([childPart(prices, "area")], "areas"),
    ...listItems([prices], "districts"),
    ...listItems([prices], "ranges"),
    childPart(prices, "fixed"),
  ];
  const coupons = listItems([root], "coupons");
  const rewards = listItems([childPart(root, "loyalty_settings", "loyalty_program")], "rewards");
  const isFixed = ({ value }: DocumentPart) => fieldValue(value, "discount_type") !== "percentage";
  return [
    ...priced.flatMap((part) => [childPart(part, "price"), childPart(part, "original_price")]),
    ...[...modifiers, ...zones].map((part) => childPart(part, "price")),
    ...["price_per_km", "starting_price"].map((key) => childPart(prices, "distance", key)),
    ...["minimum_amount_to_allow", "minimum_amount_for_free"].map((key) =>
      childPart(delivery, key),
    ),
    ...coupons.map((coupon) => childPart(coupon, "min_amount")),
    ...[...coupons, ...rewards].filter(isFixed).map((part) => childPart(part, "value")),
  ];
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
      })),
    ...[...listItems([root], "coupons"), ...rewards]
      .filter(({ value }) => (numberField(value, "value") ?? 0) < 0)
      .map(({ path }) => ({
        path: `${path}.value`,
        message: "is negative: it would add to the price",
      })),
  ];
}
