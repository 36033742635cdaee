import type { Fault } from "@comanda/contract/calls/problems";
import { readFontName } from "@comanda/domain/text/font-name";
import {
  childPart,
  type DocumentPart,
  listItems,
  numberField,
  textField,
  walkParts,
} from "../document/document-parts.ts";
import { companyWarnings } from "./company-warnings.ts";
import { deliveryWarnings } from "./delivery-warnings.ts";
import { freePriceWarnings } from "./free-price-warnings.ts";
import { hiddenVariants } from "./hidden-variants.ts";
import { linkAndHostWarnings } from "./link-and-host-warnings.ts";
import { markupWarnings } from "./markup-warnings.ts";
import { missingStock } from "./missing-stock.ts";
import { orderingWarnings } from "./ordering-warnings.ts";
import { percentWarnings } from "./percent-warnings.ts";

const HEX_COLOR = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/iu;
const RGB_COLOR =
  /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*(?:[,/]\s*[\d.]+%?\s*)?\)$/iu;

/** Returns warnings about values that are imported but may not do what their author expects. */
export function documentWarnings(root: DocumentPart): Fault[] {
  return [
    ...appearance(root),
    ...prices(root),
    ...hiddenVariants(root),
    ...markupWarnings(root),
    ...missingStock(root),
    ...similarCategories(root),
    ...choicesOfNone(root),
    ...hours(root),
    ...chat(root),
    ...deliveryWarnings(root),
    ...freePriceWarnings(root),
    ...companyWarnings(root),
    ...percentWarnings(root),
    ...linkAndHostWarnings(root),
    ...orderingWarnings(root),
  ];
}

/** Finds categories whose names differ only in capitals, `Tacos` and `TACOS`: guests see two sections. */
function similarCategories(root: DocumentPart): Fault[] {
  const seen = new Map<string, string>();
  return listItems([root], "categories").flatMap(({ path, value }) => {
    const name = (textField(value, "name") ?? "").trim().toLowerCase();
    const first = seen.get(name);
    if (first === undefined) seen.set(name, path);
    if (name === "" || first === undefined) return [];
    return [{ path: `${path}.name`, message: `is the name of ${first} too: guests see both` }];
  });
}

/** The storefront uses its own font or colour instead. */
function appearance(root: DocumentPart): Fault[] {
  const layouts = [...walkParts(childPart(root, "ecommerce_settings", "layout_settings"))];
  return layouts.flatMap(({ path, value }) => {
    if (typeof value !== "string" || value === "") return [];
    if (/\.font$/u.test(path) && readFontName(value) === null) {
      return [{ path, message: `"${value}" is no known font; the default is used` }];
    }
    if (/(?:_color|degraded_[12])$/u.test(path) && !isColor(value.trim())) {
      return [{ path, message: `"${value}" is no colour; the default is used` }];
    }
    return [];
  });
}

/**
 * Returns whether the storefront can read the colour. It computes with colours, so names such as
 * `red` are not enough.
 */
function isColor(text: string): boolean {
  if (HEX_COLOR.test(text)) return true;
  const [, ...parts] = RGB_COLOR.exec(text) ?? [];
  return parts.length > 0 && parts.every((part) => Number(part) <= 255);
}

function prices(root: DocumentPart): Fault[] {
  const products = listItems(listItems([root], "categories"), "products");
  return listItems(products, "product_variants").flatMap(({ path, value }) => {
    const price = numberField(value, "price");
    const original = numberField(value, "original_price");
    if (price === null || original === null || original === 0 || price <= original) return [];
    return [{ path, message: `costs more (${price}) than its original price (${original})` }];
  });
}

/** In other systems 0 means no limit; here that is null. */
function choicesOfNone(root: DocumentPart): Fault[] {
  const products = listItems(listItems([root], "categories"), "products");
  const groups = listItems(products, "modifier_groups");
  const filled = groups.filter((group) => listItems([group], "modifiers").length > 0);
  return [...filled, ...listItems(groups, "modifiers")].flatMap((part) => {
    const { path, value } = childPart(part, "max");
    return value === 0 ? [{ path, message: "is 0: it cannot be chosen; null is no limit" }] : [];
  });
}

function hours(root: DocumentPart): Fault[] {
  const days = childPart(root, "company", "business_hours_settings");
  const parts = [...walkParts(days)].filter(({ path }) => /\.hours\.\d+$/u.test(path));
  return parts
    .filter(({ value }) => textField(value, "open") === textField(value, "close"))
    .map(({ path }) => ({
      path,
      message: "opens and closes at the same time: it is open for 24 hours",
    }));
}

/** Chat orders need a WhatsApp number. */
function chat(root: DocumentPart): Fault[] {
  const type = childPart(root, "ecommerce_settings", "checkout_type");
  const number = textField(childPart(root, "company").value, "whatsapp") ?? "";
  if (type.value !== "WHATSAPP" || /\d/u.test(number)) return [];
  return [
    { path: type.path, message: "is WHATSAPP without a company.whatsapp: no order is taken" },
  ];
}
