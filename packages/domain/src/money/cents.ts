/**
 * An integer of hundredths of the currency's major unit, thousandths where it has three decimals
 * (decision 5): 1500 is 15.00 dollars, 15 yen and 1.500 dinars.
 */
export type Cents = number;

/** How a company's amounts are written (spec §3, Currency). */
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

/** The currency code of an order or a company; that of the default currency if it names none. */
export function currencyCodeOf({ currency }: { currency?: { code: string } | null }): string {
  return currency?.code ?? DEFAULT_CURRENCY.code;
}

/**
 * The currencies to which ISO 4217 gives no decimals, and three. Lists, since `Intl` answers with what
 * its data calls usual (none for COP) and that differs between a browser and the server.
 */
const WITHOUT_DECIMALS =
  "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF".split(" ");
const THREE_DECIMALS = "BHD IQD JOD KWD LYD OMR TND".split(" ");

/** The most that an amount can be, in major units: what the wire lets it be. */
export const MAX_AMOUNT = 1_000_000_000;

/** How many decimals a currency has: 0, 2 or 3. */
export function decimalsOf(currencyCode: string): number {
  if (WITHOUT_DECIMALS.includes(currencyCode)) return 0;
  return THREE_DECIMALS.includes(currencyCode) ? 3 : 2;
}

/** How many `Cents` a major unit has: 100, or 1000 where the currency has three decimals. */
export function centsPerUnit(currencyCode: string): number {
  return decimalsOf(currencyCode) === 3 ? 1000 : 100;
}

/** Whether an amount in major units is one that the currency has: 1.250 dinars are, 1.250 pesos are not. */
export function isExactIn(amount: number, currencyCode: string): boolean {
  return Number(amount.toFixed(decimalsOf(currencyCode))) === amount;
}

/** Whether so much is more than an amount can be. */
export function exceedsMaxAmount(cents: Cents, currencyCode: string): boolean {
  return cents > MAX_AMOUNT * centsPerUnit(currencyCode);
}

const NO_BREAK_SPACE = "\u00a0";
const MINUS = "\u2212";

/**
 * An amount in major units, as the wire has it (28.5), in cents. Halves round away from zero,
 * to the currency's smallest unit: 10.4 yen are 1000, 0.0625 dinars are 63.
 */
export function toCents(amount: number, currencyCode: string): Cents {
  return roundToUnit(amount * centsPerUnit(currencyCode), currencyCode);
}

/** Cents in major units, as the wire has them: 2850 is 28.5 dollars, and 2.85 dinars. */
export function fromCents(cents: Cents, currencyCode: string): number {
  return cents / centsPerUnit(currencyCode);
}

/** `percent` per cent of an amount, halves away from zero, to the currency's smallest unit. */
export function percentOf(cents: Cents, percent: number, currencyCode: string): Cents {
  return roundToUnit((cents * percent) / 100, currencyCode);
}

function roundToUnit(cents: number, currencyCode: string): Cents {
  const unit = decimalsOf(currencyCode) === 0 ? 100 : 1;
  // Fourteen digits drop what binary fractions add: 1.005 * 100 is 100.49999999999999.
  const units = Number((Math.abs(cents) / unit).toPrecision(14));
  return Math.sign(cents) * Math.round(units) * unit || 0;
}

/**
 * An amount as the customer reads it (spec §5, Money formatting): `$28.00`, `28,00 €`, `R$ 28,00`. Two
 * decimals where they are shown, three where the currency has three: fewer would be another price.
 * A symbol on the right, or one with a letter in it, stands apart by a no-break space.
 */
export function formatMoney(cents: Cents, currency: Currency): string {
  const { code, symbol, position, show_decimals } = currency;
  const english = code === "USD" || code === "MXN";
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
  /** Decimals, 0 to 20; what lies outside is brought in. Default 2. */
  precision?: number;
};

/**
 * A number between prefix and suffix, its thousands apart; a minus sign (U+2212) comes before
 * everything.
 */
export function formatNumber(value: number, format: NumberFormat): string {
  const { prefix = "", suffix = "", thousands = ",", decimal = ".", precision = 2 } = format;
  const digits = Math.abs(value).toFixed(Math.min(20, Math.max(0, precision)));
  const [whole = "", fraction] = digits.split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, () => thousands);
  const sign = value < 0 && Number(digits) !== 0 ? MINUS : "";
  return sign + prefix + grouped + (fraction ? decimal + fraction : "") + suffix;
}
