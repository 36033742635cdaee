import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { repositoryRoot } from "../config/repository-root.ts";
import { writeCompanyFile } from "../testing/company-file.ts";
import { copyDataFolder } from "../testing/data-template.ts";
import { runComanda } from "../testing/run-captured-command.ts";
import { startServer } from "../testing/start-server.ts";

const MEDIUM = "companies/products/images/400";
const FOREVER = "public, max-age=31536000, immutable";

let folder: string;
let dataDir: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "comanda-pictures-"));
  dataDir = path.join(folder, "data");
  copyDataFolder(dataDir);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Imports a company with a logo and a picture of its first dish; returns its id. */
async function importPictures(): Promise<string> {
  const file = writeCompanyFile(folder, 1);
  const document = JSON.parse(readFileSync(file, "utf8"));
  document.company.logo_url = "logo.webp";
  document.categories[0].products[0].images = [{ image_url: "cafe.webp" }];
  writeFileSync(file, JSON.stringify(document));
  for (const name of ["logo.webp", "cafe.webp"])
    copyFileSync(
      path.join(repositoryRoot, "demo/taqueria/pictures", name),
      path.join(folder, name),
    );
  expect(await runComanda(["import", file], { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
  return document.company.id;
}

test("a server makes the missing icons and sizes of pictures at its start", async () => {
  const id = await importPictures();
  const media = path.join(dataDir, "media");
  const [picture] = readdirSync(path.join(media, MEDIUM)).filter((name) => name.endsWith("webp"));
  for (const sizes of ["companies/logos/icons", MEDIUM])
    rmSync(path.join(media, sizes), { recursive: true });

  const server = await startServer({ DATA_DIR: dataDir });
  const answer = await fetch(`${server.url}/ms-companies/public/companies/${id}`);
  const { logo_url } = (await answer.json()) as { logo_url: string };
  const icon = `companies/logos/icons/maskable/${logo_url.replace("webp", "png")}`;
  for (const made of [icon, `${MEDIUM}/${picture}`])
    await vi.waitFor(
      async () => {
        const { status, headers } = await fetch(`${server.url}/media/${made}`);
        expect([status, headers.get("cache-control")]).toEqual([200, FOREVER]);
      },
      { timeout: 30_000, interval: 100 },
    );
  await server.close();
});

test("a picture without its medium size is served in the large one, for an hour", async () => {
  await importPictures();
  const [picture] = readdirSync(path.join(dataDir, "media", MEDIUM));
  rmSync(path.join(dataDir, "media", MEDIUM), { recursive: true });
  rmSync(path.join(dataDir, "originals"), { recursive: true });
  const server = await startServer({ DATA_DIR: dataDir });
  const answer = await fetch(`${server.url}/media/${MEDIUM}/${picture}`);
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([
    200,
    "public, max-age=3600",
  ]);
  const large = path.join(dataDir, "media/companies/products/images/800", picture ?? "");
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(readFileSync(large));
  expect((await fetch(`${server.url}/media/${MEDIUM}/none.webp`)).status).toBe(404);
  await server.close();
});
