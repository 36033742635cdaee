// Runs under the system's Node (20 or newer).
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";

/** The headless shell first: it opens a page in half the time. */
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

/**
 * The path of a Chromium that starts: CHROMIUM_PATH, one of the system, or Playwright's. Without one it
 * is installed from Debian's packages or by Playwright. Throws when all of this fails.
 */
export async function findChromium() {
  if (process.env.CHROMIUM_PATH) {
    if (starts(process.env.CHROMIUM_PATH)) return process.env.CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, which does not start.`);
  }
  return (
    findOnSystem() ??
    (await findOfPlaywright()) ??
    installFromDebian() ??
    (await installByPlaywright())
  );
}

function findOnSystem() {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(starts);
}

async function findOfPlaywright() {
  const { chromium } = await import("@playwright/test");
  const file = chromium.executablePath();
  return starts(file) ? file : undefined;
}

function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return undefined;
  console.log("Installing Chromium from the system's packages …");
  const options = {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  };
  spawnSync("apt-get", ["update", "-qq"], options);
  for (const name of ["chromium-headless-shell", "chromium"]) {
    spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], options);
    const file = findOnSystem();
    if (file) return file;
  }
  return undefined;
}

async function installByPlaywright() {
  console.log("Installing Playwright's Chromium …");
  spawnSync("npx", ["playwright", "install", "chromium"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const file = await findOfPlaywright();
  if (file) return file;
  throw new Error(
    "No Chromium was found and none could be installed: install one, or name it in CHROMIUM_PATH.",
  );
}

/** Whether a browser starts: some systems have a `chromium` that only explains how to install one. */
function starts(file) {
  return existsSync(file) && spawnSync(file, ["--version"], { timeout: 20_000 }).status === 0;
}
