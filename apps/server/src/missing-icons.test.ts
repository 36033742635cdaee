import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { repositoryRoot } from "./config/repository-root.ts";
import { writeCompanyFile } from "./testing/company-file.ts";
import { copyDataFolder } from "./testing/data-template.ts";
import { runComanda } from "./testing/run-captured-command.ts";
import { startServer } from "./testing/start-server.ts";

let folder: string;
let dataDir: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "comanda-icons-"));
  dataDir = path.join(folder, "data");
  copyDataFolder(dataDir);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a server makes the missing icons of companies at its start", async () => {
  const file = writeCompanyFile(folder, 1);
  const document = JSON.parse(readFileSync(file, "utf8"));
  document.company.logo_url = "logo.webp";
  writeFileSync(file, JSON.stringify(document));
  const logo = path.join(repositoryRoot, "demo/taqueria/pictures/logo.webp");
  copyFileSync(logo, path.join(folder, "logo.webp"));
  expect(await runComanda(["import", file], { DATA_DIR: dataDir })).toMatchObject({
    code: 0,
  });
  rmSync(path.join(dataDir, "media/companies/logos/icons"), { recursive: true });

  const server = await startServer({ DATA_DIR: dataDir });
  const answer = await fetch(`${server.url}/ms-companies/public/companies/${document.company.id}`);
  const { logo_url } = (await answer.json()) as { logo_url: string };
  const name = logo_url.replace("webp", "png");
  await vi.waitFor(
    async () => {
      const icon = `${server.url}/media/companies/logos/icons/maskable/${name}`;
      expect((await fetch(icon)).status).toBe(200);
    },
    { timeout: 30_000, interval: 100 },
  );
  await server.close();
});
