import type { Deps } from "../deps.ts";
import { countCompanies } from "./companies.store.ts";

/** Whether any company has been imported. */
export async function hasCompanies({ db }: Pick<Deps, "db">): Promise<boolean> {
  return (await countCompanies(db)) > 0;
}
