import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser } from "@playwright/test";
import { launchChromium } from "../scripts/testing/launch-chromium.ts";
import { BENCH_HOST } from "./bench-company.ts";
import { importBenchCompany } from "./import-bench-company.ts";
import { type RunningServer, startComanda } from "./processes.ts";
import type { Figure } from "./report.ts";

/**
 * Measures the bytes of a phone's first visit in Chromium, by page, with the code that is loaded ahead.
 * The limit of the first load is tested in e2e/menu/first-load.spec.ts.
 */
export async function measureTransfer(): Promise<Figure[]> {
  const folder = await mkdtemp(path.join(tmpdir(), "comanda-bench-"));
  let server: RunningServer | null = null;
  let browser: Browser | null = null;
  try {
    const env = { DATA_DIR: path.join(folder, "data") };
    await importBenchCompany(folder, env);
    server = await startComanda(env);
    browser = await launchChromium();
    const figures: Figure[] = [];
    for (const at of ["/", "/products"]) {
      const { scripts, total } = await measureVisit(
        browser,
        `http://${BENCH_HOST}:${server.port}${at}`,
      );
      figures.push({ name: `${at}: JavaScript`, value: kb(scripts) });
      figures.push({ name: `${at}: all`, value: kb(total) });
    }
    return figures;
  } finally {
    await browser?.close();
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Measures the bytes over the network, with headers, until the network is quiet. */
async function measureVisit(
  browser: Browser,
  url: string,
): Promise<{ scripts: number; total: number }> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send("Network.enable");
  const scripts = new Set<string>();
  const sum = { scripts: 0, total: 0 };
  network.on("Network.responseReceived", ({ requestId, type }) => {
    if (type === "Script") scripts.add(requestId);
  });
  network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    sum.total += encodedDataLength;
    if (scripts.has(requestId)) sum.scripts += encodedDataLength;
  });
  await page.goto(url, { waitUntil: "networkidle" });
  await context.close();
  return sum;
}

const kb = (value: number) => `${(value / 1_000).toFixed(1)} kB`;
