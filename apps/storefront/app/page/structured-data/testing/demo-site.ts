import { readFileSync } from "node:fs";
import path from "node:path";
import { ImportFile } from "@comanda/contract/companies/import-file";
import * as v from "valibot";
import type { CompanyMenu, CompanySite } from "../../../company/company-site.tsx";

const demo = path.resolve(import.meta.dirname, "../../../../../../demo");

/** Returns a demo company as its pages load it, with picture names as the import stores them. */
export function demoSite(name: string): { site: CompanySite; menu: CompanyMenu } {
  const text = readFileSync(path.join(demo, name, "company.json"), "utf8");
  const pictures = text.replaceAll(/"pictures\/([\w-]+\.webp)"/gu, '"$1"');
  const file = v.parse(ImportFile, JSON.parse(pictures));
  const site = {
    company: file.company,
    settings: file.ecommerce_settings,
    storageUrl: "/media",
    ownPictures: true,
    origin: `http://${name}.localhost:3000`,
  } as CompanySite;
  const { categories, payment_methods: paymentMethods } = file;
  return { site, menu: { categories, paymentMethods } as CompanyMenu };
}
