import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DataDirLocked, lockDataDir, readLockHolder } from "./lock-data-dir.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "comanda-lock-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Returns another process that locks the folder until it is killed. */
async function lockInOtherProcess() {
  const code = `
    import { lockDataDir } from ${JSON.stringify(path.join(import.meta.dirname, "lock-data-dir.ts"))};
    lockDataDir(process.argv[1], "comanda serve");
    // Nothing refers to the lock now, and it must last nevertheless.
    await new Promise(setImmediate);
    gc();
    console.log("held");
    setInterval(() => undefined, 1000);`;
  const args = ["--expose-gc", "--input-type=module", "--eval", code, dataDir];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  await once(child.stdout, "data");
  const kill = async () => {
    child.kill("SIGKILL");
    await once(child, "exit");
  };
  return { pid: child.pid, kill };
}

test("locking a locked folder throws an error that names the process with the lock", async () => {
  const other = await lockInOtherProcess();
  try {
    expect(() => lockDataDir(dataDir, "comanda import")).toThrow(DataDirLocked);
    expect(() => lockDataDir(dataDir, "comanda import")).toThrow(
      new RegExp(`held by process ${other.pid} \\(comanda serve, since \\d{4}-`),
    );
  } finally {
    await other.kill();
  }
});

test("a command beside a server that is starting says to try again", () => {
  const refusal = () => lockDataDir(dataDir, "comanda backup");
  const server = lockDataDir(dataDir, "comanda serve");
  expect(refusal).toThrow("It is starting or stopping: try again in a moment.");
  server.writeOperatorChannel({ port: 1, token: "secret" });
  expect(refusal).toThrow("Stop it first");
  server.release();
  const other = lockDataDir(dataDir, "comanda import");
  expect(refusal).toThrow("Stop it first");
  other.release();
});

test("a folder can be locked after the process that locked it was killed", async () => {
  const other = await lockInOtherProcess();
  await other.kill();
  const lock = lockDataDir(dataDir, "comanda import");
  expect(readLockHolder(dataDir)).toMatchObject({ pid: process.pid, command: "comanda import" });
  lock.release();
});

test("a released folder can be locked again, also by the same process", () => {
  const lock = lockDataDir(dataDir, "first");
  expect(() => lockDataDir(dataDir, "second")).toThrow(DataDirLocked);
  lock.release();
  expect(readLockHolder(dataDir)).toBeNull();
  lockDataDir(dataDir, "third").release();
});

test("only the user who runs the server can read the port and token of the operator channel", () => {
  const lock = lockDataDir(dataDir, "comanda serve");
  lock.writeOperatorChannel({ port: 1, token: "secret" });
  expect(readLockHolder(dataDir)?.operator).toEqual({ port: 1, token: "secret" });
  expect(statSync(path.join(dataDir, "holder.json")).mode & 0o777).toBe(0o600);
  lock.release();
});
