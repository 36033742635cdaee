import { type Currency, decimalsOf } from "@comanda/domain/money/cents";
import { toLatinDigits } from "@comanda/domain/text/digits";
import { type ParsedPrice, parsePrice } from "../../../parts/prices/price-text.ts";

/** `1,450` in the file of another system may be a thousand times what the company's decimal mark makes of it. */
const ONE_GROUP = /(?<![\d.,])[1-9]\d{0,2}[.,]\d{3}(?![\d.,])/u;

/**
 * Currencies in which nothing costs less than ten, and whose people write thousands with a mark: `12.500` and `12,500` are twelve
 * thousand five hundred there. Roubles and the like have spaces.
 */
const OF_THOUSANDS: ReadonlySet<string> = new Set(
  "AOA ARS CDF COP CRC HUF IDR IRR JMD KHR LAK LBP LKR MMK MNT MWK NGN PKR RSD SOS SYP TZS YER".split(
    " ",
  ),
);

/** Old encodings of Japan and Korea write their sign as the byte of a backslash. */
const YEN_OR_WON: ReadonlySet<string> = new Set(["JPY", "KRW"]);

/** How tables write currencies in words and letters, besides their signs, the longest first. */
const WORDS: Readonly<Record<string, string>> = {
  AED: "dhs\\.?|dh\\.?",
  BDT: "tk\\.?|taka",
  BHD: "د\\.ب\\.?|دينار|bd",
  BOB: "bs\\.?",
  CNY: "块",
  DKK: "kr\\.?",
  DOP: "rd\\$",
  EGP: "جنيه|ج\\.?م\\.?|l\\.?e\\.?",
  GTQ: "q\\.?",
  IDR: "rp\\.?",
  ILS: 'ש["״]ח|nis',
  INR: "rs\\.?",
  ISK: "kr\\.?",
  JOD: "دينار|د\\.أ\\.?|jd",
  KES: "kshs?\\.?",
  KRW: "원|won",
  KWD: "د\\.ك\\.?|دينار|k\\.?d\\.?",
  LKR: "rs\\.?",
  MAD: "dhs?\\.?|درهم",
  MYR: "rm\\.?",
  NOK: "kr\\.?",
  NPR: "rs\\.?",
  OMR: "ر\\.ع\\.?|ريال",
  PEN: "s\\/\\.?|soles",
  PKR: "rs\\.?",
  PYG: "gs\\.?",
  QAR: "ر\\.ق\\.?|ريال|qr",
  RUB: "руб\\.?|р\\.?",
  SAR: "ر\\.س\\.?|ريال|sr",
  SEK: "kr\\.?",
  THB: "บาท|baht",
  TND: "dt|د\\.ت\\.?|دينار",
  TRY: "tl\\.?",
  TWD: "nt\\$|元",
  UAH: "грн\\.?",
  UYU: "\\$u",
  VND: "vnđ|đồng|đ",
  ZAR: "r",
};
const patterns = new Map(
  Object.entries(WORDS).map(([code, words]) => [
    code,
    new RegExp(String.raw`^(?:${words})\s*(?=\d)|(?<=[\d-])\s*(?:${words})$`, "iu"),
  ]),
);

/** `each` in the languages of the console: `$35 c/u`, `€ 5,00 cad.`. Other words, such as `from`, change what is paid. */
const EACH =
  /\s*(?:c\/u\.?|cada uno|cad(?:auno|\.)|each|ea\.?|la pieza|pro stück|\/\s?stk?\.?|(?:la )?pièce|\/?pz\.?|\/?porsi|\/?un\.)$/iu;

/** `450-00`, `450=` and `95:-` are whole amounts. */
const WHOLE_END = /(?<=^\D{0,4}\d+)(?:\s?-\s?00|\s?=|\s?:\s?[-–])$/u;

/** `6€50` and `5 zł 20`: the sign stands where the decimal mark does. */
const BETWEEN = /^(\d+)\s*([^\d\s.,]+)\s*(\d{2})$/u;

/** `25k` and `25rb` are 25,000 where amounts have no decimals. */
const THOUSANDS = /^(\d{1,4})\s?(?:k|rb|ribu|nghìn)$/iu;

/** `12,50*` and `9 €¹` point to a note below the table. */
const NOTE_MARK = /(?<=[\d\p{Sc}])\s?[*†‡¹²³]{1,3}$/u;

/** Reads a price of a file. A plus before it says that it is a surcharge. */
export function parseFilePrice(text: string, currency: Currency): ParsedPrice {
  const bare = withoutWords(
    text
      .trim()
      .replace(/^\+\s*/u, "")
      .replace(NOTE_MARK, "")
      .replace(YEN_OR_WON.has(currency.code) ? /^\\/u : "", ""),
    currency,
  );
  const mayBeThousands = currency.show_decimals && decimalsOf(currency.code) === 2;
  const group = OF_THOUSANDS.has(currency.code) ? bare.match(ONE_GROUP)?.[0] : undefined;
  if (group !== undefined)
    return parsePrice(bare.replace(group, group.replace(/[.,]/u, "")), currency);
  if (mayBeThousands && ONE_GROUP.test(bare)) return { fault: "unclear" };
  return parsePrice(bare, currency);
}

/** Leaves the amount and the sign of the currency. */
function withoutWords(text: string, { code, symbol, show_decimals }: Currency): string {
  const pattern = patterns.get(code);
  const plain = toLatinDigits(text.normalize("NFKC")).replace(EACH, "");
  const amount = (pattern ? plain.replace(pattern, "") : plain).trim().replace(WHOLE_END, "");
  const [, whole, mark = "", cents] = BETWEEN.exec(amount) ?? [];
  const isOwn = mark === symbol || mark.toUpperCase() === code || /^\p{Sc}$/u.test(mark);
  if (isOwn && whole !== undefined && cents !== undefined) return `${whole}.${cents}`;
  const hasDecimals = show_decimals && decimalsOf(code) > 0;
  return hasDecimals ? amount : amount.replace(THOUSANDS, "$1000");
}

export const fileAmount = (text: string, currency: Currency): number | null =>
  parseFilePrice(text, currency).amount ?? null;
