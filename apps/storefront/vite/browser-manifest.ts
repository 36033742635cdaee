import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

type Manifest = { routes: Record<string, { imports?: string[] }> };

const name = /^manifest-[\da-f]{8}\.js$/u;
const content = /^window\.__reactRouterManifest=(?<manifest>\{.*\});$/su;

/**
 * Removes the imports of the routes from the browser's table of routes, which the build has written to
 * `folder`. They are more than half of its size, and the browser's router needs them only for prefetch
 * links, which no page has (`lazy/lazy-pages.ts` preloads code instead). The server has a table of its
 * own. Throws if the table is missing or has an unknown form.
 */
export function shortenBrowserManifest(folder: string): void {
  const files = readdirSync(folder).filter((file) => name.test(file));
  if (files.length !== 1) throw new Error(`Found ${files.length} tables of routes in ${folder}`);
  const file = path.join(folder, files[0] ?? "");
  const json = content.exec(readFileSync(file, "utf8"))?.groups?.manifest;
  if (!json) throw new Error(`${file} is not the table of routes that React Router writes`);
  const manifest: Manifest = JSON.parse(json);
  for (const route of Object.values(manifest.routes)) route.imports = undefined;
  writeFileSync(file, `window.__reactRouterManifest=${JSON.stringify(manifest)};`);
}
