import { type Currency, decimalsOf } from "@comanda/domain/money/cents";
import { type ParsedPrice, parsePrice } from "../../../parts/prices/price-text.ts";

/** `1,450` in the file of another system may be a thousand times what the company's decimal mark makes of it. */
const ONE_GROUP = /(?<![\d.,])[1-9]\d{0,2}[.,]\d{3}(?![\d.,])/u;

/** Reads a price of a file. A plus before it says that it is a surcharge. */
export function parseFilePrice(text: string, currency: Currency): ParsedPrice {
  const bare = text.trim().replace(/^\+\s*/u, "");
  const mayBeThousands = currency.show_decimals && decimalsOf(currency.code) === 2;
  if (mayBeThousands && ONE_GROUP.test(bare)) return { fault: "unclear" };
  return parsePrice(bare, currency);
}

export const fileAmount = (text: string, currency: Currency): number | null =>
  parseFilePrice(text, currency).amount ?? null;
