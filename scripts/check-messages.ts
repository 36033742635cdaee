import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { findMessageFaults, type Messages } from "./lib/message-faults.ts";
import { findMessageUses } from "./lib/message-uses.ts";

const root = path.resolve(import.meta.dirname, "..");

/** The faults of one app's messages, each with the app's name. */
async function messageFaults(app: string): Promise<string[]> {
  const folder = path.join(root, "apps", app, "app");
  const catalogs: Record<string, Messages> = {};
  for await (const file of glob("i18n/messages/*.json", { cwd: folder })) {
    const text = await readFile(path.join(folder, file), "utf8");
    catalogs[path.basename(file, ".json")] = JSON.parse(text);
  }
  const sources: Record<string, string> = {};
  for await (const file of glob("**/*.{ts,tsx}", { cwd: folder, exclude: ["**/*.test.*"] })) {
    sources[`apps/${app}/app/${file}`] = await readFile(path.join(folder, file), "utf8");
  }
  const faults = findMessageFaults(catalogs, findMessageUses(sources));
  return faults.map((fault) => `${app}: ${fault}`);
}

for (const app of ["storefront", "console"]) {
  for (const fault of await messageFaults(app)) {
    console.error(fault);
    process.exitCode = 1;
  }
}
