import { folderFiles } from "@comanda/api/files/folder-files";
import { openConsole } from "@comanda/api/testing/console-browser";
import { createTestApp, type TestApp } from "@comanda/api/testing/create-test-app";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { runCapturedCommand } from "../testing/run-captured-command.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

/** Runs `comanda companies create …`; returns its exit code and its output. */
function create(...argv: string[]) {
  const consoleUrl = "https://console.example";
  const open = async () => ({ ...api.deps, pictures: folderFiles(""), consoleUrl });
  return runCapturedCommand(["companies", "create", ...argv], {
    workingDir: "",
    dataDir: "",
    open,
  });
}

const OPTIONS = ["--name", "Fonda Lupe", "--host", "fonda.test", "--country", "MX"];

test("the printed link makes a person the owner of the new company", async () => {
  const { code, out } = await create(...OPTIONS);
  expect(code).toBe(0);
  expect(out).toContain("Created Fonda Lupe (fonda.test): es, America/Mexico_City, MXN\n");
  const token = /^https:\/\/console\.example\/join#(\S+)$/mu.exec(out)?.[1] ?? "";
  const account = { name: "Lupe", email: "lupe@example.test", password: "tortillas de maíz" };
  const browser = openConsole(api);
  const joined = await browser.post("/auth/invitation/accept", { token, account });
  expect(joined.status).toBe(200);
});

test("a host of another company is refused by its option", async () => {
  const { code, err } = await create("--name", "B", "--host", "tacos.test", "--country", "MX");
  expect([code, err]).toEqual([
    1,
    'Nothing was created:\n  host: "tacos.test" belongs to the company "tacos"\n',
  ]);
});

test("the console's host is refused, because no guest would see a storefront there", async () => {
  const { code, err } = await create("--name", "B", "--host", "Console.example", "--country", "MX");
  expect([code, err]).toEqual([1, "Nothing was created:\n  host: is the host of the console\n"]);
});

test("a command line without a country is not understood", async () => {
  const { code, err } = await create("--name", "B", "--host", "b.test");
  expect(code).toBe(2);
  expect(err).toContain("--country");
});
