import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { NoPrimary } from "@comanda/api/db/hosts/primary-finder";
import { afterEach, beforeEach, expect, test } from "vitest";
import { copyDataFolder } from "../testing/data-template.ts";
import { runComanda } from "../testing/run-captured-command.ts";
import { explainError } from "./explain-error.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = path.join(mkdtempSync(path.join(tmpdir(), "comanda-damaged-")), "data");
});
afterEach(() => rmSync(path.dirname(dataDir), { recursive: true, force: true }));

function damage(name: string): void {
  copyDataFolder(dataDir);
  writeFileSync(path.join(dataDir, "db", name), "x".repeat(8_192));
}

function damageLog(): void {
  copyDataFolder(dataDir);
  const log = path.join(dataDir, "db/pg_wal");
  for (const name of readdirSync(log).filter((file) => file.startsWith("0")))
    writeFileSync(path.join(log, name), "x".repeat(8_192));
}

test.each([
  ["a damaged control file", () => damage("global/pg_control"), "is damaged: Postgres cannot"],
  ["a damaged log", damageLog, "is damaged: Postgres cannot open it. Restore a backup"],
  ["a file in place of the folder", () => writeFileSync(dataDir, ""), "must be a folder"],
  [
    "a folder of another program",
    () => {
      mkdirSync(dataDir);
      writeFileSync(path.join(dataDir, "letter.txt"), "");
    },
    "holds no database, but other files: letter.txt",
  ],
])("%s is refused by one line that says what to do, with exit code 1", async (_, put, message) => {
  put();
  const { code, out, err } = await runComanda(["orders", "list"], { DATA_DIR: dataDir });
  expect({ code, out }).toEqual({ code: 1, out: "" });
  expect(err).toMatch(/^[^\n]+\n$/u);
  expect(err).toContain(message);
});

test.each([
  ["EACCES", "let the user of this process read and write it"],
  ["EROFS", "must be on a disk that can be written to"],
  ["ENOSPC", "free some space"],
])("%s of the data folder is explained in one line", (code, message) => {
  const text = explainError(Object.assign(new Error(`${code}: mkdir '/data'`), { code }));
  expect(text).toMatch(/^[^\n]+$/u);
  expect(text).toContain(message);
});

test.each([
  ["UNABLE_TO_VERIFY_LEAF_SIGNATURE", "correct the certificate of the database, or sslrootcert"],
  ["ERR_TLS_CERT_ALTNAME_INVALID", "and the host in DATABASE_URL"],
])("%s of the database is explained in one line", (code, message) => {
  const text = explainError(Object.assign(new Error("not trusted"), { code }));
  expect(text).toMatch(/^not trusted: [^\n]+$/u);
  expect(text).toContain(message);
});

test("several databases of which none can be written to are named in one line", () => {
  const url = "postgres://u:hidden@db1:5432/comanda";
  const text = explainError(new NoPrimary([{ url, timeline: null, fault: "ECONNREFUSED" }]));
  expect(text).toBe("No host of the database can be written to (db1:5432: ECONNREFUSED)");
});
