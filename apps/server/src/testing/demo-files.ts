import { readFileSync } from "node:fs";
import path from "node:path";
import { ImportFile } from "@comanda/contract/companies/import-file";
import { parse } from "valibot";
import { repositoryRoot } from "../config/repository-root.ts";

export const demoFolder = path.join(repositoryRoot, "demo");
export const demoNames = ["cafe", "pizzaria", "taqueria"] as const;
export type DemoName = (typeof demoNames)[number];

/** The text of each import file. */
export const demoTexts = Object.fromEntries(
  demoNames.map((name) => [name, readFileSync(demoFileOf(name), "utf8")]),
);
export const demoFiles = Object.fromEntries(
  demoNames.map((name) => [name, parse(ImportFile, JSON.parse(demoTexts[name] ?? ""))]),
) as Record<DemoName, ImportFile>;
export const allDemoFiles = Object.values(demoFiles);

/** The path of the file of a demo company. */
export function demoFileOf(name: string): string {
  return path.join(demoFolder, name, "company.json");
}

/** All products of a company's file. */
export function productsOf(file: ImportFile) {
  return file.categories.flatMap((category) => category.products);
}
