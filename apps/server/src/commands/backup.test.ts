import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { writeCompanyFile } from "../testing/company-file.ts";
import { copyDataFolder } from "../testing/data-template.ts";
import { placeTestOrder } from "../testing/place-order.ts";
import { readPlacedOrders } from "../testing/read-placed-orders.ts";
import { runComanda } from "../testing/run-captured-command.ts";
import { type ServerHere, startServer } from "../testing/start-server.ts";

const STOCK = 1_000_000;
/** A folder with the small company, which each test gets a copy of. */
let template: string;
let folder: string;
let env: { DATA_DIR: string };
let server: ServerHere | null = null;
const at = (name: string) => path.join(folder, name);

beforeAll(async () => {
  template = mkdtempSync(path.join(tmpdir(), "comanda-backups-"));
  copyDataFolder(path.join(template, "data"));
  const imported = await runComanda(["import", writeCompanyFile(template, STOCK)], {
    DATA_DIR: path.join(template, "data"),
  });
  expect(imported).toMatchObject({ code: 0 });
});
afterAll(() => rmSync(template, { recursive: true, force: true }));
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "comanda-backups-"));
  cpSync(template, folder, { recursive: true });
  env = { DATA_DIR: at("data") };
});
afterEach(async () => {
  await server?.close();
  server = null;
  rmSync(folder, { recursive: true, force: true });
});

/** Orders until `stop` is called, which returns the ids that the server acknowledged. */
function orderMeanwhile(served: ServerHere) {
  const acknowledged: string[] = [];
  let goesOn = true;
  const customers = Array.from({ length: 2 }, async () => {
    while (goesOn) acknowledged.push((await placeTestOrder(served)).id);
  });
  const stop = async () => {
    goesOn = false;
    await Promise.all(customers);
    return acknowledged;
  };
  return { acknowledged, stop };
}

test("a backup under orders is one instant: what was acknowledged before it, with exact stock", async () => {
  server = await startServer(env);
  const orders = orderMeanwhile(server);
  await vi.waitUntil(() => orders.acknowledged.length >= 8, { timeout: 60_000 });
  const before = [...orders.acknowledged];
  expect(await runComanda(["backup", at("a.tar.gz")], env)).toMatchObject({
    code: 0,
    err: "",
  });
  const during = orders.acknowledged.length - before.length;
  await orders.stop();
  const refused = await runComanda(["restore", at("a.tar.gz"), "--replace"], env);
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining("is held by process") });
  await server.close();

  expect(await runComanda(["verify", at("a.tar.gz")], env)).toMatchObject({
    code: 0,
    out: expect.stringContaining("is whole: 1 company"),
  });
  const elsewhere = { DATA_DIR: at("elsewhere") };
  const restored = await runComanda(["restore", at("a.tar.gz")], elsewhere);
  expect(restored).toMatchObject({ code: 0, err: "" });
  const { ids, sold, stock } = await readPlacedOrders(elsewhere.DATA_DIR);
  expect(before.filter((id) => !ids.has(id))).toEqual([]);
  expect(stock).toBe(STOCK - sold);
  expect(during).toBeGreaterThan(0);
  const key = (dataDir: string) => readFileSync(path.join(dataDir, "secret.key"), "utf8");
  expect(key(elsewhere.DATA_DIR)).toBe(key(env.DATA_DIR));

  server = await startServer(elsewhere);
  const { id } = await placeTestOrder(server);
  expect(ids.has(id)).toBe(false);
});

test("a server writes backups by itself, and keeps the latest", async () => {
  const backups = at("backups");
  mkdirSync(backups);
  const earlier = ["comanda-2026-01-01T00-00-00Z.tar.gz", "comanda-2026-01-02T00-00-00Z.tar.gz"];
  for (const name of [...earlier, "mine.tar.gz"]) writeFileSync(path.join(backups, name), "");
  server = await startServer({ ...env, BACKUP_DIR: backups, BACKUP_KEEP: "2" });
  await vi.waitUntil(() => !readdirSync(backups).includes(earlier[0] ?? ""), { timeout: 60_000 });
  const [kept, written = "", other] = readdirSync(backups).sort();
  expect([kept, other]).toEqual([earlier[1], "mine.tar.gz"]);
  const verified = await runComanda(["verify", path.join(backups, written)], env);
  expect(verified).toMatchObject({ code: 0, err: "" });
});

test("a backup without a name goes into the data folder, whichever folder the command runs in", async () => {
  const { code, out } = await runComanda(["backup"], env, at("company.json"));
  expect(code).toBe(0);
  const [written = ""] = readdirSync(at("data/backups"));
  expect(written).toMatch(/^comanda-manual-[\dTZ-]+\.tar\.gz$/u);
  expect(out).toContain(`Wrote ${at("data/backups")}${path.sep}${written}: 1 company`);
});

test.each([
  ["a folder that cannot be written", ["backup", "company.json/a.tar.gz"], "cannot be written: "],
  ["a text", ["verify", "company.json"], "is no backup of Comanda"],
  ["no file", ["restore", "none.tar.gz"], "is no file"],
])("%s is refused by one line, with exit code 1", async (_, argv, message) => {
  const { code, err } = await runComanda(argv, env, folder);
  expect(code).toBe(1);
  expect(err).toMatch(/^[^\n]+\n$/u);
  expect(err).toContain(message);
});
