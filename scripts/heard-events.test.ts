import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { unheardProperties } from "@comanda/ui/vite/unheard-events.ts";
import { expect, test } from "vitest";

const root = path.join(import.meta.dirname, "..");

test("no component of the storefront listens to an event that React leaves out there", () => {
  const sources = globSync("{apps/storefront/app,packages/ui/src}/**/*.{ts,tsx}", { cwd: root });
  const text = sources.map((file) => readFileSync(path.join(root, file), "utf8")).join("\n");
  const listened = new Set(text.match(/\bon[A-Z][a-zA-Z]+?(?=(?:Capture)?\b)/gu));
  expect([...listened]).toEqual(expect.arrayContaining(["onClick", "onKeyDown", "onPointerMove"]));
  expect(unheardProperties).toEqual(expect.arrayContaining(["onDragStart", "onMouseEnter"]));
  expect(unheardProperties.filter((name) => listened.has(name))).toEqual([]);
});
