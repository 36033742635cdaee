// Deletes what a built server never loads, after `npm ci --omit=dev`: 290 of 550 MB.
// Only for an image or a folder of its own: `npm run build` does not work there any more.
import { readdirSync, rmSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");
const modules = path.join(root, "node_modules");

/** Packages of the build, which npm keeps because others may use them, and those that the build bundles. */
const UNUSED = [
  "node",
  "@rolldown",
  "@typescript",
  "@vitest",
  "rolldown",
  "typescript",
  "vite",
  "vitest",
  "@fontsource",
  "lucide-react",
];
const isOfBuild = (name) => UNUSED.includes(name) || name.startsWith("lightningcss");
for (const name of readdirSync(modules).filter(isOfBuild)) {
  rmSync(path.join(modules, name), { recursive: true });
}

/** Types and source maps, for editors and debuggers. */
const UNREAD = /\.(?:map|d\.[cm]?ts)$/u;
const places = [modules, ...["apps", "packages"].flatMap(nestedModules)];
for (const place of places) {
  for (const entry of readdirSync(place, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && UNREAD.test(entry.name)) rmSync(path.join(entry.parentPath, entry.name));
  }
}
for (const name of [".bin", ".package-lock.json"]) {
  rmSync(path.join(modules, name), { recursive: true, force: true });
}

function nestedModules(folder) {
  return readdirSync(path.join(root, folder))
    .map((name) => path.join(root, folder, name, "node_modules"))
    .filter((place) => readdirSync(path.dirname(place)).includes("node_modules"));
}
