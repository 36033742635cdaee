import {
  companyVariants,
  demoCompanyOf,
  writeDemoCompany,
  writeVariant,
} from "./setup/company-variants.ts";
import type { Background } from "./setup/options.ts";
import type { Journey } from "./visitor/journey.ts";
import { runRestaurantCommand } from "./visitor/visitor.ts";

/** Imports the variants that the journeys visit, and with another background the demo companies too. */
export async function importCompanies(
  journeys: readonly Journey[],
  folder: string,
  ground: Background | null,
): Promise<void> {
  for (const name of new Set(journeys.map(({ company }) => company))) {
    if (name in companyVariants)
      await runRestaurantCommand("import", await writeVariant(name, folder, ground));
    else if (ground)
      await runRestaurantCommand(
        "import",
        await writeDemoCompany(demoCompanyOf(name), folder, ground),
      );
  }
}
