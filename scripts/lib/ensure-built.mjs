// Runs under the system's Node (20 or newer): Node's own modules only.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { environment, root } from "./ensure-installed.mjs";

/** Holds the id of the process that builds. */
const lock = path.join(root, "node_modules/.building");
const WAIT_MS = 200;
const MAX_WAIT_MS = 300_000;

/** The apps that browsers load. */
const apps = ["storefront", "console"];

/** All inputs of an app's build. */
const sourcesOf = (app) => [
  ...["app", "public", "vite", "vite.config.ts", "react-router.config.ts"].map(
    (name) => `apps/${app}/${name}`,
  ),
  "packages/contract/src",
  "packages/domain/src",
  "packages/ui/src",
  "packages/ui/vite",
  "scripts/compress.mjs",
  "package-lock.json",
];

/**
 * Builds each app whose sources have changed since its last build. When several processes call this at
 * the same time, one builds and the others wait.
 */
export function ensureBuilt() {
  takeLock();
  try {
    for (const app of apps) buildWhenChanged(app);
  } finally {
    if (lockHolder() === process.pid) rmSync(lock, { force: true });
  }
}

/** Throws when another process holds the lock longer than a build takes. */
function takeLock() {
  const mine = `${lock}.${process.pid}`;
  mkdirSync(path.dirname(lock), { recursive: true });
  writeFileSync(mine, `${process.pid}`);
  try {
    for (let waited = 0; !tryLink(mine); waited += WAIT_MS) {
      const holder = lockHolder();
      // Process ids are reused, as in a container: a lock with our id is from a killed process.
      if (holder === process.pid || (holder > 0 && !isRunning(holder)))
        rmSync(lock, { force: true });
      if (waited === 0) console.log(`Process ${holder} builds the apps: waiting for it …`);
      if (waited > MAX_WAIT_MS) throw new Error(`${lock} is held by process ${holder}: remove it`);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAIT_MS);
    }
  } finally {
    rmSync(mine, { force: true });
  }
}

/** Whether this process has the lock now: creating a link is atomic. */
function tryLink(mine) {
  try {
    linkSync(mine, lock);
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
}

/** The id of the process that builds; 0 when the lock has just been released. */
function lockHolder() {
  try {
    return Number.parseInt(readFileSync(lock, "utf8"), 10) || 0;
  } catch {
    return 0;
  }
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}

function buildWhenChanged(app) {
  const folder = path.join(root, "apps", app);
  const stamp = path.join(folder, "build/sources.sha256");
  const fingerprint = fingerprintOf(sourcesOf(app));
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint) return;
  console.log(`Building the ${app} …`);
  rmSync(stamp, { force: true });
  run(["react-router", "build"], folder);
  run(["node", path.join(root, "scripts/compress.mjs"), path.join(folder, "build/client")], root);
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

function fingerprintOf(sources) {
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
