import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "../config/read-config.ts";
import { type StartedServer, serve } from "../serve.ts";
import { writeCompanyFile } from "../testing/company-file.ts";
import { copyDataFolder } from "../testing/data-template.ts";
import { runComanda } from "../testing/run-captured-command.ts";
import { stubStorefront } from "../testing/stub-storefront.ts";

let folder: string;
let server: StartedServer;
const env = () => ({ DATA_DIR: path.join(folder, "data") });
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "comanda-hosts-"));
  copyDataFolder(path.join(folder, "data"));
  server = await serve(
    readConfig({
      ...env(),
      PORT: "0",
      HOST_CHECK_PORT: "0",
      DEMO: "off",
      LOG_LEVEL: "silent",
      HOST: "127.0.0.1",
      CONSOLE_HOST: "console.example.com",
    }),
    stubStorefront(),
    stubStorefront(),
  );
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const check = async (query: string) =>
  (await fetch(`http://127.0.0.1:${server.hostCheckPort}/${query}`)).status;

test("a host is served from the moment at which its company is imported, without a restart", async () => {
  expect(await check("?domain=tacos.test")).toBe(404);
  expect(await runComanda(["import", writeCompanyFile(folder)], env())).toMatchObject({
    code: 0,
  });
  expect(await check("?domain=tacos.test")).toBe(200);
  expect(await check("?domain=TACOS.test")).toBe(200);
});

test.each([
  ["?domain=console.example.com", 200],
  ["?domain=example.com", 404],
  ["?domain=", 404],
  ["", 404],
  ["/?domain=console.example.com", 404],
])("the check of %j answers %i", async (query, status) => {
  expect(await check(query)).toBe(status);
});

test("a storefront's port does not answer the check", async () => {
  const at = `http://127.0.0.1:${server.port}/?domain=tacos.test`;
  const one = await fetch(at);
  const other = await fetch(at.replace("tacos.test", "other.test"));
  expect(other.status).toBe(one.status);
});
