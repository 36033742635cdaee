// Runs under the system's Node (20 or newer): Node's own modules only.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { environment, root } from "./ensure-installed.mjs";

const storefront = path.join(root, "apps/storefront");
const stamp = path.join(storefront, "build/sources.sha256");
/** Holds the id of the process that builds. */
const lock = path.join(storefront, "node_modules/.building");

/** All that the build is made of. */
const sources = [
  "apps/storefront/app",
  "apps/storefront/public",
  "apps/storefront/vite",
  "apps/storefront/vite.config.ts",
  "apps/storefront/react-router.config.ts",
  "packages/contract/src",
  "packages/domain/src",
  "scripts/compress.mjs",
  "package-lock.json",
];

/**
 * Builds the storefront when its sources are not those that the last build was made of. Of several
 * processes that ask at once one builds, and the others wait for it.
 */
export function ensureBuilt() {
  takeLock();
  try {
    buildWhenChanged();
  } finally {
    rmSync(lock, { force: true });
  }
}

function takeLock() {
  mkdirSync(path.dirname(lock), { recursive: true });
  for (;;) {
    try {
      return writeFileSync(lock, `${process.pid}`, { flag: "wx" });
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
    }
    if (!isRunning(lockHolder())) rmSync(lock, { force: true });
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  }
}

/** The process that builds; NaN where the lock has just been given back. */
function lockHolder() {
  try {
    return Number.parseInt(readFileSync(lock, "utf8"), 10);
  } catch {
    return Number.NaN;
  }
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}

function buildWhenChanged() {
  const fingerprint = sourcesFingerprint();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint) return;
  console.log("Building the storefront …");
  rmSync(stamp, { force: true });
  run(["react-router", "build"], storefront);
  run(
    ["node", path.join(root, "scripts/compress.mjs"), path.join(storefront, "build/client")],
    root,
  );
  writeFileSync(stamp, fingerprint);
}

function run([command, ...args], cwd) {
  const quiet = { NODE_ENV: "production", NO_COLOR: "1" };
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    cwd,
    env: environment(quiet),
    encoding: "utf8",
  });
  if (error) throw new Error(`${command} could not be started: ${error.message}`);
  if (status !== 0) throw new Error(`${stdout}\n${stderr}\n${command} ${args[0]} failed`);
}

function sourcesFingerprint() {
  const hash = createHash("sha256");
  for (const file of sources.flatMap((name) => filesOf(path.join(root, name)))) {
    hash
      .update(`${path.relative(root, file)}\0`)
      .update(readFileSync(file))
      .update("\0");
  }
  return hash.digest("hex");
}

function filesOf(place) {
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place)
    .sort()
    .flatMap((name) => filesOf(path.join(place, name)));
}
