import { expect, test } from "vitest";
import { deferPageCode, keepPresses } from "./late-scripts.server.ts";

const nonce = "0123456789abcdef";
const page = [
  '<head><link rel="modulepreload" href="/assets/a.js"/><link rel="preload" as="font" href="/f.woff2"/>',
  '<link rel="modulepreload" href="/assets/b.js" crossorigin="anonymous"/></head>',
  `<script nonce="${nonce}">first()</script><script nonce="${nonce}">second()</script>`,
  `<script nonce="${nonce}" type="module" async="">import "/assets/a.js";</script>`,
].join("");

const withLateCode = (rendered: string, mark = nonce) =>
  deferPageCode(Buffer.from(rendered), mark).toString();

test("the module script waits with the names of its files, and no file is preloaded", () => {
  const text = withLateCode(page);
  expect(text).not.toContain('modulepreload" href');
  expect(text).not.toContain('type="module"');
  expect(text).toContain('<link rel="preload" as="font" href="/f.woff2"/>');
  expect(text).toContain(
    `<script nonce="${nonce}" type="text/late-module" data-files="/assets/a.js /assets/b.js">import "/assets/a.js";</script>`,
  );
});

test("the first script of the page starts it, and the others stay as they are", () => {
  const text = withLateCode(page);
  expect(text.split("function startPageCode")).toHaveLength(2);
  expect(text.split("function keepEarlyPresses")).toHaveLength(2);
  expect(text).toMatch(/\("text\/late-module","comanda:page-code"\);first\(\)<\/script>/u);
  expect(text).toContain(`<script nonce="${nonce}">second()</script>`);
});

test("a page whose code is not late keeps presses by its first script, and its module as it is", () => {
  const text = keepPresses(Buffer.from(page), nonce).toString();
  const added = /\(function keepEarlyPresses.*?\("comanda:page-code"\);(?=first\(\)<\/script>)/su;
  expect(text).toMatch(added);
  expect(text.replace(added, "")).toBe(page);
  expect(keepPresses(Buffer.from(page), "another").toString()).toBe(page);
});

test("a page without a module script, or without a script of ours, stays as it is", () => {
  for (const plain of ["<p>Closed</p>", page.replace('type="module"', 'type="text/plain"')]) {
    expect(withLateCode(plain)).toBe(plain);
  }
  expect(withLateCode(page, "another")).toBe(page);
});
