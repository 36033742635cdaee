import type { Fault } from "@comanda/contract/calls/problems";
import type { ImportFile } from "@comanda/contract/companies/import-file";

export type ImportedCompany = { id: string; name: string; hosts: string[] };

/** How many of each the file has; a picture that several places name counts once. */
export type ImportCounts = {
  categories: number;
  products: number;
  variants: number;
  modifiers: number;
  coupons: number;
  qrs: number;
  pictures: number;
};

/**
 * Counters that differ from the file and were kept: stocks of variants and modifiers, uses of
 * coupons, and whether the plan's orders of this month differ.
 */
export type KeptCounters = { stocks: number; coupon_uses: number; plan_orders: boolean };

/** What an import did: created the company, or replaced what was imported of it before. */
export type WrittenCompany = {
  created: boolean;
  /** Whether it was a company of the demo, and lost its staff, links, keys and webhooks. */
  demoEnded: boolean;
  kept: KeptCounters;
};

/** Warnings are about values that are imported but have no effect, or may be mistakes. */
export type ImportResult =
  | {
      ok: true;
      company: ImportedCompany;
      counts: ImportCounts;
      warnings: Fault[];
      /** Null when nothing was written. */
      written: WrittenCompany | null;
    }
  | { ok: false; faults: Fault[] };

/** Returns the result for a file without faults. */
export function importSucceeded(
  file: ImportFile,
  pictures: number,
  warnings: Fault[],
  written: WrittenCompany | null = null,
): ImportResult {
  const products = file.categories.flatMap((category) => category.products);
  const groups = products.flatMap((product) => product.modifier_groups);
  return {
    ok: true,
    company: { id: file.company.id, name: file.company.name, hosts: file.hosts },
    counts: {
      categories: file.categories.length,
      products: products.length,
      variants: products.flatMap((product) => product.product_variants).length,
      modifiers: groups.flatMap((group) => group.modifiers).length,
      coupons: file.coupons.length,
      qrs: file.qrs.length,
      pictures,
    },
    warnings,
    written,
  };
}
