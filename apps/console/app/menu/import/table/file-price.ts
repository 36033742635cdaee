import { type Currency, decimalsOf } from "@comanda/domain/money/cents";
import { type ParsedPrice, parsePrice } from "../../../parts/prices/price-text.ts";

/** `1,450` in the file of another system may be a thousand times what the company's decimal mark makes of it. */
const ONE_GROUP = /(?<![\d.,])[1-9]\d{0,2}[.,]\d{3}(?![\d.,])/u;

/** Old encodings of Japan and Korea write their sign as the byte of a backslash. */
const YEN_OR_WON: ReadonlySet<string> = new Set(["JPY", "KRW"]);

/** Reads a price of a file. A plus before it says that it is a surcharge. */
export function parseFilePrice(text: string, currency: Currency): ParsedPrice {
  const bare = text
    .trim()
    .replace(/^\+\s*/u, "")
    .replace(YEN_OR_WON.has(currency.code) ? /^\\/u : "", "");
  const mayBeThousands = currency.show_decimals && decimalsOf(currency.code) === 2;
  if (mayBeThousands && ONE_GROUP.test(bare)) return { fault: "unclear" };
  return parsePrice(bare, currency);
}

export const fileAmount = (text: string, currency: Currency): number | null =>
  parseFilePrice(text, currency).amount ?? null;
