/** `npm run tour`: a picture of every screen, in every language, on both sizes of screen. */
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import startServer from "../e2e/support/global-setup.ts";
import { root } from "../e2e/support/root.ts";
import config from "../playwright.config.ts";
import { allStrains } from "./checks/strains.ts";
import { importCompanies } from "./companies.ts";
import { writeGallery } from "./gallery.ts";
import { journeys } from "./journeys.ts";
import { type Options, readOptions } from "./options.ts";
import type { How } from "./picture.ts";
import { type Shot, type Walk, walk, walksOf } from "./walk.ts";

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const out = path.resolve(root, options.out);
  const walks = walksOf(journeys, options);
  if (walks.length === 0) throw new Error(`No screen has to do with ${options.only.join(", ")}`);
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  // One visitor from one address sees more of it than a restaurant's whole street.
  process.env.RATE_LIMITS = "off";
  console.log("Starting the product with an empty database …");
  const stop = await startServer();
  const files = await mkdtemp(path.join(tmpdir(), "comanda-tour-"));
  try {
    const visited = walks.map(({ journey }) => journey);
    await importCompanies(visited, files, options.ground);
    const shots = await walkAll(walks, { ...options, out, strains: allStrains });
    const index = await writeGallery(out, shots);
    const failed = shots.filter(({ failure }) => failure !== null);
    for (const { journey, screen, locale, size, failure } of failed) {
      console.error(`✗ ${journey}, ${screen} (${locale}, ${size}): ${failure}`);
    }
    const faulty = options.check ? tell(shots) : 0;
    console.log(`${shots.length} pictures, ${failed.length} screens not reached: ${index}`);
    process.exitCode = failed.length + faulty === 0 ? 0 : 1;
  } finally {
    await rm(files, { recursive: true, force: true });
    await stop?.();
  }
}

/** Says each fault once, and where it was seen; answers with how many there are. */
function tell(shots: readonly Shot[]): number {
  const seen = shots.flatMap(({ faults, journey, screen, locale, size }) =>
    faults.map((fault) => ({ fault, at: `${journey}, ${screen} (${locale}, ${size})` })),
  );
  const faults = Map.groupBy(seen, ({ fault }) => fault);
  for (const [fault, places] of faults) {
    const more = places.length > 1 ? ` and ${places.length - 1} more` : "";
    console.error(`✗ ${fault}\n    ${places[0]?.at}${more}`);
  }
  return faults.size;
}

/** As many at a time as there are processors, at most four. */
async function walkAll(walks: readonly Walk[], options: Options & How): Promise<Shot[]> {
  const browser = await chromium.launch(config.use?.launchOptions);
  const results = new Map<number, Shot[]>();
  const queue = walks.entries();
  const worker = async () => {
    for (const [index, each] of queue) {
      results.set(index, await walk(browser, each, options));
      console.log(
        `${results.size} of ${walks.length}: ${each.journey.name} (${each.locale}, ${each.size})`,
      );
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, worker));
  } finally {
    await browser.close();
  }
  return [...results].sort(([a], [b]) => a - b).flatMap(([, shots]) => shots);
}

await main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
