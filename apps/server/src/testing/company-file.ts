import { writeFileSync } from "node:fs";
import path from "node:path";
import { smallCompany } from "@comanda/api/testing/small-company";

/**
 * Writes the small company as an import file, without pictures; `stock` is the stock of specials.
 */
export function writeCompanyFile(folder: string, stock = 50): string {
  const company = smallCompany();
  const products = company.categories.flatMap(({ products }) => products ?? []);
  for (const product of products) product.images = [];
  const variants = products.flatMap(({ product_variants }) => product_variants ?? []);
  for (const variant of variants) if (variant.id === "special-1") variant.stock = stock;
  const file = path.join(folder, "company.json");
  writeFileSync(file, JSON.stringify(company));
  return file;
}
