/** `npm run tour`: a picture of every screen, in every language, on both sizes of screen. */
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import startServer from "../e2e/support/global-setup.ts";
import { root } from "../e2e/support/root.ts";
import config from "../playwright.config.ts";
import { writeGallery } from "./gallery.ts";
import { journeys } from "./journeys.ts";
import { type Options, readOptions } from "./options.ts";
import { variants, writeVariant } from "./variants.ts";
import { restaurant } from "./visitor.ts";
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
    await importVariants(walks, files);
    const shots = await walkAll(walks, { ...options, out });
    const index = await writeGallery(out, shots);
    const failed = shots.filter(({ failure }) => failure !== null);
    for (const { journey, screen, locale, size, failure } of failed) {
      console.error(`✗ ${journey}, ${screen} (${locale}, ${size}): ${failure}`);
    }
    console.log(`${shots.length} pictures, ${failed.length} screens not reached: ${index}`);
    process.exitCode = failed.length === 0 ? 0 : 1;
  } finally {
    await rm(files, { recursive: true, force: true });
    await stop?.();
  }
}

async function importVariants(walks: readonly Walk[], folder: string): Promise<void> {
  const visited = new Set(walks.map(({ journey }) => journey.company));
  for (const name of Object.keys(variants)) {
    if (visited.has(name)) await restaurant("import", await writeVariant(name, folder));
  }
}

/** As many at a time as there are processors, at most four. */
async function walkAll(walks: readonly Walk[], options: Options): Promise<Shot[]> {
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
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, worker));
  await browser.close();
  return [...results].sort(([a], [b]) => a - b).flatMap(([, shots]) => shots);
}

await main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
