/** `npm run tour`: a picture of every screen, in every language, on both screen sizes. */
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import startServer from "../e2e/support/global-setup.ts";
import { repositoryRoot } from "../e2e/support/repository-root.ts";
import config from "../playwright.config.ts";
import { allStresses } from "./checks/layout-stress.ts";
import { isForDocs, writeDocsPictures } from "./docs-pictures.ts";
import { writeGallery } from "./gallery.ts";
import { importCompanies } from "./import-companies.ts";
import { allJourneys } from "./journeys/all-journeys.ts";
import { type Options, readOptions } from "./setup/options.ts";
import type { ScreenshotOptions } from "./take-screenshot.ts";
import { planWalks, type ScreenResult, type Walk, walkJourney } from "./walk-journey.ts";

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const out = path.resolve(repositoryRoot, options.out);
  const planned = planWalks(allJourneys, options);
  const walks = options.docs ? planned.filter(isForDocs) : planned;
  if (walks.length === 0) throw new Error(`No screen has to do with ${options.only.join(", ")}`);
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  // The tour makes more requests from one address than the limits allow.
  process.env.RATE_LIMITS = "off";
  console.log("Starting the product with an empty database …");
  const stop = await startServer();
  const files = await mkdtemp(path.join(tmpdir(), "comanda-tour-"));
  try {
    const visited = walks.map(({ journey }) => journey);
    await importCompanies(visited, files, options.ground);
    const shots = await walkAllJourneys(walks, { ...options, out, strains: allStresses });
    const index = await writeGallery(out, shots);
    if (options.docs) await writeDocsPictures(out, shots);
    const failed = shots.filter(({ failure }) => failure !== null);
    for (const { journey, screen, locale, size, failure } of failed) {
      console.error(`✗ ${journey}, ${screen} (${locale}, ${size}): ${failure}`);
    }
    const faulty = options.check ? printFaults(shots) : 0;
    console.log(`${shots.length} pictures, ${failed.length} screens not reached: ${index}`);
    process.exitCode = failed.length + faulty === 0 ? 0 : 1;
  } finally {
    await rm(files, { recursive: true, force: true });
    await stop?.();
  }
}

/** Prints each fault once with its screens; answers with the number of faults. */
function printFaults(shots: readonly ScreenResult[]): number {
  const found = shots.flatMap(({ faults, journey, screen, locale, size }) =>
    faults.map((fault) => ({ fault, at: `${journey}, ${screen} (${locale}, ${size})` })),
  );
  const faults = Map.groupBy(found, ({ fault }) => fault);
  for (const [fault, places] of faults) {
    const more = places.length > 1 ? ` and ${places.length - 1} more` : "";
    console.error(`✗ ${fault}\n    ${places[0]?.at}${more}`);
  }
  return faults.size;
}

/** Walks as many journeys at a time as there are processors, at most four. */
async function walkAllJourneys(
  walks: readonly Walk[],
  options: Options & ScreenshotOptions,
): Promise<ScreenResult[]> {
  const browser = await chromium.launch(config.use?.launchOptions);
  const results = new Map<number, ScreenResult[]>();
  const queue = walks.entries();
  const worker = async () => {
    for (const [index, each] of queue) {
      results.set(index, await walkJourney(browser, each, options));
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
