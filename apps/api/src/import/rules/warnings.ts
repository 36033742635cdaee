import type { Fault } from "@comanda/contract/errors";
import { itemsOf, numberField, type Part, partAt, textField, walk } from "../json.ts";
import { addressOddities } from "./address-warnings.ts";
import { companyOddities } from "./company-warnings.ts";
import { deliveryOddities } from "./delivery-warnings.ts";

const FONTS = new Set([
  "poppins",
  "rubik",
  "montserrat",
  "nunito",
  "wendy_one",
  "alfa_slab_one",
  "rammetto_one",
  "noto_serif",
]);

const HEX_COLOR = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/iu;
const RGB_COLOR =
  /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*(?:[,/]\s*[\d.]+%?\s*)?\)$/iu;

/** What is imported as it stands, but will not do what its writer may think. */
export function oddities(root: Part): Fault[] {
  return [
    ...appearance(root),
    ...prices(root),
    ...hours(root),
    ...chat(root),
    ...deliveryOddities(root),
    ...companyOddities(root),
    ...addressOddities(root),
  ];
}

/** The storefront falls back to its own font or colour (spec §1, Font options). */
function appearance(root: Part): Fault[] {
  const layouts = [...walk(partAt(root, "ecommerce_settings", "layout_settings"))];
  return layouts.flatMap(({ path, value }) => {
    if (typeof value !== "string" || value === "") return [];
    if (/\.font$/u.test(path) && !FONTS.has(value)) {
      return [{ path, message: `"${value}" is no known font; the default is used` }];
    }
    if (/(?:_color|degraded_[12])$/u.test(path) && !isColor(value.trim())) {
      return [{ path, message: `"${value}" is no colour; the default is used` }];
    }
    return [];
  });
}

/** The notations that the storefront reads: it computes with colours, so that `red` is none to it. */
function isColor(text: string): boolean {
  if (HEX_COLOR.test(text)) return true;
  const [, ...parts] = RGB_COLOR.exec(text) ?? [];
  return parts.length > 0 && parts.every((part) => Number(part) <= 255);
}

function prices(root: Part): Fault[] {
  const products = itemsOf(itemsOf([root], "categories"), "products");
  return itemsOf(products, "product_variants").flatMap(({ path, value }) => {
    const price = numberField(value, "price");
    const original = numberField(value, "original_price");
    if (price === null || original === null || original === 0 || price <= original) return [];
    return [{ path, message: `costs more (${price}) than its original price (${original})` }];
  });
}

function hours(root: Part): Fault[] {
  const days = partAt(root, "company", "business_hours_settings");
  const parts = [...walk(days)].filter(({ path }) => /\.hours\.\d+$/u.test(path));
  return parts
    .filter(({ value }) => textField(value, "open") === textField(value, "close"))
    .map(({ path }) => ({ path, message: "opens and closes at the same time" }));
}

/** Spec §4, Can receive orders. */
function chat(root: Part): Fault[] {
  const type = partAt(root, "ecommerce_settings", "checkout_type");
  const number = textField(partAt(root, "company").value, "whatsapp") ?? "";
  if (type.value !== "WHATSAPP" || /\d/u.test(number)) return [];
  return [
    { path: type.path, message: "is WHATSAPP without a company.whatsapp: no order is taken" },
  ];
}
