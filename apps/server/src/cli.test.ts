import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runCommandProcess, startChildServer } from "./testing/child-server.ts";
import { writeCompanyFile } from "./testing/company-file.ts";
import { copyDataFolder } from "./testing/data-template.ts";
import { runComanda } from "./testing/run-captured-command.ts";
import { startServer } from "./testing/start-server.ts";

let folder: string;
let env: Record<string, string>;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "comanda-cli-"));
  const dataDir = path.join(folder, "data");
  copyDataFolder(dataDir);
  env = { DATA_DIR: dataDir };
  writeCompanyFile(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("--help prints the help with exit code 0", async () => {
  const help = await runCommandProcess(["--help"], env);
  expect(help).toMatchObject({ code: 0, err: "" });
  for (const name of ["import", "export", "validate", "orders"]) expect(help.out).toContain(name);
});

test("an unknown command exits with 2", async () => {
  expect(await runComanda([], env)).toMatchObject({ code: 2, out: "" });
  expect(await runCommandProcess(["eat"], env)).toMatchObject({
    code: 2,
    err: expect.stringContaining("unknown command 'eat'"),
  });
});

test("a wrong configuration names its variable", async () => {
  const { code, out, err } = await runCommandProcess(["orders", "list"], {
    ...env,
    PORT: "eighty",
  });
  expect({ code, out }).toEqual({ code: 1, out: "" });
  expect(err).toContain("PORT must be a number");
  expect(err).not.toMatch(/\n +at /);
});

test("a file with faults is refused with 1, and each fault names its path", async () => {
  const file = path.join(folder, "broken.json");
  writeFileSync(file, JSON.stringify({ hosts: [], company: { id: "x" } }));
  const { code, err } = await runComanda(["validate", file], env);
  expect(code).toBe(1);
  expect(err).toContain("company.name: ");
});

test("a command opens the database itself, or has the running server run it; a second server is refused, and its error names the first", async () => {
  const relative = path.relative(process.cwd(), path.join(folder, "company.json"));
  const imported = await runCommandProcess(["import", relative], env);
  expect(imported).toMatchObject({ code: 0, out: expect.stringContaining("Created Tacos") });
  const alone = await runComanda(["export", "tacos.test"], env);

  const server = await startChildServer(env);
  try {
    expect(await runComanda(["export", "tacos.test"], env)).toEqual(alone);
    expect(await runCommandProcess(["import", relative], env)).toEqual({
      ...imported,
      out: imported.out.replace("Created", "Replaced"),
    });
    const [one, other] = await Promise.all([
      runComanda(["orders", "list"], env),
      runComanda(["orders", "show", "99"], env),
    ]);
    expect(one).toEqual({ code: 0, out: "No orders\n", err: "" });
    expect(other).toMatchObject({ code: 1, err: expect.stringContaining("order_not_found") });
    await expect(startServer(env)).rejects.toThrow(
      `held by process ${server.process.pid} (comanda serve`,
    );
  } finally {
    await server.end("SIGTERM");
  }
});
