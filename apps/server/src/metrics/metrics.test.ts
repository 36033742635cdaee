import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readLockHolder } from "@comanda/api/db/connect/lock-data-dir";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runThroughOperatorChannel } from "../commands/operator-channel.ts";
import { readConfig } from "../config/read-config.ts";
import { repositoryRoot } from "../config/repository-root.ts";
import { type StartedServer, serve } from "../serve.ts";
import { writeCompanyFile } from "../testing/company-file.ts";
import { copyDataFolder } from "../testing/data-template.ts";
import { placeTestOrder } from "../testing/place-order.ts";
import { stubStorefront } from "../testing/stub-storefront.ts";

let folder: string;
let running: StartedServer;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "comanda-metrics-"));
  const dataDir = path.join(folder, "data");
  copyDataFolder(dataDir);
  const quiet = { PORT: "0", METRICS_PORT: "0", DEMO: "off", LOG_LEVEL: "silent" };
  running = await serve(readConfig({ ...quiet, DATA_DIR: dataDir }), stubStorefront());
});
afterAll(async () => {
  await running.close();
  rmSync(folder, { recursive: true, force: true });
});

const atMetrics = async (address: string) => {
  const answer = await fetch(`http://127.0.0.1:${running.metricsPort}${address}`);
  return { status: answer.status, text: await answer.text() };
};
const readMetrics = async () => (await atMetrics("/metrics")).text;
const visit = (address: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${running.port}${address}`, init).then((answer) => answer.text());

/** Returns the value of a series; undefined where there is none. */
function seriesValue(text: string, series: string): number | undefined {
  const line = text.split("\n").find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

/** Labels that hold a name of the code, each with few values. */
const LABELS = [
  ...["site", "method", "route", "status", "code", "step", "result", "kind", "outcome", "name"],
  ...["reason", "level", "state", "version", "le", "type", "space", "major", "minor", "patch"],
];

test("the metrics' port answers, and the visitors' port has none of it", async () => {
  expect(await atMetrics("/livez")).toEqual({ status: 200, text: "live\n" });
  expect(await atMetrics("/readyz")).toEqual({ status: 200, text: "ready\n" });
  expect((await atMetrics("/")).status).toBe(404);
  for (const address of ["/metrics", "/readyz", "/livez"])
    expect(await visit(address)).not.toMatch(/comanda_|^ready|^live/u);
});

test("requests, refusals and the database are counted by names of the code", async () => {
  await visit("/ms-companies/public/hosts/nowhere.test");
  await visit("/products?name=Ana%20Planted");
  await visit("/invented/Ana-Planted", { method: "PROPFIND" });
  const text = await readMetrics();
  const host = 'route="/ms-companies/public/hosts/:host"';
  expect(
    seriesValue(text, `comanda_http_requests_total{site="api",method="GET",${host},status="404"}`),
  ).toBeGreaterThan(0);
  expect(seriesValue(text, 'comanda_refusals_total{code="host_not_found"}')).toBeGreaterThan(0);
  expect(seriesValue(text, "comanda_database_query_duration_seconds_count")).toBeGreaterThan(0);
  expect(seriesValue(text, "comanda_database_up")).toBe(1);
  expect(seriesValue(text, "comanda_payments_due")).toBe(0);
  expect(text).toContain('route="other"');
  expect(text).not.toContain("Planted");
  expect(text).not.toContain("nowhere");
});

test("invented paths, hosts and methods make no series of their own", async () => {
  const series = async () => (await readMetrics()).match(/^comanda_/gmu)?.length ?? 0;
  const invent = (count: number) => [
    `/${count}`,
    `/p${count}/x`,
    `/ms-orders/public/${count}`,
    `/ms-companies/public/hosts/h${count}.test`,
    `/ms-x${"y".repeat(count)}/a`,
    `/media/${count}.webp`,
  ];
  for (const address of invent(1)) await visit(address);
  const before = await series();
  for (let count = 2; count < 12; count += 1)
    for (const address of invent(count)) await visit(address);
  expect(await series()).toBe(before);
});

test("no metric has a label beside the known ones", async () => {
  const names = Array.from((await readMetrics()).matchAll(/[{,](\w+)="/gu), ([, name]) => name);
  expect([...new Set(names)].filter((name) => !LABELS.includes(name ?? ""))).toEqual([]);
});

test("every metric of the alert rules and of the dashboard exists", async () => {
  const text = await readMetrics();
  const known = new Set(Array.from(text.matchAll(/^# TYPE (\w+)/gmu), ([, name]) => name));
  // Only a server on a Postgres has a pool, and only one with a bucket knows whether it answers.
  for (const name of ["comanda_database_connections", "comanda_bucket_up"]) known.add(name);
  const files = ["alerts.yaml", "grafana-dashboard.json"].map((file) =>
    readFileSync(path.join(repositoryRoot, "deploy/monitoring", file), "utf8"),
  );
  const named = files.flatMap((file) => file.match(/\b(?:comanda|nodejs|process)_\w+/gu) ?? []);
  expect(named.length).toBeGreaterThan(30);
  const withoutEnding = (name: string) => name.replace(/_(?:bucket|count|sum)$/u, "");
  expect(named.filter((name) => !known.has(name) && !known.has(withoutEnding(name)))).toEqual([]);
  const ours = [...known].filter((name) => name?.startsWith("comanda_"));
  const dashboard = files[1] ?? "";
  expect(ours.filter((name) => !dashboard.includes(name ?? ""))).toEqual([]);
  const document = readFileSync(path.join(repositoryRoot, "docs/integrators.md"), "utf8");
  expect(ours.filter((name) => !document.includes(`\`${name}\``))).toEqual([]);
});

test("a created and a placed order are counted", async () => {
  writeCompanyFile(folder);
  const operator = readLockHolder(path.join(folder, "data"))?.operator;
  if (!operator) throw new Error("The server takes no commands");
  const ignore = () => undefined;
  const command = { argv: ["import", "company.json"], folder };
  await runThroughOperatorChannel(operator, command, { out: ignore, err: ignore });
  const steps = ["created", "placed"].map((step) => `comanda_orders_total{step="${step}"}`);
  const counts = (text: string) => steps.map((series) => seriesValue(text, series));
  expect(counts(await readMetrics())).toEqual([0, 0]);
  await placeTestOrder({ url: `http://127.0.0.1:${running.port}` });
  const text = await readMetrics();
  expect(counts(text)).toEqual([1, 1]);
  for (const kind of ["creating", "placing"])
    expect(
      seriesValue(text, `comanda_gate_requests_total{kind="${kind}",outcome="admitted"}`),
    ).toBe(1);
});
