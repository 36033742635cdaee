import { readdirSync } from "node:fs";
import path from "node:path";
import { listCompanies } from "@comanda/api/companies/list-companies";
import { type ImportDeps, importCompany } from "@comanda/api/import/import-company";
import { faultLines } from "./commands/output.ts";
import { root } from "./config.ts";
import { PlainError } from "./plain-error.ts";

/** Fills an empty database with the demo companies; one that holds a company already is left alone. */
export async function importDemo(deps: ImportDeps, say: (text: string) => void): Promise<void> {
  if ((await listCompanies(deps, 1)).length > 0) return;
  for (const file of demoFiles()) {
    const result = await importCompany(deps, file);
    if (!result.ok) throw new PlainError(`${file} was refused:\n${faultLines(result.faults)}`);
    say(`Imported the demo company ${result.company.name}`);
  }
}

/** `demo/<name>/company.json` or `.yaml`, by name. */
function demoFiles(): string[] {
  return readdirSync(path.join(root, "demo"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
    .flatMap((folder) => {
      const name = readdirSync(folder).find((file) => /^company\.(json|ya?ml)$/u.test(file));
      return name ? [path.join(folder, name)] : [];
    });
}
