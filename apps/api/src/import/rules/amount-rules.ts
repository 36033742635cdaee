import type { Fault } from "@comanda/contract/errors";
import { DEFAULT_CURRENCY, decimalsOf, isPayableIn } from "@comanda/domain/money";
import { SERVICE_TYPES, serviceKey } from "@comanda/domain/service-type";
import { field, itemsOf, numberField, type Part, partAt, textField } from "../json.ts";

/** Amounts that the company's currency does not have: 10.5 yen, 1.005 dollars. */
export function amountFaults(root: Part): Fault[] {
  const currency = partAt(root, "company", "currency");
  const code = textField(currency.value, "code") ?? DEFAULT_CURRENCY.code;
  const decimals = decimalsOf(code);
  return amountsOf(root).flatMap(({ path, value }) => {
    const amount = amountOf(value);
    if (amount === null || isPayableIn(amount, code)) return [];
    const finest = decimals === 0 ? "whole amounts only" : `${decimals} decimals at most`;
    return [{ path, message: `is ${amount}, but ${code} has ${finest}` }];
  });
}

/** Amounts of the settings may be texts. */
function amountOf(value: unknown): number | null {
  const amount = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof amount === "number" && Number.isFinite(amount) ? amount : null;
}

/** Every part that holds an amount in the company's currency. */
function amountsOf(root: Part): Part[] {
  const products = itemsOf(itemsOf([root], "categories"), "products");
  const priced = [...itemsOf(products, "product_variants"), ...itemsOf(products, "prices")];
  const modifiers = itemsOf(itemsOf(products, "modifier_groups"), "modifiers");
  const company = partAt(root, "company");
  const delivery = partAt(root, "ecommerce_settings", "delivery");
  const prices = partAt(delivery, "prices");
  const lists = ["delivery_districts", "delivery_ranges", "delivery_areas"];
  const zones = [
    ...lists.flatMap((list) => itemsOf([company], list)),
    ...itemsOf([partAt(prices, "area")], "areas"),
    ...itemsOf([prices], "districts"),
    ...itemsOf([prices], "ranges"),
    partAt(prices, "fixed"),
  ];
  const coupons = itemsOf([root], "coupons");
  const rewards = itemsOf([partAt(root, "loyalty_settings", "loyalty_program")], "rewards");
  const isFixed = ({ value }: Part) => field(value, "discount_type") !== "percentage";
  return [
    ...priced.flatMap((part) => [partAt(part, "price"), partAt(part, "original_price")]),
    ...[...modifiers, ...zones].map((part) => partAt(part, "price")),
    ...["price_per_km", "starting_price"].map((key) => partAt(prices, "distance", key)),
    ...["minimum_amount_to_allow", "minimum_amount_for_free"].map((key) => partAt(delivery, key)),
    ...coupons.map((coupon) => partAt(coupon, "min_amount")),
    ...[...coupons, ...rewards].filter(isFixed).map((part) => partAt(part, "value")),
  ];
}

/** Fees that cannot be charged, and discounts that would add to the price. */
export function feeFaults(root: Part): Fault[] {
  const fees = SERVICE_TYPES.map((type) =>
    partAt(root, "order_settings", serviceKey(type), "service_fee", "value"),
  );
  const methods = SERVICE_TYPES.flatMap((type) =>
    itemsOf([partAt(root, "payment_methods")], serviceKey(type)),
  );
  const rewards = itemsOf([partAt(root, "loyalty_settings", "loyalty_program")], "rewards");
  return [
    ...[...fees, ...methods.map((method) => partAt(method, "payment_method_fee"))]
      .filter(({ value }) => typeof value === "number" && !(value >= 0 && value <= 100))
      .map(({ path, value }) => ({
        path,
        message: `is ${value}: a fee is from 0 to 100 per cent`,
      })),
    ...[...itemsOf([root], "coupons"), ...rewards]
      .filter(({ value }) => (numberField(value, "value") ?? 0) < 0)
      .map(({ path }) => ({
        path: `${path}.value`,
        message: "is negative: it would add to the price",
      })),
  ];
}
