import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { hasCompanies } from "@comanda/api/companies/has-companies";
import { type ImportDeps, importCompany } from "@comanda/api/import/import-company";
import { faultLines } from "./commands/output.ts";
import { root } from "./config.ts";

/** Fills an empty database with the demo companies; one that holds a company already is left alone. */
export async function importDemo(deps: ImportDeps, say: (text: string) => void): Promise<void> {
  if (await hasCompanies(deps)) return;
  for (const file of demoFiles()) {
    const result = await importCompany(deps, file);
    if (!result.ok) throw new Error(`${file} was refused:\n${faultLines(result.faults)}`);
    say(`Imported ${result.company.name}`);
  }
}

function demoFiles(): string[] {
  const folder = path.join(root, "demo");
  return readdirSync(folder)
    .map((name) => path.join(folder, name, "company.json"))
    .filter((file) => existsSync(file));
}
