import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type BucketServer, startBucketServer } from "@comanda/api/files/testing/bucket-server";
import { startPostgres, type TestPostgres } from "@comanda/api/testing/postgres";
import { smallCompany } from "@comanda/api/testing/small-company";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "../config/read-config.ts";
import { type StartedServer, serve } from "../serve.ts";
import { runComanda } from "../testing/run-captured-command.ts";
import { stubStorefront } from "../testing/stub-storefront.ts";

const SECRET_KEY = "the servers of one restaurant have one secret";
let folder: string;
let bucket: BucketServer;
let postgres: TestPostgres;
const running: StartedServer[] = [];
const at = (name: string) => path.join(folder, name);

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "comanda-shared-bucket-"));
  [bucket, postgres] = await Promise.all([startBucketServer(), startPostgres({ fsync: false })]);
});
afterAll(async () => {
  for (const server of running) await server.close();
  await postgres.stop();
  await bucket.close().catch(() => undefined);
  rmSync(folder, { recursive: true, force: true });
});

const environment = (machine: string) => ({
  DATABASE_URL: postgres.url,
  DATA_DIR: at(machine),
  SECRET_KEY,
  PORT: "0",
  DEMO: "off",
  LOG_LEVEL: "silent",
  RATE_LIMITS: "off",
  METRICS_PORT: "0",
  PICTURES_BUCKET: "s3://comanda/pictures",
  S3_ENDPOINT: bucket.service.endpoint,
  S3_ACCESS_KEY_ID: bucket.service.accessKeyId,
  S3_SECRET_ACCESS_KEY: bucket.service.secretAccessKey,
  S3_TIMEOUT_MS: "500",
});

async function start(machine: string): Promise<StartedServer> {
  const server = await serve(readConfig(environment(machine)), stubStorefront(), stubStorefront());
  running.push(server);
  return server;
}

/** Writes the small company with a picture for its logo. */
async function writeCompanyWithLogo(): Promise<string> {
  mkdirSync(at("files"));
  const logo = sharp({ create: { width: 200, height: 200, channels: 3, background: "#c9421b" } });
  writeFileSync(at("files/logo.png"), await logo.png().toBuffer());
  const company = smallCompany();
  for (const { products } of company.categories)
    for (const product of products ?? []) product.images = [];
  Object.assign(company.company, { logo_url: "logo.png" });
  writeFileSync(at("files/company.json"), JSON.stringify(company));
  return at("files/company.json");
}

const get = (server: StartedServer, address: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${server.port}${address}`, init);
const operators = async (server: StartedServer, address: string) => {
  const answer = await fetch(`http://127.0.0.1:${server.metricsPort}${address}`);
  return `${answer.status} ${await answer.text()}`;
};

test("a picture that one machine stores in the bucket is on the pages of the others, and in backups", async () => {
  const file = await writeCompanyWithLogo();
  const imported = await runComanda(["import", file], environment("first"));
  expect(imported).toMatchObject({ code: 0, err: expect.stringContaining("pictures: 1 of 1") });
  expect(existsSync(at("first/media"))).toBe(false);
  const servers = [await start("second"), await start("third")];
  const logos = readdirSync(path.join(bucket.directory, "comanda/pictures/media/companies/logos"));
  const name = logos.map((logo) => /^[0-9a-f]{32}\.png/u.exec(logo)?.[0]).find(Boolean);
  const address = `/media/companies/logos/${name}`;
  for (const server of servers) {
    const answer = await get(server, address);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect((await sharp(bytes).metadata()).width).toBe(200);
    const head = await get(server, address, { method: "HEAD" });
    expect(head.headers.get("content-length")).toBe(String(bytes.length));
    for (const other of ["/media/companies/logos/none.png", "/media/../comanda-check.txt"])
      expect((await get(server, other)).status).toBe(404);
    expect(await operators(server, "/readyz")).toBe("200 ready\nbucket: answers\n");
  }

  const archive = "s3://comanda/backups/whole.tar.gz";
  const written = await runComanda(["backup", archive], environment("first"));
  expect([written.code, written.out]).toEqual([0, expect.stringContaining("1 picture, ")]);
  const verified = await runComanda(["verify", archive], environment("first"));
  expect(verified.out).toContain(`${archive} is whole`);
  const elsewhere = { DATABASE_URL: "", SECRET_KEY: "", PICTURES_BUCKET: "s3://comanda/copy" };
  const env = { ...environment("elsewhere"), ...elsewhere };
  const restored = await runComanda(["restore", archive], env);
  expect(restored).toMatchObject({ code: 0, err: "" });
  const copy = path.join(bucket.directory, "comanda/copy/media/companies/logos");
  expect(readdirSync(copy).sort()).toEqual(logos.sort());
  expect(existsSync(at("elsewhere/media"))).toBe(false);
});

test("while the bucket is gone known pictures are served, others are 503, and states and metrics say so", async () => {
  const [server] = running;
  if (!server) throw new Error("No server runs");
  const folderOfLogos = "pictures/media/companies/logos";
  const logos = readdirSync(path.join(bucket.directory, "comanda", folderOfLogos));
  const name = logos.map((logo) => /^[0-9a-f]{32}\.\w+/u.exec(logo)?.[0]);
  const [webp, png] = ["webp", "png"].map((ending) => name.find((one) => one?.endsWith(ending)));
  await bucket.close();
  expect((await get(server, `/media/companies/logos/${png}`)).status).toBe(200);
  const unknown = await get(server, `/media/companies/logos/${webp}`);
  expect([unknown.status, unknown.headers.get("cache-control")]).toEqual([503, "no-store"]);
  expect(Number(unknown.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await operators(server, "/readyz")).toBe("200 ready\nbucket: does not answer\n");
  const metrics = await operators(server, "/metrics");
  expect(metrics).toContain("comanda_bucket_up 0");
  expect(metrics).toContain('comanda_bucket_requests_total{method="GET",outcome="failed"}');
  const refused = await runComanda(["backup", "s3://comanda/b.tar.gz"], environment("x"));
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining("s3://comanda/b.tar.gz") });
  expect(refused.err.trim().split("\n")).toHaveLength(1);
});
