import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exportCompany } from "../import/export-company.ts";
import { importCompany } from "../import/import-company.ts";
import { makePicture } from "../import/testing/import-fixture.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { smallCompany } from "../testing/small-company.ts";
import { signedInAs } from "../testing/staff-members.ts";
import { readMenu } from "./testing/menu-calls.ts";
import { makeRandomEdit, randomEdits } from "./testing/random-edits.ts";
import { readAllSettings } from "./testing/random-settings.ts";

/** More by the environment, for a trial: `RUNS=20 EDITS=500`. */
const RUNS = Number(process.env.RUNS ?? 3);
const EDITS = Number(process.env.EDITS ?? 20);

let edited: TestApp;
let imported: TestApp;
let root: string;
beforeAll(async () => {
  const { categories, ...file } = smallCompany();
  const text = JSON.stringify(categories, (key, value) => (key === "images" ? [] : value));
  edited = await createTestApp([{ ...file, categories: JSON.parse(text) }]);
  imported = await createTestApp([]);
  root = await mkdtemp(join(tmpdir(), "comanda-edits-"));
  edited.deps.dataDir = join(root, "edited");
});
afterAll(async () => {
  await Promise.all([edited.close(), imported.close()]);
  await rm(root, { recursive: true });
});

const publicPaths = [
  "/ms-companies/public/companies/tacos",
  "/ms-companies/public/companies/tacos/ecommerce-settings",
  "/ms-products/public/companies/tacos/categories",
  "/ms-orders/public/companies/tacos/order-settings",
  "/ms-orders/public/companies/tacos/coupons",
  "/ms-payments/public/companies/tacos/payment-methods",
  "/ms-clients/public/companies/tacos/loyalty-settings",
];
const publicAnswers = (api: TestApp) =>
  Promise.all(publicPaths.map(async (path) => (await api.raw(path)).text()));

/** What a change may be refused for: nothing of it is a mistake of the server. */
const refusals = [
  "part_changed",
  "part_not_found",
  "part_in_use",
  "change_not_found",
  "invalid_body",
];

test(`after ${EDITS} random edits the export is what the calls show, and imports as the same`, {
  timeout: RUNS * EDITS * 5_000 + 60_000,
}, async () => {
  const property = fc.asyncProperty(randomEdits(EDITS), async (edits) => {
    await Promise.all([edited.reset(), imported.reset()]);
    const state = { changes: [], pictures: await uploadPictures() };
    let made = 0;
    for (const edit of edits) {
      const { status, body } = await makeRandomEdit(edited, edit, state);
      if (status !== 200) expect(refusals, JSON.stringify([edit, body])).toContain(body.code);
      else made += 1;
    }
    expect(made).toBeGreaterThan(EDITS / 2);
    const menu = await readMenu(edited);
    const settings = await readAllSettings(edited);
    const file = join(root, "company.json");
    const exported = await exportCompany(
      { ...edited.deps, dataDir: join(root, "edited") },
      "tacos.test",
      file,
    );
    const categories = menu.categories.map(({ category, products }) => ({
      ...category,
      products: products.map(({ product }) => product),
    }));
    const { company, ...rest } = settings as { company: object };
    expect(exported.ok && exported.document).toEqual({
      ...rest,
      company: { ...company, id: "tacos" },
      categories,
    });
    const result = await importCompany({ ...imported.deps, dataDir: join(root, "imported") }, file);
    expect(result.ok || result.faults).toBe(true);
    expect(await publicAnswers(imported)).toEqual(await publicAnswers(edited));
  });
  await fc.assert(property, { numRuns: RUNS, endOnFailure: true });
});

async function uploadPictures(): Promise<string[]> {
  const { cookie, headers } = signedInAs("owner");
  const sources: string[] = [];
  for (const color of ["#f00", "#0f0"]) {
    const response = await edited.raw("/ms-menu/companies/tacos/pictures", {
      method: "POST",
      headers: { ...headers, cookie: cookie ?? "", "content-type": "image/png" },
      body: new Uint8Array(await makePicture(30, 20, color)),
    });
    sources.push(((await response.json()) as { source: string }).source);
  }
  return sources;
}
