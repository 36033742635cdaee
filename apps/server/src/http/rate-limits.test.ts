import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { rateLimits } from "@comanda/api/limits/rate-limits";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { writeCompanyFile } from "../testing/company-file.ts";
import { copyDataFolder } from "../testing/data-template.ts";
import { runComanda } from "../testing/run-captured-command.ts";
import { type ServerHere, startServer } from "../testing/start-server.ts";

let folder: string;
let dataDir: string;
const servers: ServerHere[] = [];
// Counters are in a server's memory: each test starts its own server on the same data.
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "comanda-limits-"));
  dataDir = path.join(folder, "data");
  copyDataFolder(dataDir);
  const imported = await runComanda(["import", writeCompanyFile(folder)], {
    DATA_DIR: dataDir,
  });
  expect(imported).toMatchObject({ code: 0 });
});
afterEach(async () => {
  for (const server of servers.splice(0).reverse()) await server.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function start(env: Record<string, string>): Promise<ServerHere> {
  const server = await startServer(env);
  servers.push(server);
  return server;
}

const [{ points: REPORTS }] = rateLimits.reports.address;

/** Reports the site and returns the status; `forwardedFor` stands for a proxy's header. */
async function report(server: ServerHere, forwardedFor: string): Promise<number> {
  const { status } = await fetch(`${server.url}/ms-companies/public/companies/site-abuse-report`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": forwardedFor },
    body: JSON.stringify({ company_id: "tacos", reason: "Prices", description: "They differ." }),
  });
  return status;
}

async function reports(server: ServerHere, count: number, from: (nth: number) => string) {
  const statuses: number[] = [];
  for (let nth = 0; nth < count; nth += 1) statuses.push(await report(server, from(nth)));
  return statuses;
}

const done = Array(REPORTS).fill(201);

test("forged X-Forwarded-For headers do not avoid the limits", async () => {
  const server = await start({ DATA_DIR: dataDir, RATE_LIMITS: "on" });
  expect(await reports(server, REPORTS + 1, (nth) => `203.0.113.${nth}`)).toEqual([...done, 429]);
});

test("behind a proxy each visitor has separate limits, also in front of another backend", async () => {
  const trusting = { RATE_LIMITS: "on", TRUST_PROXY: "on" };
  const back = await start({ ...trusting, DATA_DIR: dataDir });
  const front = await start({
    ...trusting,
    DATA_DIR: path.join(folder, "none"),
    API_URL: back.url,
  });
  expect(await reports(front, REPORTS + 1, (nth) => `10.0.0.${nth}, 203.0.113.7`)).toEqual([
    ...done,
    429,
  ]);
  expect(await report(front, "203.0.113.8")).toBe(201);
  expect(await report(back, "203.0.113.7")).toBe(429);
});

test("RATE_LIMITS=off turns the limits off", async () => {
  const server = await start({ DATA_DIR: dataDir, RATE_LIMITS: "off" });
  expect(await reports(server, REPORTS + 1, () => "203.0.113.7")).toEqual([...done, 201]);
});
