import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { findMessageFaults, type Messages } from "./lib/message-faults.ts";
import { findMessageUses } from "./lib/message-uses.ts";

const app = path.resolve(import.meta.dirname, "../apps/storefront/app");

const catalogs: Record<string, Messages> = {};
for await (const file of glob("i18n/messages/*.json", { cwd: app })) {
  catalogs[path.basename(file, ".json")] = JSON.parse(await readFile(path.join(app, file), "utf8"));
}

const sources: Record<string, string> = {};
for await (const file of glob("**/*.{ts,tsx}", { cwd: app, exclude: ["**/*.test.*"] })) {
  sources[`apps/storefront/app/${file}`] = await readFile(path.join(app, file), "utf8");
}

const faults = findMessageFaults(catalogs, findMessageUses(sources));
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
