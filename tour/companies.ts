import type { Journey } from "./journey.ts";
import type { Ground } from "./options.ts";
import { original, variants, writeDemo, writeVariant } from "./variants.ts";
import { restaurant } from "./visitor.ts";

/** The copies that the journeys visit; on another ground the demo's own companies too. */
export async function importCompanies(
  journeys: readonly Journey[],
  folder: string,
  ground: Ground | null,
): Promise<void> {
  for (const name of new Set(journeys.map(({ company }) => company))) {
    if (name in variants) await restaurant("import", await writeVariant(name, folder, ground));
    else if (ground) await restaurant("import", await writeDemo(original(name), folder, ground));
  }
}
