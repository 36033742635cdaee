/**
 * An integer number of hundredths of the currency's major unit, or thousandths for a currency with three
 * decimals (decision 5): 1500 is 15.00 dollars, 15 yen and 1.500 dinars.
 */
export type Cents = number;

/** How to format the amounts of a company (conformance 3.12). */
export type Currency = {
  code: string;
  symbol: string;
  position: "left" | "right";
  show_decimals: boolean;
};

export const DEFAULT_CURRENCY: Currency = {
  code: "USD",
  symbol: "$",
  position: "left",
  show_decimals: true,
};

/** Returns the currency code of an order or a company; that of the default currency if it names none. */
export function currencyCodeOf({ currency }: { currency?: { code: string } | null }): string {
  return currency?.code ?? DEFAULT_CURRENCY.code;
}

/**
 * The currencies with no decimals and with three in ISO 4217. Lists, because `Intl` uses common practice
 * (no decimals for COP) and differs between browser and server.
 */
const WITHOUT_DECIMALS =
  "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF".split(" ");
const THREE_DECIMALS = "BHD IQD JOD KWD LYD OMR TND".split(" ");

/** The largest amount that the API accepts, in major units. */
export const MAX_AMOUNT = 1_000_000_000;

/** Returns the decimals of a currency: 0, 2 or 3. */
export function decimalsOf(currencyCode: string): number {
  if (WITHOUT_DECIMALS.includes(currencyCode)) return 0;
  return THREE_DECIMALS.includes(currencyCode) ? 3 : 2;
}

/** Returns the `Cents` in a major unit: 100, or 1000 for a currency with three decimals. */
export function centsPerUnit(currencyCode: string): number {
  return decimalsOf(currencyCode) === 3 ? 1000 : 100;
}

/**
 * Returns whether the currency has enough decimals for an amount: it has for 1.255 dinars, but not for
 * 1.255 pesos.
 */
export function isExactIn(amount: number, currencyCode: string): boolean {
  return Number(amount.toFixed(decimalsOf(currencyCode))) === amount;
}

/** How far an amount may be from one of its currency by the binary fractions of computers. */
const MAX_NOISE = 1e-9;

/**
 * Returns the amount of the currency that a computed one means: 1.65 for 1.6500000000000001. An amount
 * that is finer than the currency stays as it is: 1.655, and 1.65000001.
 */
export function withoutFloatNoise(amount: number, currencyCode: string): number {
  const rounded = Number(amount.toFixed(decimalsOf(currencyCode)));
  // Fifteen digits are what a number has for sure: large amounts have fewer decimals than `MAX_NOISE`.
  const noise = Math.max(MAX_NOISE, Math.abs(amount) * 1e-15);
  return Math.abs(amount - rounded) <= noise ? rounded + 0 : amount;
}

/** Returns whether an amount is above `MAX_AMOUNT`. */
export function exceedsMaxAmount(cents: Cents, currencyCode: string): boolean {
  return cents > MAX_AMOUNT * centsPerUnit(currencyCode);
}

const NO_BREAK_SPACE = "\u00a0";
const MINUS = "\u2212";

/**
 * Converts an amount in major units, as on the wire (28.5), to cents. Rounds to the currency's smallest
 * unit, halves away from zero: 10.4 yen are 1000, 0.0625 dinars are 63.
 */
export function toCents(amount: number, currencyCode: string): Cents {
  return roundToUnit(amount * centsPerUnit(currencyCode), currencyCode);
}

/** Converts cents to major units, as on the wire: 2850 is 28.5 dollars and 2.85 dinars. */
export function fromCents(cents: Cents, currencyCode: string): number {
  return cents / centsPerUnit(currencyCode);
}

/** Returns a percentage of an amount, rounded to the currency's smallest unit, halves away from zero. */
export function percentOf(cents: Cents, percent: number, currencyCode: string): Cents {
  return roundToUnit((cents * percent) / 100, currencyCode);
}

function roundToUnit(cents: number, currencyCode: string): Cents {
  const unit = decimalsOf(currencyCode) === 0 ? 100 : 1;
  // Fourteen digits remove the error of binary fractions: 1.005 * 100 is 100.49999999999999.
  const units = Number((Math.abs(cents) / unit).toPrecision(14));
  return Math.sign(cents) * Math.round(units) * unit || 0;
}

/** The currencies whose amounts have a point before the decimals; those of all others have a comma. */
export const WITH_DECIMAL_POINT = ["USD", "MXN"];

/**
 * Formats an amount for the customer (conformance 5.55 to 5.58): `$28.00`, `28,00 €`, `R$ 28,00`. If
 * decimals are shown, they are two, or three for a currency with three. A symbol on the right, or with a
 * letter, is separated by a no-break space.
 */
export function formatMoney(cents: Cents, currency: Currency): string {
  const { code, symbol, position, show_decimals } = currency;
  const english = WITH_DECIMAL_POINT.includes(code);
  const gap = position === "right" || /\p{L}/u.test(symbol) ? NO_BREAK_SPACE : "";
  return formatNumber(fromCents(cents, code), {
    prefix: position === "left" ? symbol + gap : "",
    suffix: position === "right" ? gap + symbol : "",
    thousands: english ? "," : ".",
    decimal: english ? "." : ",",
    precision: show_decimals ? Math.max(2, decimalsOf(code)) : 0,
  });
}

export type NumberFormat = {
  prefix?: string;
  suffix?: string;
  thousands?: string;
  decimal?: string;
  /** Decimals, 2 by default; other numbers are clamped to 0 to 20. */
  precision?: number;
};

/**
 * Formats a number with prefix, suffix and thousands separators; a minus sign (U+2212) comes first.
 */
export function formatNumber(value: number, format: NumberFormat): string {
  const { prefix = "", suffix = "", thousands = ",", decimal = ".", precision = 2 } = format;
  const digits = Math.abs(value).toFixed(Math.min(20, Math.max(0, precision)));
  const [whole = "", fraction] = digits.split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, () => thousands);
  const sign = value < 0 && Number(digits) !== 0 ? MINUS : "";
  return sign + prefix + grouped + (fraction ? decimal + fraction : "") + suffix;
}
