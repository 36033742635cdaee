// Runs under the system's Node (20 or newer), before anything is installed: Node's own modules only.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's folder. */
export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");

/** The folder of the installed packages' commands, among them the pinned Node. */
export const bin = path.join(root, "node_modules/.bin");

/** The environment in which the installed commands, and the pinned Node, are found first. */
export function environment(extra = {}) {
  return { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ""}`, ...extra };
}

/** Installs the lockfile's packages when node_modules differs from it; throws when npm fails. */
export function ensureInstalled() {
  if (isInstalled()) return;
  console.log("Installing the packages of package-lock.json …");
  // npm passes its own path to its scripts; otherwise it is taken from the PATH.
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ["npm"];
  // `npm ci` refuses a lockfile that lacks packages for other systems, and a registry's mirror may
  // lack them too; this installs the same versions and does not change the lockfile.
  const quietly = ["--no-save", "--no-audit", "--no-fund", "--loglevel=error"];
  const [command, ...args] = [...npm, "install", ...quietly];
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (error) throw new Error(`npm could not be started: ${error.message}`);
  if (status !== 0) throw new Error(`npm install failed with exit code ${status}`);
}

/** npm keeps a lockfile of the installed packages, without packages for other systems. */
function isInstalled() {
  const installedFile = path.join(root, "node_modules/.package-lock.json");
  if (!existsSync(installedFile) || !existsSync(path.join(bin, "node"))) return false;
  const locked = packagesOf(path.join(root, "package-lock.json"));
  const installed = packagesOf(installedFile);
  return Object.entries(locked).every(([place, { version, optional }]) => {
    if (!place.includes("node_modules/")) return true;
    const found = installed[place];
    return found ? found.version === version : optional === true;
  });
}

function packagesOf(lockfile) {
  return JSON.parse(readFileSync(lockfile, "utf8")).packages;
}
