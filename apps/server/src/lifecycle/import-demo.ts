import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { readImportTime } from "@comanda/api/companies/import-time";
import { listCompanies } from "@comanda/api/companies/list-companies";
import { readInstallationFact, writeInstallationFact } from "@comanda/api/db/installation-facts";
import { type ImportDeps, importCompany } from "@comanda/api/import/import-company";
import {
  type AddressFile,
  importAddresses,
} from "@comanda/places/gazetteer/import/import-addresses";
import { hasIndex } from "@comanda/places/gazetteer/index/index-file";
import { faultLines } from "../commands/command-output.ts";
import { repositoryRoot } from "../config/repository-root.ts";
import { OperatorError } from "../errors/operator-error.ts";

/** The addresses go into the data folder, also where pictures do not. */
type DemoDeps = ImportDeps & { dataDir: string };

type DemoCompany = {
  /** The name of its folder. */
  name: string;
  file: string;
  /** Its address file; null where it has none. */
  addresses: string | null;
};

/**
 * Fills an empty database with the demo companies. The companies that are still to be imported are
 * stored in the database, so that a later start continues after a kill. A company is imported only
 * once, also when it is changed or removed later. A database that already had a company at its
 * first start gets no demo.
 */
export async function importDemo(
  deps: DemoDeps,
  report: (text: string) => void,
  folder = path.join(repositoryRoot, "demo"),
): Promise<void> {
  const files = listDemoCompanies(folder);
  await importDemoCompanies(deps, files, report);
  await importDemoAddresses(deps, files, report);
}

async function importDemoCompanies(
  deps: DemoDeps,
  files: readonly DemoCompany[],
  report: (text: string) => void,
): Promise<void> {
  let pending = await loadPendingCompanies(deps, files);
  for (const { file } of files) {
    const { id } = readCompanyFile(file);
    if (!pending.includes(id)) continue;
    const companies = await listCompanies(deps, MAX_COMPANIES);
    // The killed start may have imported the company without removing it from the list.
    if (!companies.some(({ company_id }) => company_id === id)) {
      const result = await importCompany(deps, file);
      if (result.ok) {
        await recordDemoCompany(deps, id);
        report(`Imported the demo company ${result.company.name}`);
      }
      if (!result.ok && companies.length > 0)
        report(`${file} was left out:\n${faultLines(result.faults)}`);
      else if (!result.ok)
        throw new OperatorError(`${file} was refused:\n${faultLines(result.faults)}`);
    }
    pending = pending.filter((other) => other !== id);
    await writeInstallationFact(deps.db, "demo_pending", JSON.stringify(pending));
  }
}

/**
 * Records the company as the demo's while it stays as imported: the demo's link opens its console,
 * and never that of a company that was imported again under the same id.
 */
async function recordDemoCompany({ db }: Pick<ImportDeps, "db">, companyId: string): Promise<void> {
  const recorded = JSON.parse((await readInstallationFact(db, "demo_companies")) ?? "[]");
  const imported_at = await readImportTime(db, companyId);
  const companies = [...recorded, { company_id: companyId, imported_at }];
  await writeInstallationFact(db, "demo_companies", JSON.stringify(companies));
}

/** Loads the ids of the companies that are still to be imported; the first start stores them. */
async function loadPendingCompanies(
  deps: DemoDeps,
  files: readonly DemoCompany[],
): Promise<string[]> {
  const noted = await readInstallationFact(deps.db, "demo_pending");
  if (noted !== null) return JSON.parse(noted);
  const isEmpty = (await listCompanies(deps, 1)).length === 0;
  const pending = isEmpty ? files.map(({ file }) => readCompanyFile(file).id) : [];
  await writeInstallationFact(deps.db, "demo_pending", JSON.stringify(pending));
  return pending;
}

/**
 * Imports addresses of existing demo companies into a data folder that never had an index: removed
 * addresses do not come back, and a damaged index is not replaced. A failure is reported and does
 * not stop the start.
 */
async function importDemoAddresses(
  deps: DemoDeps,
  files: readonly DemoCompany[],
  report: (text: string) => void,
): Promise<void> {
  if (hasIndex(deps.dataDir)) return;
  const importedIds = new Set(
    (await listCompanies(deps, MAX_COMPANIES)).map(({ company_id }) => company_id),
  );
  const addressFiles = files.flatMap(({ name, file, addresses }): AddressFile[] => {
    const { id, country } = readCompanyFile(file);
    return addresses && importedIds.has(id)
      ? [{ file: addresses, country, name: `demo-${name}` }]
      : [];
  });
  if (addressFiles.length === 0) return;
  try {
    const done = await importAddresses(deps.dataDir, addressFiles);
    report(
      `Imported the demo's ${done.reduce((sum, { addresses }) => sum + addresses, 0)} addresses`,
    );
  } catch (error) {
    // For example, a command imports addresses at this moment.
    report(
      `The demo's addresses were not imported. ${error instanceof Error ? error.message : error}`,
    );
  }
}

/** An installation with more companies gets no demo addresses. */
const MAX_COMPANIES = 10;

function readCompanyFile(file: string): { id: string; country: string } {
  const { company } = JSON.parse(readFileSync(file, "utf8"));
  return { id: company.id, country: company.country.country_code };
}

/** Lists the folders with a `company.json`, with their address files, sorted by name. */
function listDemoCompanies(folder: string): DemoCompany[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
    .filter((inside) => existsSync(path.join(inside, "company.json")))
    .map((inside) => {
      const addresses = path.join(inside, "addresses.csv");
      return {
        name: path.basename(inside),
        file: path.join(inside, "company.json"),
        addresses: existsSync(addresses) ? addresses : null,
      };
    });
}
