import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { listCompanies } from "@comanda/api/companies/list-companies";
import { type ImportDeps, importCompany } from "@comanda/api/import/import-company";
import { type AddressFile, importAddresses } from "@comanda/places/gazetteer/import-addresses";
import { hasIndex } from "@comanda/places/gazetteer/index-file";
import { faultLines } from "./commands/output.ts";
import { root } from "./config.ts";
import { PlainError } from "./plain-error.ts";

type DemoFile = {
  /** The demo's folder of it. */
  name: string;
  file: string;
  /** The address file beside it, where there is one. */
  addresses: string | null;
};

/** Fills an empty database with the demo companies; one that holds a company already is left alone. */
export async function importDemo(deps: ImportDeps, say: (text: string) => void): Promise<void> {
  const files = demoFiles();
  if ((await listCompanies(deps, 1)).length === 0) {
    for (const { file } of files) {
      const result = await importCompany(deps, file);
      if (!result.ok) throw new PlainError(`${file} was refused:\n${faultLines(result.faults)}`);
      say(`Imported the demo company ${result.company.name}`);
    }
  }
  await importDemoAddresses(deps, files, say);
}

/**
 * For demo companies that are there, into a data folder that never had addresses: whoever takes
 * them out does not get them again, and an index that cannot be read may be somebody's own. No
 * trouble with it keeps a restaurant from starting.
 */
async function importDemoAddresses(
  deps: ImportDeps,
  files: readonly DemoFile[],
  say: (text: string) => void,
): Promise<void> {
  if (hasIndex(deps.dataDir)) return;
  const there = new Set(
    (await listCompanies(deps, MOST_COMPANIES)).map(({ company_id }) => company_id),
  );
  const wanted = files.flatMap(({ name, file, addresses }): AddressFile[] => {
    const { id, country } = readCompany(file);
    return addresses && there.has(id) ? [{ file: addresses, country, name: `demo-${name}` }] : [];
  });
  if (wanted.length === 0) return;
  try {
    const done = await importAddresses(deps.dataDir, wanted);
    say(`Imported the demo's ${done.reduce((sum, { addresses }) => sum + addresses, 0)} addresses`);
  } catch (error) {
    // A command may be importing some at this moment.
    say(
      `The demo's addresses were not imported. ${error instanceof Error ? error.message : error}`,
    );
  }
}

/** Whoever has more companies has no need of the demo's streets. */
const MOST_COMPANIES = 10;

function readCompany(file: string): { id: string; country: string } {
  const { company } = JSON.parse(readFileSync(file, "utf8"));
  return { id: company.id, country: company.country.country_code };
}

/** `demo/<name>/company.json` and what is beside it, by name. */
function demoFiles(): DemoFile[] {
  return readdirSync(path.join(root, "demo"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
    .filter((folder) => existsSync(path.join(folder, "company.json")))
    .map((folder) => {
      const addresses = path.join(folder, "addresses.csv");
      return {
        name: path.basename(folder),
        file: path.join(folder, "company.json"),
        addresses: existsSync(addresses) ? addresses : null,
      };
    });
}
