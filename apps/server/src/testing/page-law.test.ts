import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { breaches } from "./page-law.ts";

const colors = {
  ground: "#f6f5f2",
  "ground-fill": "#f6f5f2",
  surface: "#ffffff",
  ink: "#1d1b18",
  "ink-muted": "#5f5a52",
  field: "#767068",
  accent: "#006dfc",
  "accent-ink": "#ffffff",
  "accent-edge": "#006dfc",
  "accent-text": "#0055c4",
  "accent-soft": "#e6f1ff",
  positive: "#166b46",
  "positive-soft": "#e6f4ec",
  warning: "#834708",
  "warning-soft": "#fdf1dd",
  danger: "#a81f15",
  "danger-soft": "#fdecea",
};

const script = "window.x=1";
const policy = `script-src 'sha256-${createHash("sha256").update(script).digest("base64")}'`;

function page(body: string, given: Partial<typeof colors> = {}): string {
  const style = Object.entries({ ...colors, ...given }).map(
    ([name, value]) => `--${name}:${value}`,
  );
  return `<!DOCTYPE html><html lang="en" style="${style.join(";")}"><body>${body}</body></html>`;
}

const said = (body: string, given?: Partial<typeof colors>) => breaches(page(body, given), policy);

test("a page of ours breaks no law", () => {
  const text = "&lt;script&gt; and &quot;";
  const link = `<a href="/products?a=1&amp;b=2" class="x">${text}</a>`;
  expect(said(`${link}<img src="/media/a.webp" alt=""/><script>${script}</script>`)).toEqual([]);
});

test.each([
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" jAva&#x27;script:1">x</a><a href="java\nscript:1">x</a>',
  '<a href="data:text/html,x">x</a>',
  '<img src="x" onerror="alert(1)"/>',
  "<script>alert(1)</script>",
  '<script src="https://evil.example/x.js"></script>',
  "<pwned-tag></pwned-tag>",
  '<p pwned="1"></p>',
])("%s is found", (slipped) => {
  expect(said(slipped)).not.toEqual([]);
});

test("a tag that nobody closed is no markup of ours", () => {
  expect(() => said('<p title="a>b</p>')).toThrow("Not our markup");
  expect(() => said("1 < 2")).toThrow("Not our markup");
});

test("text that cannot be read, and a setting among the variables, are found", () => {
  expect(said("", { "ink-muted": "#aaaaaa" })).toEqual(["ink-muted"]);
  expect(said("", { field: "#e7e4de" })).toEqual(["field"]);
  expect(said("", { "accent-ink": "#0000ff" })).toEqual(["accent-ink"]);
  expect(said("", { surface: "#000000" })).toContain("ink");
  expect(() => said("", { ink: "red" })).toThrow("--ink is no colour");
});

test("so is a landing page whose title cannot be read on all of its background", () => {
  const landing = (title: string) =>
    `<div class="landing relative" style="--landing-title:${title};--landing-ink:#ffffff;background:linear-gradient(165deg, #101010, #606060)"></div>`;
  expect(said(landing("#ffffff"))).toEqual([]);
  expect(said(landing("#808080"))).toEqual(["--landing-title"]);
});
