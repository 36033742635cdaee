import type { Fault } from "@comanda/contract/calls/problems";
import { type Document, isScalar, type LineCounter, type Pair, visit } from "yaml";

/**
 * Returns faults for numbers with a decimal comma between the braces of YAML: `{price: 6,90}` is a price
 * of 6 and an empty field `90`, so the price would be wrong.
 */
export function decimalCommaFaults(yaml: Document, lines: LineCounter): Fault[] {
  const faults: Fault[] = [];
  visit(yaml, {
    Map(_, { flow, items }) {
      if (!flow) return;
      for (const [at, pair] of items.entries()) {
        const before = items[at - 1];
        if (!before || !isScalar(before.value) || !isBareDigits(pair)) continue;
        const { source, range, value } = before.value;
        if (typeof value !== "number") continue;
        const { line, col } = lines.linePos(range?.[0] ?? 0);
        const [written, digits] = [source ?? value, digitsOf(pair)];
        const message = `${written},${digits} has a decimal comma: write ${written}.${digits}`;
        faults.push({ path: "", message: `${message} (line ${line} column ${col})` });
      }
    },
  });
  return faults;
}

/** A field without a value whose name is a number. */
function isBareDigits({ key, value }: Pair): boolean {
  const isEmpty = value === null || (isScalar(value) && value.value === null);
  return isEmpty && isScalar(key) && /^\d+$/u.test(String(key.source ?? key.value));
}

function digitsOf({ key }: Pair): string {
  return isScalar(key) ? String(key.source ?? key.value) : "";
}
