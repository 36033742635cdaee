import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { seededRandom } from "@comanda/domain/testing/seeded-random";
import { foldAccents } from "@comanda/domain/text/fold-accents";
import { openGazetteer } from "@comanda/places/gazetteer/search/open-gazetteer";
import { runComandaCommand } from "./processes.ts";
import type { Figure } from "./report.ts";
import {
  ADDRESS_COUNT,
  pickRandom,
  syntheticStreets,
  TOWN_CENTRE,
  writeAddressFile,
} from "./synthetic-town.ts";

const QUERY_COUNT = 2_000;
const MAX_IMPORT_SECONDS = 60;
const MAX_P95_MS = 50;

/** Measures the import of a million addresses, and searches in them as customers type them. */
export async function measureSearch(): Promise<Figure[]> {
  const folder = await mkdtemp(path.join(tmpdir(), "comanda-bench-"));
  try {
    const file = path.join(folder, "town.csv");
    await writeAddressFile(file);
    const env = { DATA_DIR: path.join(folder, "data") };
    const began = performance.now();
    await runComandaCommand(["gazetteer", "import", file, "--country", "MX"], env);
    const seconds = (performance.now() - began) / 1_000;
    const { size } = await stat(path.join(env.DATA_DIR, "gazetteer.sqlite"));
    const { times, found } = await timeSearches(env.DATA_DIR);
    const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
    const p95 = at(0.95);
    return [
      {
        name: `import of ${ADDRESS_COUNT.toLocaleString("en")} addresses`,
        value: `${seconds.toFixed(0)} s`,
        measured: seconds,
        most: MAX_IMPORT_SECONDS,
      },
      { name: "their index", value: `${Math.round(size / 1e6)} MB` },
      { name: "search among them, median", value: `${at(0.5).toFixed(1)} ms` },
      {
        name: "search among them, 95 of 100",
        value: `${p95.toFixed(1)} ms`,
        measured: p95,
        most: MAX_P95_MS,
      },
      { name: "search among them, the slowest", value: `${at(0.99999).toFixed(1)} ms` },
      { name: "the house meant is listed", value: `${(100 * found).toFixed(1)} %` },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Returns the sorted times in milliseconds, and the share of queries whose house was among the answers.
 */
async function timeSearches(dataDir: string): Promise<{ times: number[]; found: number }> {
  const { provider, close } = openGazetteer(dataDir);
  const times: number[] = [];
  let found = 0;
  const signal = AbortSignal.timeout(600_000);
  for (const { text, house } of searchQueries()) {
    const began = performance.now();
    const answers = await provider.search({
      text,
      near: TOWN_CENTRE,
      country: "MX",
      session: null,
      language: "es",
      signal,
    });
    times.push(performance.now() - began);
    if (answers.some((answer) => answer.text.startsWith(house))) found += 1;
  }
  close();
  return { times: times.sort((a, b) => a - b), found: found / QUERY_COUNT };
}

/** Complete and partial addresses, without accents, with typos, and cut off in the middle. */
function searchQueries(): { text: string; house: string }[] {
  const random = seededRandom(11);
  const streets = syntheticStreets();
  return Array.from({ length: QUERY_COUNT }, (_, at) => {
    const { name, district, postcode } = pickRandom(random, streets);
    const number = 3 * Math.ceil(random() * 25);
    const house = `${name} ${number}`;
    const plain = foldAccents(house);
    const kinds = [
      `${house}, ${district}, ${postcode} Ciudad de México`,
      plain,
      `${number} ${plain.replace(/^\S+ /u, "").replace(/ \d+$/u, "")} ${district}`,
      `${withTypo(random, name)} ${number} ${district}`,
      `${name.slice(0, Math.max(6, name.length - 3))}`,
      `${withTypo(random, withTypo(random, name))} ${number}`,
    ];
    return { text: kinds[at % kinds.length] ?? "", house: at % kinds.length === 4 ? name : house };
  });
}

function withTypo(random: () => number, text: string): string {
  const at = 1 + Math.floor(random() * (text.length - 2));
  const [before, after] = [text.slice(0, at), text.slice(at)];
  if (random() < 0.33) return before + after.slice(1);
  if (random() < 0.5) return before + pickRandom(random, ["a", "e", "o", "n"]) + after;
  return before + (after[1] ?? "") + (after[0] ?? "") + after.slice(2);
}
