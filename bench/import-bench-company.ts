import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { buildBenchCompany } from "./bench-company.ts";
import { runComandaCommand } from "./processes.ts";

/**
 * Imports the company of the benchmarks into the database that `env` names. It has no pictures, but the
 * server needs their folder.
 */
export async function importBenchCompany(
  folder: string,
  env: { DATA_DIR: string; DATABASE_URL?: string },
  companyId?: string,
): Promise<void> {
  const file = path.join(folder, "company.json");
  await mkdir(path.join(env.DATA_DIR, "media"), { recursive: true });
  await writeFile(file, JSON.stringify(buildBenchCompany(companyId)));
  await runComandaCommand(["import", file], { LOG_LEVEL: "error", ...env });
}
