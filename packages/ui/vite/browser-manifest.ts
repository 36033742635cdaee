import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

type Manifest = { routes: Record<string, { imports?: string[] }> };

const manifestFileName = /^manifest-[\da-f]{8}\.js$/u;
const manifestScript = /^window\.__reactRouterManifest=(?<manifest>\{.*\});$/su;

/**
 * Removes the `imports` list of each route from the browser's route manifest in `folder`. The lists are
 * more than half of the manifest, and the browser's router needs them only for prefetch links, which no
 * page of our apps has. The server's manifest keeps the lists. Throws if the manifest is missing or has an
 * unknown form.
 */
export function shortenBrowserManifest(folder: string): void {
  const files = readdirSync(folder).filter((file) => manifestFileName.test(file));
  if (files.length !== 1) throw new Error(`Found ${files.length} route manifests in ${folder}`);
  const file = path.join(folder, files[0] ?? "");
  const json = manifestScript.exec(readFileSync(file, "utf8"))?.groups?.manifest;
  if (!json) throw new Error(`${file} is not the route manifest that React Router writes`);
  const manifest: Manifest = JSON.parse(json);
  for (const route of Object.values(manifest.routes)) route.imports = undefined;
  writeFileSync(file, `window.__reactRouterManifest=${JSON.stringify(manifest)};`);
}
