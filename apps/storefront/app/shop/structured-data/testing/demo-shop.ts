import { readFileSync } from "node:fs";
import path from "node:path";
import { ImportFile } from "@comanda/contract/import-file";
import * as v from "valibot";
import type { Shop, ShopMenu } from "../../shop.tsx";

const demo = path.resolve(import.meta.dirname, "../../../../../../demo");

/** A demo company as its pages have it, its pictures named as an import names them. */
export function demoShop(name: string): { shop: Shop; menu: ShopMenu } {
  const text = readFileSync(path.join(demo, name, "company.json"), "utf8");
  const pictures = text.replaceAll(/"pictures\/([\w-]+\.webp)"/gu, '"$1"');
  const file = v.parse(ImportFile, JSON.parse(pictures));
  const shop = {
    company: file.company,
    settings: file.ecommerce_settings,
    storageUrl: "/media",
    hasIcons: true,
    origin: `http://${name}.localhost:3000`,
  } as Shop;
  const { categories, payment_methods: paymentMethods } = file;
  return { shop, menu: { categories, paymentMethods } as ShopMenu };
}
