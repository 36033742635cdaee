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
  // A visitor of the console imports a restaurant of their own.
  const storefront = journeys.filter(({ app }) => app === "storefront");
  for (const name of new Set(storefront.map(({ company }) => company))) {
    if (name in companyVariants)
      await runRestaurantCommand("import", await writeVariant(name, folder, ground));
    else if (ground)
      await runRestaurantCommand(
        "import",
        await writeDemoCompany(demoCompanyOf(name), folder, ground),
      );
  }
}
