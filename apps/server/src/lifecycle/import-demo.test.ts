import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { listCompanies } from "@comanda/api/companies/list-companies";
import { folderFiles } from "@comanda/api/files/folder-files";
import { createTestApp, type TestApp } from "@comanda/api/testing/create-test-app";
import { smallCompany } from "@comanda/api/testing/small-company";
import { afterEach, beforeEach, expect, test } from "vitest";
import { importDemo } from "./import-demo.ts";

const NAMES = ["bar", "cafe", "diner"];

let api: TestApp;
let folder: string;
let demo: string;
beforeEach(async () => {
  api = await createTestApp([]);
  folder = mkdtempSync(path.join(tmpdir(), "comanda-demo-"));
  demo = path.join(folder, "demo");
  for (const name of NAMES) {
    mkdirSync(path.join(demo, name), { recursive: true });
    write(path.join(demo, name, "company.json"), name);
  }
});
afterEach(async () => {
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Writes the small company with another id, without pictures and QR codes. */
function write(file: string, id: string, name = id): void {
  const company = smallCompany();
  company.company = { ...company.company, id, name };
  for (const { products } of company.categories)
    for (const each of products ?? []) each.images = [];
  writeFileSync(file, JSON.stringify({ ...company, hosts: [`${id}.test`], qrs: [] }));
}

const deps = () => {
  const dataDir = path.join(folder, "data");
  return { ...api.deps, dataDir, pictures: folderFiles(dataDir) };
};

/** Starts the import; with `killedAfter` it fails after that many companies. */
async function start(killedAfter = Number.POSITIVE_INFINITY): Promise<void> {
  let imported = 0;
  const say = () => {
    imported += 1;
    if (imported === killedAfter) throw new Error("killed");
  };
  const filled = importDemo(deps(), say, demo);
  await (killedAfter > NAMES.length ? filled : expect(filled).rejects.toThrow("killed"));
}

async function companies(): Promise<string[]> {
  return (await listCompanies(api.deps, 10)).map(({ company_id }) => company_id).sort();
}

test.each([1, 2, 3])(
  "a first start that is killed after %i companies is continued",
  async (count) => {
    await start(count);
    expect(await companies()).toEqual(NAMES.slice(0, count));
    await start();
    expect(await companies()).toEqual(NAMES);
  },
);

test("a first start that is killed again and again fills the database in the end", async () => {
  for (const _ of NAMES) await start(1);
  await start();
  expect(await companies()).toEqual(NAMES);
});

test("a company that is removed after the first start does not come back", async () => {
  await start();
  await api.db.deleteFrom("companies").where("company_id", "=", "cafe").execute();
  await start();
  expect(await companies()).toEqual(["bar", "diner"]);
  await api.db.deleteFrom("companies").execute();
  await start();
  expect(await companies()).toEqual([]);
});

test("a company that is changed during an incomplete first start keeps its changes", async () => {
  await start(1);
  await api.db.updateTable("companies").set({ document: '{"name":"Mine"}' }).execute();
  await start();
  const { document } = await api.db
    .selectFrom("companies")
    .select("document")
    .where("company_id", "=", "bar")
    .executeTakeFirstOrThrow();
  expect(document).toEqual({ name: "Mine" });
});

test("a database with a company at its first start gets no demo, even when it is empty later", async () => {
  await api.store(smallCompany());
  await start();
  expect(await companies()).toEqual(["tacos"]);
  await api.db.deleteFrom("companies").execute();
  await start();
  expect(await companies()).toEqual([]);
});

test("a demo company is skipped when another company has taken its host", async () => {
  await start(1);
  await api.db.updateTable("hosts").set({ host: "cafe.test" }).execute();
  await start();
  expect(await companies()).toEqual(["bar", "diner"]);
});

test("an invalid demo company stops the start of an empty database", async () => {
  writeFileSync(path.join(demo, "bar", "company.json"), '{"company":{"id":"bar","country":{}}}');
  await expect(importDemo(deps(), () => undefined, demo)).rejects.toThrow(
    "company.json was refused",
  );
});
