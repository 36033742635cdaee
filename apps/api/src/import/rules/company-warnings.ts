import type { Fault } from "@comanda/contract/errors";
import { instantText } from "@comanda/contract/instant";
import {
  DEFAULT_CURRENCY,
  isPayableIn,
  MAX_AMOUNT,
  percentOf,
  toCents,
} from "@comanda/domain/money";
import { isSupportedCountry } from "libphonenumber-js";
import { field, itemsOf, numberField, type Part, partAt, textField } from "../json.ts";

/** What of the company and its coupons is taken but means nothing, or never counts. */
export function companyOddities(root: Part): Fault[] {
  return [
    ...unknownCodes(partAt(root, "company")),
    ...hiddenDecimals(root),
    ...reversedWindow(root),
    ...deadCoupons(root),
  ];
}

const CURRENCIES = new Set(Intl.supportedValuesOf("currency"));

/** The storefront's, without their regions. */
const LANGUAGES = ["en", "es", "pt", "fr", "it", "de", "id", "ar"];

function unknownCodes(company: Part): Fault[] {
  const currency = partAt(company, "currency", "code");
  const country = partAt(company, "country", "country_code");
  const language = partAt(company, "language");
  const known = (part: Part, isKnown: (text: string) => boolean, message: string): Fault[] => {
    if (typeof part.value !== "string" || part.value === "" || isKnown(part.value)) return [];
    return [{ path: part.path, message: `"${part.value}" ${message}` }];
  };
  return [
    ...known(currency, (code) => CURRENCIES.has(code), "is no currency of ISO 4217"),
    ...known(
      country,
      (code) => isSupportedCountry(code.toUpperCase()),
      "is no country of ISO 3166: no phone number of it is known",
    ),
    ...known(
      language,
      (tag) => LANGUAGES.includes(tag.toLowerCase().split(/[-_]/u)[0] ?? ""),
      "is none of the storefront's languages; English is used",
    ),
  ];
}

/** A price of 28.50 would be shown as 29 and charged as 28.50. */
function hiddenDecimals(root: Part): Fault[] {
  const currency = partAt(root, "company", "currency");
  if (field(currency.value, "show_decimals") !== false) return [];
  const products = itemsOf(itemsOf([root], "categories"), "products");
  const variants = itemsOf(products, "product_variants");
  const broken = variants.find(
    ({ value }) => !isPayableIn(numberField(value, "price") ?? 0, "JPY"),
  );
  if (!broken) return [];
  const message = `hides the decimals of prices such as that of ${broken.path}`;
  return [{ path: `${currency.path}.show_decimals`, message }];
}

function reversedWindow(root: Part): Fault[] {
  const published = partAt(root, "company", "coupon_published");
  const [start, end] = ["start_date", "end_date"].map((key) => {
    const text = instantText(textField(published.value, key) ?? "");
    return text === null ? null : Date.parse(text);
  });
  if (start == null || end == null || start <= end) return [];
  const message = "is after the end_date: no coupon is ever listed";
  return [{ path: `${published.path}.start_date`, message }];
}

/** Coupons that no order can have. */
function deadCoupons(root: Part): Fault[] {
  const code = textField(partAt(root, "company", "currency").value, "code");
  return itemsOf([root], "coupons").flatMap(({ path, value }) => {
    const number = (key: string) => numberField(value, key) ?? 0;
    const worth = number("value");
    const isPercent = textField(value, "discount_type") === "percentage";
    const faults: Fault[] = [];
    if (number("min_amount") > MAX_AMOUNT) {
      const message = `asks for more than an order can cost (${MAX_AMOUNT})`;
      faults.push({ path: `${path}.min_amount`, message });
    }
    if (isPercent && worth > 100) {
      const message = `is ${worth} per cent: no more than the goods cost is taken off`;
      faults.push({ path: `${path}.value`, message });
    }
    if (isPercent && worth > 0 && !takesAnything(worth, code ?? DEFAULT_CURRENCY.code)) {
      faults.push({ path: `${path}.value`, message: "takes nothing off any order" });
    }
    return faults;
  });
}

function takesAnything(percent: number, currencyCode: string): boolean {
  return percentOf(toCents(MAX_AMOUNT, currencyCode), percent, currencyCode) > 0;
}
