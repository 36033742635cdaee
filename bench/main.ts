// `npm run bench`, or `npm run bench -- page orders` for some of its parts: docs/benchmarks.md.
import { mkdir, writeFile } from "node:fs/promises";
import { availableParallelism, cpus } from "node:os";
import path from "node:path";
import { bytes } from "./bytes.ts";
import { root } from "./children.ts";
import { lighthouse } from "./lighthouse.ts";
import { live } from "./live.ts";
import { orders } from "./orders.ts";
import { page } from "./page.ts";
import { type Figure, table } from "./report.ts";
import { search } from "./search.ts";
import { start } from "./start.ts";

const parts = { page, orders, live, bytes, start, search, lighthouse };
type Part = keyof typeof parts;

/** What is measured unless something else is asked for; Lighthouse has to be installed first. */
const usual: Part[] = ["page", "orders", "live", "bytes", "start", "search"];

for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(
    `There is no ${unknown.join(", ")}; the parts are ${Object.keys(parts).join(", ")}`,
  );
  process.exit(2);
}

const chosen = asked.length > 0 ? (asked as Part[]) : usual;
const figures: Figure[] = [];
for (const name of chosen) {
  console.error(`Measuring: ${name} …`);
  figures.push(...(await parts[name]()));
}

const machine = `${availableParallelism()} cores of ${cpus()[0]?.model ?? "unknown kind"}`;
const heading = `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${machine}`;
const report = `${heading}\n\n${table(figures)}\n`;
const results = path.join(root, "test-results");
await mkdir(results, { recursive: true });
await writeFile(path.join(results, "bench.md"), report);
console.log(`\n${report}`);
