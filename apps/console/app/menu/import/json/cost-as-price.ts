import { isRecord } from "@comanda/contract/fields/is-record";
import { priceKey } from "./json-fields-of.ts";
import { amountOf } from "./json-money.ts";
import { isChoicesKey } from "./json-objects.ts";

/**
 * Takes `cost` for the price where nothing in a file has a price and choices cost something, as in the menus of Olo. A list of
 * what the restaurant buys has no choices, and beside prices a cost is what it pays itself. Null where nothing is taken.
 */
export function withCostAsPrice(file: unknown): unknown {
  return hasPrice(file) || !choicesCost(file) ? null : renamed(file);
}

const inside = (value: unknown): readonly unknown[] =>
  typeof value === "object" && value !== null ? Object.values(value) : [];

const hasPrice = (value: unknown): boolean =>
  (isRecord(value) && priceKey(value) !== undefined) || inside(value).some(hasPrice);

const choicesCost = (value: unknown): boolean =>
  isRecord(value)
    ? Object.entries(value).some(([key, each]) =>
        isChoicesKey(key) ? hasCost(each) : choicesCost(each),
      )
    : inside(value).some(choicesCost);

const hasCost = (value: unknown): boolean =>
  (isRecord(value) && amountOf("cost", value.cost) !== null) || inside(value).some(hasCost);

function renamed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(renamed);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([key, each]) => [
    key === "cost" ? "price" : key,
    renamed(each),
  ]);
  return Object.fromEntries(entries);
}
