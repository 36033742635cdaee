import { type Currency, decimalsOf } from "@comanda/domain/money/cents";
import { toLatinDigits } from "@comanda/domain/text/digits";

/** How a column of prices says that taxes are not in them, so that guests pay more. */
const WITHOUT_TAX =
  /(?<!\p{L})(?:net|netto|nett[oe]preis|neto|l[ií]quido|ht|excl|exkl|ohne|sin|sem|senza|ex|without|нетто|без)(?!\p{L})|税抜|税別/iu;

/** How a column says that its amounts are in the small unit: `price_cents`, `Preis (ct)`, `priceCents`. */
const SMALL_UNIT =
  /(?:[\s_([-]+(?:in[\s_]+)?(?:cents?|ct|cts|centimes|centavos|c[eé]ntimos|centesimi|копейк[аи]?|копеек|minor(?:[\s_]units?)?)|(?<=\p{Ll})Cents)[\])]*\s*$/iu;

const CURRENCIES = new Set(Intl.supportedValuesOf("currency"));

const WEIGHT = String.raw`\d*\s*(?:kgs?|kilos?|kilogramm?|grams?|gramm|gr?|lbs?|pounds?|oz|кг)`;
/** `Price (per kg)`, `Preis/100 g`, `€/kg`. */
const PER_WEIGHT = new RegExp(
  String.raw`(?:/|(?<!\p{L})(?:per|pro|je|por|par|au|al|за)(?!\p{L}))\s*${WEIGHT}(?!\p{L})`,
  "iu",
);
/** A unit of a price that is no portion: `kg`, `100 g`, `per lb`. */
const WEIGHT_UNIT =
  /^(?:(?:\/|per|pro|je|por|par|au|al|за)\s*)?(?:1|100|1000)?\s*(?:kgs?|kilos?|kilogramm?|grams?|gramm|gr?|lbs?|pounds?|oz|кг|г)\.?$/iu;

/** Whether the prices of a column are for a weight, of which a guest buys more or less. */
export const isPerWeight = (title: string): boolean => PER_WEIGHT.test(title.replaceAll("_", " "));

export const isWeightUnit = (unit: string): boolean => WEIGHT_UNIT.test(unit.trim());

/** Whether a text beside an amount says that it is in the small unit. */
export const isSmallUnit = (unit: string): boolean => SMALL_UNIT.test(` ${unit.trim()}`);

/** Whether a column has prices to which a tax is added. */
export const isWithoutTax = (title: string): boolean =>
  WITHOUT_TAX.test(title.replaceAll("_", " "));

/** The name of a column without the small unit of its amounts. */
export const withoutSmallUnit = (title: string): string => title.replace(SMALL_UNIT, "");

/** The code or the sign of the currency that the name of a column has: `Price MXN`, `Preis (€)`. */
export function currencyOfTitle(title: string): string {
  const code = title
    .match(/(?<![\p{L}\d])[A-Z]{3}(?![\p{L}\d])/gu)
    ?.find((each) => CURRENCIES.has(each));
  return code ?? /\p{Sc}/u.exec(title)?.[0] ?? "";
}

/**
 * Writes an amount of a column as the other columns have it: `950` of a column in cents is `9.50`. What is no
 * whole number there is in no clear unit, and keeps the unit behind it, so that it is no price.
 */
export function inMajorUnits(
  cell: string,
  title: string,
  { code }: Pick<Currency, "code">,
): string {
  if (cell === "" || !SMALL_UNIT.test(title)) return cell;
  return fromSmallUnit(cell, title, code);
}

/** Divides a whole number by 100. */
export function fromSmallUnit(cell: string, title: string, code: string): string {
  const digits = toLatinDigits(cell);
  if (!/^\d{1,12}$/u.test(digits) || decimalsOf(code) !== 2) return `${cell} (${title.trim()})`;
  return `${Number(digits.slice(0, -2))}.${digits.padStart(2, "0").slice(-2)}`;
}

/** Whether a text has the sign of another currency than the company's. */
export function hasOtherSign(
  text: string,
  { code, symbol }: Pick<Currency, "code" | "symbol">,
): boolean {
  const signs = text.normalize("NFKC").match(/\p{Sc}/gu);
  if (!signs) return false;
  const own = symbol.normalize("NFKC") + shortSign(code);
  return signs.some((sign) => !own.includes(sign));
}

const shortSigns = new Map<string, string>();

/** The sign that a currency has where it is the only one: `$` of USD and of MXN. A file asks for it in each line. */
function shortSign(code: string): string {
  const known = shortSigns.get(code);
  if (known !== undefined) return known;
  const style = { style: "currency", currency: code, currencyDisplay: "narrowSymbol" } as const;
  const parts = new Intl.NumberFormat("en", style).formatToParts(0);
  const sign = parts.find(({ type }) => type === "currency")?.value.normalize("NFKC") ?? "";
  shortSigns.set(code, sign);
  return sign;
}
