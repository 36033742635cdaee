import { isRecord } from "../fields/is-record.ts";
import type { JsonRecord } from "./adapt-object.ts";
import { parseNumber } from "./parse-scalar.ts";

/**
 * Returns whether an order has lines with their product as an object, without a name of their own. Such a
 * line fits the contract, where names may be absent, and must be flattened all the same.
 */
export function hasNestedLines(order: unknown): boolean {
  return isRecord(order) && Array.isArray(order.combos) && order.combos.some(isNested);
}

/** Flattens the lines of an order that have their product as an object (decision 31). */
export function flattenLines(order: unknown): unknown {
  if (!(isRecord(order) && Array.isArray(order.combos) && hasNestedLines(order))) return order;
  return { ...order, combos: order.combos.map((line) => (isNested(line) ? flatten(line) : line)) };
}

/** The part of a line that has its product: the line, or the `orderProduct` of a cart's item. */
function chosenIn(line: JsonRecord): JsonRecord {
  return [line.orderProduct, line.order_product].find(isRecord) ?? line;
}

function isNested(line: unknown): line is JsonRecord {
  return isRecord(line) && line.name == null && isRecord(chosenIn(line).product);
}

function flatten(line: JsonRecord): JsonRecord {
  const chosen = chosenIn(line);
  const product = isRecord(chosen.product) ? chosen.product : {};
  const variants = [chosen.variant, chosen.product_variant, chosen.selectedProductPrice];
  const variant = variants.find(isRecord) ?? {};
  const given = [line.modifiers, chosen.modifiers, chosen.selectedModifiers].find(Array.isArray);
  const modifiers = given?.map(flattenModifier);
  return {
    ...line,
    product_id: line.product_id ?? product.id,
    variant_id: line.variant_id ?? variant.id,
    name: product.name,
    variant_name: line.variant_name ?? variant.name,
    modifiers,
    unit_price: line.unit_price ?? unitPrice(variant, modifiers ?? [], chosen),
    total: line.total ?? line.subtotal,
  };
}

/** Finds id, name and price of a modifier also under the names of a cart's item, or in an object. */
function flattenModifier(modifier: unknown): unknown {
  if (!isRecord(modifier)) return modifier;
  const inner = isRecord(modifier.modifier) ? modifier.modifier : {};
  return {
    ...modifier,
    modifier_id: modifier.modifier_id ?? modifier.modifierId ?? inner.id,
    name: modifier.name ?? inner.name,
    unit_price: modifier.unit_price ?? modifier.price ?? inner.price,
  };
}

/** The price of one piece; undefined where what the modifiers cost is not stated. */
function unitPrice(variant: JsonRecord, modifiers: unknown[], chosen: JsonRecord): unknown {
  if (modifiers.length === 0) return variant.price;
  const [own, extra] = [variant.price, chosen.selectedModifiersTotalPrice].map(numberOf);
  return own == null || extra == null ? undefined : Number((own + extra).toFixed(3));
}

function numberOf(value: unknown): number | null {
  if (typeof value === "number") return value;
  return parseNumber(value) ?? null;
}
