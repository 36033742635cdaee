// `npm run bench`, or `npm run bench -- page orders` for some of its parts: docs/benchmarks.md.
import { mkdir, writeFile } from "node:fs/promises";
import { availableParallelism, cpus } from "node:os";
import path from "node:path";
import { repositoryRoot } from "../e2e/support/repository-root.ts";
import { measureBoards } from "./measure-boards.ts";
import { measureLighthouse } from "./measure-lighthouse.ts";
import { measureLiveStatus } from "./measure-live-status.ts";
import { measureMenuSearch } from "./measure-menu-search.ts";
import { measureOrders } from "./measure-orders.ts";
import { measurePage } from "./measure-page.ts";
import { measurePrices } from "./measure-prices.ts";
import { measureSearch } from "./measure-search.ts";
import { measureSlowNetwork } from "./measure-slow-network.ts";
import { measureSlowPhone } from "./measure-slow-phone.ts";
import { measureStartup } from "./measure-startup.ts";
import { measureTransfer } from "./measure-transfer.ts";
import { type Figure, markdownTable } from "./report.ts";

const parts = {
  page: measurePage,
  orders: measureOrders,
  live: measureLiveStatus,
  boards: measureBoards,
  bytes: measureTransfer,
  start: measureStartup,
  search: measureSearch,
  prices: measurePrices,
  "menu-search": measureMenuSearch,
  "slow-network": measureSlowNetwork,
  "slow-phone": measureSlowPhone,
  lighthouse: measureLighthouse,
};
type Part = keyof typeof parts;

/** The parts that run without arguments; Lighthouse has to be installed first. */
const defaultParts: Part[] = [
  "page",
  "orders",
  "live",
  "boards",
  "bytes",
  "start",
  "search",
  "prices",
  "menu-search",
  "slow-network",
  "slow-phone",
];

for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(
    `There is no ${unknown.join(", ")}; the parts are ${Object.keys(parts).join(", ")}`,
  );
  process.exit(2);
}

const chosen = requested.length > 0 ? (requested as Part[]) : defaultParts;
const figures: Figure[] = [];
for (const name of chosen) {
  console.error(`Measuring: ${name} …`);
  figures.push(...(await parts[name]()));
}

const machine = `${availableParallelism()} cores of ${cpus()[0]?.model ?? "unknown kind"}`;
const heading = `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${machine}`;
const report = `${heading}\n\n${markdownTable(figures)}\n`;
const results = path.join(repositoryRoot, "test-results");
await mkdir(results, { recursive: true });
await writeFile(path.join(results, "bench.md"), report);
console.log(`\n${report}`);
