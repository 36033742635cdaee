import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { repositoryRoot } from "../e2e/support/repository-root.ts";
import { type RunningServer, runToEnd, startComanda } from "./processes.ts";
import { type Figure, median } from "./report.ts";

const RUNS = 5;
const HOST = "demo.localhost";
const PAGES = ["/", "/products"];
/** All categories except the experimental one for agents. */
const CATEGORIES = "performance,accessibility,best-practices,seo";
const lighthouseFolder = path.join(repositoryRoot, "bench/lighthouse");
const program = path.join(lighthouseFolder, "node_modules/lighthouse/cli/index.js");

/** The parts of Lighthouse's report that are read here. */
type Report = {
  categories: Record<string, { title: string; score: number | null }>;
  audits: Record<string, { numericValue?: number; details?: { items?: unknown[] } }>;
  runtimeError?: { message: string };
};

type Request = { transferSize?: number; resourceType?: string };

/**
 * Lighthouse's four scores of the demo restaurant's pages, for a phone on a slow network: the medians
 * of five visits each, to a production server with the pictures of its menu.
 */
export async function measureLighthouse(): Promise<Figure[]> {
  await install();
  const folder = await mkdtemp(path.join(tmpdir(), "comanda-lighthouse-"));
  let server: RunningServer | null = null;
  try {
    const env = { DATA_DIR: path.join(folder, "data"), DEMO: "on", COMANDA_ENV: "production" };
    server = await startComanda(env, "/products", HOST);
    const figures: Figure[] = [];
    for (const at of PAGES) {
      const reports: Report[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const url = `http://${HOST}:${server.port}${at}`;
        // On a busy machine a browser sometimes starts too late: one more try.
        reports.push(await visit(url, folder).catch(() => visit(url, folder)));
      }
      figures.push(...figuresOf(at, reports));
    }
    return figures;
  } finally {
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Installs Lighthouse's packages on first use: nothing else needs them. */
async function install(): Promise<void> {
  if (existsSync(program)) return;
  console.error("Installing Lighthouse …");
  await runToEnd("npm", [
    "ci",
    "--prefix",
    lighthouseFolder,
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
  ]);
}

async function visit(url: string, folder: string): Promise<Report> {
  const output = path.join(folder, "report.json");
  const sandbox = process.getuid?.() === 0 ? " --no-sandbox" : "";
  const argv = [url, "--quiet", `--only-categories=${CATEGORIES}`, "--output=json"];
  argv.push(`--output-path=${output}`);
  const env: Record<string, string> = process.env.CHROMIUM_PATH
    ? { CHROME_PATH: process.env.CHROMIUM_PATH }
    : {};
  await runToEnd(
    process.execPath,
    [program, ...argv, `--chrome-flags=--headless=new${sandbox}`],
    env,
  );
  const report: Report = JSON.parse(await readFile(output, "utf8"));
  if (report.runtimeError) throw new Error(`Lighthouse: ${report.runtimeError.message}`);
  return report;
}

/** Only the performance score has a target: times depend on the machine. */
function figuresOf(at: string, reports: readonly Report[]): Figure[] {
  const [first] = reports;
  const scores = Object.entries(first?.categories ?? {}).map(([id, { title }]) => {
    const measured = Math.round(median(reports.map((report) => scoreOf(report, id))) * 100);
    const least = id === "performance" ? 95 : undefined;
    return { name: `${at}: ${title}`, value: String(measured), measured, least };
  });
  const middle = (audit: string) =>
    median(reports.map(({ audits }) => audits[audit]?.numericValue ?? 0));
  const ms = (name: string, audit: string) => ({
    name: `${at}: ${name}`,
    value: `${(middle(audit) / 1_000).toFixed(1)} s`,
  });
  const transferred = median(reports.map(bytesBeforePictures));
  return [
    ...scores,
    ms("largest content painted", "largest-contentful-paint"),
    ms("blocked", "total-blocking-time"),
    { name: `${at}: layout shift`, value: middle("cumulative-layout-shift").toFixed(3) },
    {
      name: `${at}: transferred, without pictures`,
      value: `${(transferred / 1_000).toFixed(1)} kB`,
    },
  ];
}

const scoreOf = ({ categories }: Report, id: string) => categories[id]?.score ?? 0;

function bytesBeforePictures({ audits }: Report): number {
  const requests = (audits["network-requests"]?.details?.items ?? []) as Request[];
  return requests
    .filter(({ resourceType }) => resourceType !== "Image")
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
}
