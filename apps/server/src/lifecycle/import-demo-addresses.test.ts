import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { folderFiles } from "@comanda/api/files/folder-files";
import { createTestApp, type TestApp } from "@comanda/api/testing/create-test-app";
import { ImportFile } from "@comanda/contract/companies/import-file";
import { metersBetween, type Position } from "@comanda/domain/geo/position";
import { indexFilePath } from "@comanda/places/gazetteer/index/index-file";
import { listAddressSources, removeAddressSources } from "@comanda/places/gazetteer/index/sources";
import type { Gazetteer } from "@comanda/places/gazetteer/search/gazetteer";
import { openGazetteer } from "@comanda/places/gazetteer/search/open-gazetteer";
import { parse } from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { repositoryRoot } from "../config/repository-root.ts";
import { importDemo } from "./import-demo.ts";

const names = ["cafe", "pizzaria", "taqueria"] as const;
const files = names.map((name) => {
  const file = path.join(repositoryRoot, "demo", name, "company.json");
  return parse(ImportFile, JSON.parse(readFileSync(file, "utf8")));
});
const companies = files.map(({ company }, index) => {
  const { address, latitude, longitude, country } = company;
  const at = { latitude: Number(latitude), longitude: Number(longitude) };
  const name = names[index] ?? "";
  return { name, company, address: address ?? "", at, country: country?.country_code ?? "" };
});

let api: TestApp;
let dataDir: string;
let gazetteer: Gazetteer;
const reported: string[] = [];
const start = () =>
  importDemo({ ...api.deps, dataDir, pictures: folderFiles(dataDir) }, (text) =>
    reported.push(text),
  );

beforeAll(async () => {
  // Imports the companies without pictures, which would take long.
  api = await createTestApp(files);
  dataDir = mkdtempSync(path.join(tmpdir(), "comanda-demo-"));
  await start();
  gazetteer = openGazetteer(dataDir);
});
afterAll(async () => {
  gazetteer.close();
  await api.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function search(text: string, near: Position, country: string) {
  const question = { text, near, country, session: null, language: "en" };
  return await gazetteer.provider.search({ ...question, signal: AbortSignal.timeout(5_000) });
}

test("a start imports the addresses of the existing companies, and the next start does not", async () => {
  expect(reported).toEqual([expect.stringMatching(/^Imported the demo's \d+ addresses$/)]);
  expect(listAddressSources(dataDir).map(({ country, name }) => `${country} ${name}`)).toEqual([
    "BR demo-pizzaria",
    "MX demo-taqueria",
    "US demo-cafe",
  ]);
  await start();
  expect(reported).toHaveLength(1);
});

test.each(companies)(
  "$name: its address file has the right size and contains its own address",
  async (one) => {
    const { size } = statSync(path.join(repositoryRoot, "demo", one.name, "addresses.csv"));
    expect(size).toBeLessThanOrEqual(400_000);
    const source = listAddressSources(dataDir).find(({ name }) => name === `demo-${one.name}`);
    expect(source?.addresses).toBeGreaterThan(2_000);
    const [found] = await search(one.address, one.at, one.country);
    expect(found).toMatchObject({ hasNumber: true });
    expect(metersBetween(found?.position ?? one.at, one.at)).toBeLessThan(1);
    const located = await gazetteer.locate(one.address, one.at, one.country);
    expect(located).toContainEqual(expect.objectContaining({ hasNumber: true }));
  },
);

test.each([
  ["MX", "alvro obregn 154", /^Av\. Álvaro Obregón 154, Roma Norte, 06700/],
  ["MX", "orizaba 101", /^Orizaba \d+, Roma Norte|^Orizaba, Roma Norte/],
  ["BR", "r harmonia 500", /^Rua Harmonia(, \d+)? - Vila Madalena, São Paulo$/],
  ["US", "1411 bluebonnet aly", /^1411 Bluebonnet Alley, Austin, TX 78704$/],
  ["US", "so congress ave", /^S Congress Avenue, Austin/],
])("in %s the search %j finds its address", async (country, text, address) => {
  const at = companies.find((company) => company.country === country)?.at;
  const [found] = await search(text, at ?? { latitude: 0, longitude: 0 }, country);
  expect(found?.text).toMatch(address);
});

test("the pizzaria's districts have streets, and there are streets in other districts", () => {
  const file = readFileSync(path.join(repositoryRoot, "demo/pizzaria/addresses.csv"), "utf8");
  const there = new Set(file.split("\n").map((row) => row.split(",")[5]));
  const pizzaria = companies.find(({ name }) => name === "pizzaria")?.company;
  const districts = (pizzaria?.delivery_districts ?? []).map(({ name }) => name);
  expect(districts.length).toBeGreaterThan(5);
  for (const name of districts) expect(there).toContain(name);
  expect([...there].filter((name) => name && name !== "DISTRICT").length).toBeGreaterThan(
    districts.length,
  );
});

test("the address files reach beyond the delivery areas", () => {
  for (const { name, at } of companies) {
    const rows = readFileSync(
      path.join(repositoryRoot, "demo", name, "addresses.csv"),
      "utf8",
    ).split("\n");
    const away = rows.slice(1, -1).map((row) => {
      const [longitude, latitude] = row.split(",").map(Number);
      return metersBetween(at, { latitude: latitude ?? 0, longitude: longitude ?? 0 });
    });
    expect(Math.max(...away)).toBeGreaterThan(4_100);
    expect(away.filter((meters) => meters < 1_000).length).toBeGreaterThan(400);
  }
});

test("addresses that cannot be imported are reported, and the start goes on", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "comanda-demo-"));
  mkdirSync(path.join(folder, "gazetteer.lock"));
  const reports: string[] = [];
  await importDemo({ ...api.deps, dataDir: folder, pictures: folderFiles(folder) }, (text) =>
    reports.push(text),
  );
  expect(reports).toEqual([
    expect.stringMatching(/^The demo's addresses were not imported\. unable to open/),
  ]);
  rmSync(folder, { recursive: true });
});

test("a damaged index stays as it is", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "comanda-demo-"));
  writeFileSync(indexFilePath(folder), "Not a database");
  const reports: string[] = [];
  await importDemo({ ...api.deps, dataDir: folder, pictures: folderFiles(folder) }, (text) =>
    reports.push(text),
  );
  expect(reports).toEqual([]);
  expect(readFileSync(indexFilePath(folder), "utf8")).toBe("Not a database");
  rmSync(folder, { recursive: true });
});

test("removed addresses do not come back", async () => {
  for (const name of names) await removeAddressSources(dataDir, `demo-${name}`);
  await start();
  expect(listAddressSources(dataDir)).toEqual([]);
});
