import { addLine, type CartLine } from "@comanda/domain/cart/lines";
import type { ModifierChoice } from "@comanda/domain/menu/modifier-quantities";
import { asRecord } from "@comanda/ui/web/as-record.ts";

/** The most lines that one order takes; no customer has a larger cart. */
const MAX_LINES = 200;

/**
 * Reads the lines of a stored cart. Invalid lines are left out and equal lines are merged. The
 * value is not trusted: an older page, an extension or the visitor may have written it.
 */
export function parseCartLines(found: unknown): CartLine[] {
  const { lines } = asRecord(found);
  if (!Array.isArray(lines)) return [];
  return lines.slice(0, MAX_LINES).reduce<CartLine[]>((read, each) => {
    const line = readLine(each);
    return line ? addLine(read, line) : read;
  }, []);
}

function readLine(found: unknown): Omit<CartLine, "hash"> | null {
  const {
    product_id,
    variant_id,
    quantity,
    comment,
    seen,
    name,
    modifiers: choices,
  } = asRecord(found);
  if (typeof product_id !== "string" || typeof variant_id !== "string" || !isCount(quantity)) {
    return null;
  }
  const modifiers = readModifiers(choices);
  if (!modifiers) return null;
  const line = { product_id, variant_id, quantity, modifiers };
  return {
    ...line,
    comment: typeof comment === "string" ? comment : "",
    ...(isCount(seen) || seen === 0 ? { seen } : {}),
    ...(typeof name === "string" ? { name } : {}),
  };
}

/**
 * Null where a choice is invalid: without it, the line would be another product than the customer
 * chose.
 */
function readModifiers(found: unknown): ModifierChoice[] | null {
  if (!Array.isArray(found)) return null;
  const choices = found.flatMap((each): ModifierChoice[] => {
    const { modifier_id, quantity } = asRecord(each);
    return typeof modifier_id === "string" && isCount(quantity) ? [{ modifier_id, quantity }] : [];
  });
  return choices.length === found.length ? choices : null;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}
