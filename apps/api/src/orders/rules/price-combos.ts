import type { Fault } from "@comanda/contract/calls/problems";
import type { Category, Product, Variant } from "@comanda/contract/companies/menu";
import { type LinePrice, linePrice, subtotalOf } from "@comanda/domain/cart/line-price";
import {
  chosenModifiers,
  type ModifierFault,
  modifierFaults,
} from "@comanda/domain/menu/modifiers";
import { findOrderableVariant, findVisibleProduct } from "@comanda/domain/menu/products";
import { exceedsMaxAmount, toCents } from "@comanda/domain/money/cents";
import type { StoredModifier } from "../../db/schema/stored-modifier.ts";
import { Refusal } from "../../shared/refusal.ts";

/** A line to price, from a request or from a stored order. */
export type ComboToPrice = {
  product_id: string;
  variant_id: string;
  quantity: number;
  modifiers: readonly { modifier_id: string; quantity: number }[];
};

/** A priced line, with names and prices of the current menu. */
export type PricedCombo = Pick<LinePrice, "unitPrice" | "total"> & {
  product: Product;
  variant: Variant;
  quantity: number;
  modifiers: StoredModifier[];
};

/**
 * Prices the lines by the menu. 404 `product_not_found` names the lines whose product or variant is
 * not sold, 422 `invalid_modifiers` those whose modifiers break the rules; stock is checked
 * elsewhere. 422 `amount_too_large` above the maximum amount.
 */
export function priceCombos(
  menu: readonly Category[],
  combos: readonly ComboToPrice[],
  currencyCode: string,
): PricedCombo[] | Refusal {
  const priced: PricedCombo[] = [];
  const missing: Fault[] = [];
  const faults: Fault[] = [];
  combos.forEach((combo, index) => {
    const product = findVisibleProduct(menu, combo.product_id);
    const variant = product && findOrderableVariant(product, combo.variant_id);
    if (!product || !variant) {
      const field = product ? "variant_id" : "product_id";
      missing.push({ path: `combos.${index}.${field}`, message: "is not on the menu" });
      return;
    }
    const broken = modifierFaults(product, combo.modifiers).filter(
      ({ code }) => code !== "sold_out_modifier",
    );
    faults.push(...broken.map((fault) => toFault(index, fault)));
    const { unitPrice, total } = linePrice(product, variant, combo, currencyCode);
    priced.push({
      product,
      variant,
      quantity: combo.quantity,
      modifiers: storedModifiers(product, combo.modifiers, currencyCode),
      unitPrice,
      total,
    });
  });
  if (missing.length > 0) return new Refusal("product_not_found", { errors: missing });
  if (faults.length > 0) return new Refusal("invalid_modifiers", { errors: faults });
  return exceedsMaxAmount(subtotalOf(priced), currencyCode)
    ? new Refusal("amount_too_large")
    : priced;
}

function storedModifiers(
  product: Product,
  choices: ComboToPrice["modifiers"],
  currencyCode: string,
): StoredModifier[] {
  const asked = (product.modifier_groups ?? []).filter(({ min }) => (min ?? 0) > 0);
  const required = new Set(asked.flatMap(({ modifiers }) => modifiers.map(({ id }) => id)));
  return chosenModifiers(product, choices).map(({ modifier, quantity }) => ({
    modifier_id: modifier.id,
    name: modifier.name,
    quantity,
    unit_price: toCents(modifier.price ?? 0, currencyCode),
    ...(required.has(modifier.id) ? { required: true as const } : {}),
  }));
}

function toFault(index: number, fault: ModifierFault): Fault {
  const { code, ...facts } = fault;
  const about = Object.entries(facts).map(([name, value]) => `${name} ${value}`);
  return { path: `combos.${index}.modifiers`, message: [code, ...about].join(", ") };
}
