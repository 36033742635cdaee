import type { Fault } from "@comanda/contract/calls/problems";
import { normalizeInstant } from "@comanda/contract/fields/instant";
import { isPageLanguage } from "@comanda/domain/menu/translations";
import {
  DEFAULT_CURRENCY,
  decimalsOf,
  isExactIn,
  MAX_AMOUNT,
  percentOf,
  toCents,
} from "@comanda/domain/money/cents";
import { stripOldPhonePrefix } from "@comanda/domain/people/old-phone-prefix";
import { phoneDigits } from "@comanda/domain/people/phone-digits";
import { isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js";
import {
  childPart,
  type DocumentPart,
  fieldValue,
  listItems,
  numberField,
  textField,
} from "../document/document-parts.ts";

/** Returns warnings about values of the company and its coupons that are allowed, but probably mistakes. */
export function companyWarnings(root: DocumentPart): Fault[] {
  return [
    ...unknownCodes(childPart(root, "company")),
    ...undialledPhone(root),
    ...hiddenDecimals(root),
    ...needlessDecimals(root),
    ...reversedWindow(root),
    ...couponWarnings(root),
  ];
}

const CURRENCIES = new Set(Intl.supportedValuesOf("currency"));

function unknownCodes(company: DocumentPart): Fault[] {
  const currency = childPart(company, "currency", "code");
  const country = childPart(company, "country", "country_code");
  const language = childPart(company, "language");
  const codeFaults = (
    part: DocumentPart,
    isKnown: (text: string) => boolean,
    message: string,
  ): Fault[] => {
    if (typeof part.value !== "string" || part.value === "" || isKnown(part.value)) return [];
    return [{ path: part.path, message: `"${part.value}" ${message}` }];
  };
  return [
    ...codeFaults(currency, (code) => CURRENCIES.has(code), "is no currency of ISO 4217"),
    ...codeFaults(
      country,
      (code) => isSupportedCountry(code.toUpperCase()),
      "is no country whose phone numbers are known",
    ),
    ...codeFaults(
      language,
      (tag) => isPageLanguage(tag.replaceAll("_", "-")),
      "is none of the storefront's languages; English is used",
    ),
  ];
}

/** WhatsApp opens no chat with a number that no country has; it needs the country's code. */
function undialledPhone(root: DocumentPart): Fault[] {
  const { path, value } = childPart(root, "company", "whatsapp");
  if (typeof value !== "string" || value.trim() === "") return [];
  const digits = phoneDigits(value).replace(/^00/u, "");
  const number = parsePhoneNumberFromString(`+${digits}`);
  const code = number?.countryCallingCode ?? "";
  const national = stripOldPhonePrefix(digits.slice(code.length), code);
  if (number && parsePhoneNumberFromString(`+${code}${national}`)?.isValid()) return [];
  return [{ path, message: `"${value}" is no phone number with its country's code` }];
}

/** A price of 28.50 would be shown as 29 and charged as 28.50. */
function hiddenDecimals(root: DocumentPart): Fault[] {
  const currency = childPart(root, "company", "currency");
  if (fieldValue(currency.value, "show_decimals") !== false) return [];
  const products = listItems(listItems([root], "categories"), "products");
  const variants = listItems(products, "product_variants");
  const broken = variants.find(({ value }) => !isExactIn(numberField(value, "price") ?? 0, "JPY"));
  if (!broken) return [];
  const message = `hides the decimals of prices such as that of ${broken.path}`;
  return [{ path: `${currency.path}.show_decimals`, message }];
}

/** Prices of 1200 yen would be shown as 1.200,00: show_decimals is on where the file lacks it. */
function needlessDecimals(root: DocumentPart): Fault[] {
  const currency = childPart(root, "company", "currency");
  const code = textField(currency.value, "code") ?? DEFAULT_CURRENCY.code;
  if (decimalsOf(code) > 0 || fieldValue(currency.value, "show_decimals") === false) return [];
  const message = `${code} has no decimals, but prices are shown with two; false hides them`;
  return [{ path: `${currency.path}.show_decimals`, message }];
}

function reversedWindow(root: DocumentPart): Fault[] {
  const published = childPart(root, "company", "coupon_published");
  const [start, end] = ["start_date", "end_date"].map((key) => {
    const text = normalizeInstant(textField(published.value, key) ?? "");
    return text === null ? null : Date.parse(text);
  });
  if (start == null || end == null || start <= end) return [];
  const message = "is after the end_date: no coupon is ever listed";
  return [{ path: `${published.path}.start_date`, message }];
}

/** Returns warnings about coupons that no order reaches, and that take off nothing or less than they say. */
function couponWarnings(root: DocumentPart): Fault[] {
  const code = textField(childPart(root, "company", "currency").value, "code");
  return listItems([root], "coupons").flatMap(({ path, value }) => {
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
