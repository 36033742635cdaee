import { indexMenu, searchMenu } from "@comanda/domain/search/search-menu";
import { inventedMenu } from "@comanda/domain/testing/invented-menu";
import { SEARCH_QUERIES } from "@comanda/domain/testing/search-queries";
import { type Figure, median } from "./report.ts";

const RUNS = 5;

/** A frame of a screen, on a phone with a processor four times slower than this one. */
const MAX_MS = 16 / 4;

/** Measures the search of the menu letter by letter, as it runs in the browser, without drawing. */
export async function measureMenuSearch(): Promise<Figure[]> {
  const menu = inventedMenu();
  const indexTimes: number[] = [];
  const letterTimes: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const began = performance.now();
    const index = indexMenu(menu);
    indexTimes.push(performance.now() - began);
    for (const { typed } of SEARCH_QUERIES) {
      for (let length = 1; length <= typed.length; length += 1) {
        const pressed = performance.now();
        searchMenu(index, typed.slice(0, length));
        letterTimes.push(performance.now() - pressed);
      }
    }
  }
  const sorted = letterTimes.toSorted((a, b) => a - b);
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
  return [
    { name: "reading 2,052 dishes for the search", value: `${median(indexTimes).toFixed(0)} ms` },
    { name: "a letter of the search, median", value: `${median(letterTimes).toFixed(1)} ms` },
    {
      name: "a letter of the search, 95 of 100",
      value: `${p95.toFixed(1)} ms`,
      measured: p95,
      most: MAX_MS,
    },
  ];
}
