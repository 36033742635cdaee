import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { unheardProperties } from "@comanda/ui/vite/unheard-events.ts";
import { expect, test } from "vitest";

const root = path.join(import.meta.dirname, "..");

/** What React's code for the storefront leaves out: it throws when it is rendered. */
const LEFT_OUT = /\b(?:createPortal|Suspense|SuspenseList|Profiler|ViewTransition)\b|<Activity\b/gu;

test("no component of the storefront uses an event or a part of React that is left out there", () => {
  const sources = globSync("{apps/storefront/app,packages/ui/src}/**/*.{ts,tsx}", { cwd: root });
  const text = sources.map((file) => readFileSync(path.join(root, file), "utf8")).join("\n");
  const listened = new Set(text.match(/\bon[A-Z][a-zA-Z]+?(?=(?:Capture)?\b)/gu));
  expect([...listened]).toEqual(expect.arrayContaining(["onClick", "onKeyDown", "onPointerMove"]));
  expect(unheardProperties).toEqual(expect.arrayContaining(["onDragStart", "onMouseEnter"]));
  expect(unheardProperties.filter((name) => listened.has(name))).toEqual([]);
  expect(text.match(LEFT_OUT) ?? []).toEqual([]);
});
