import { parseSync } from "vite";
import { expect, test } from "vitest";
import { withPlainImports } from "./plain-imports-plugin.ts";

const rewritten = (code: string) =>
  withPlainImports(code, parseSync("part.js", code).program as never);

test("a part without styles is imported plainly", () => {
  const code =
    'let a = () => w(() => import("./a.js").then((e) => e.t), []), b = async () => (await w(async () => { let { B: e } = await import("./b.js"); return { B: e } }, [])).B;';
  expect(rewritten(code)).toBe(
    'let a = () => import("./a.js").then((e) => e.t), b = async () => (await import("./b.js")).B;',
  );
});

test("a function that does more is called, and other calls stay", () => {
  const more = 'async () => { let { B: e } = await import("./b.js"); return { C: e } }';
  expect(rewritten(`w(${more}, []);`)).toBe(`(${more})();`);
  const others =
    'w(() => import("./a.js"), d([0])); w(() => 1, []); w((e) => import(e), []); w(() => import("./a.js"));';
  expect(rewritten(others)).toBe(others);
});
