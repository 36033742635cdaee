import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { shortenBrowserManifest } from "./browser-manifest.ts";

const entry = { module: "/assets/entry.js", imports: ["/assets/vendor.js"], css: [] };
const cart = { id: "routes/cart", hasLoader: false, module: "/assets/cart.js", css: [] };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "comanda-manifest-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, code: string) => writeFileSync(path.join(folder, name), code);

test("shortening the browser's route manifest removes only the imports of the routes", () => {
  const routes = { "routes/cart": { ...cart, imports: ["/assets/a.js", "/assets/b.js"] } };
  const built = { entry, routes, url: "/assets/manifest-0123abcd.js", version: "0123abcd" };
  write("manifest-0123abcd.js", `window.__reactRouterManifest=${JSON.stringify(built)};`);
  write("manifest-BvRk9kiK.js", "");
  shortenBrowserManifest(folder);
  const code = readFileSync(path.join(folder, "manifest-0123abcd.js"), "utf8");
  const window: { __reactRouterManifest?: unknown } = {};
  new Function("window", code)(window);
  expect(window.__reactRouterManifest).toEqual({ ...built, routes: { "routes/cart": cart } });
});

test("the build fails without a route manifest, or with one of an unknown form", () => {
  expect(() => shortenBrowserManifest(folder)).toThrow("Found 0 route manifests");
  write("manifest-0123abcd.js", "export default {};");
  expect(() => shortenBrowserManifest(folder)).toThrow("is not the route manifest");
});
