import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { checkPage } from "./check-page.ts";

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
  button: "#006dfc",
  "button-ink": "#ffffff",
  "button-edge": "#006dfc",
};

type Colors = Partial<Record<keyof typeof colors, string | undefined>>;

const script = "window.x=1";
const policy = `script-src 'sha256-${createHash("sha256").update(script).digest("base64")}'`;

/** An undefined variable is left out. */
function page(body: string, themeColors: Colors = {}): string {
  const style = Object.entries({ ...colors, ...themeColors }).flatMap(([name, value]) =>
    value ? [`--${name}:${value}`] : [],
  );
  return `<!DOCTYPE html><html lang="en" style="${style.join(";")}"><body>${body}</body></html>`;
}

const faultsOfPage = (body: string, colors?: Colors) =>
  checkPage(page(body, colors), policy, { landing: false }).breaches;

test("a page of ours has no faults", () => {
  const text = "&lt;script&gt; and &quot;";
  const link = `<a href="/products?a=1&amp;b=2" class="x">${text}</a>`;
  expect(
    faultsOfPage(`${link}<img src="/media/a.webp" alt=""/><script>${script}</script>`),
  ).toEqual([]);
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
  expect(faultsOfPage(slipped)).not.toEqual([]);
});

test("an unclosed tag is not our markup", () => {
  expect(() => faultsOfPage('<p title="a>b</p>')).toThrow("Not our markup");
  expect(() => faultsOfPage("1 < 2")).toThrow("Not our markup");
});

test("unreadable text, and a raw setting in a variable, are found", () => {
  expect(faultsOfPage("", { "ink-muted": "#aaaaaa" })).toEqual(["--ink-muted"]);
  expect(faultsOfPage("", { field: "#e7e4de" })).toEqual(["--field"]);
  expect(faultsOfPage("", { "accent-ink": "#0000ff" })).toEqual(["--accent-ink"]);
  expect(faultsOfPage("", { "button-ink": "#0000ff" })).toEqual(["--button-ink"]);
  expect(faultsOfPage("", { "button-edge": "#e0e0ff" })).toEqual(["--button-edge"]);
  expect(faultsOfPage("", { surface: "#000000" })).toContain("--ink");
  expect(faultsOfPage("", { "title-font": "url(x)" } as Colors)).toEqual(["--title-font: url(x)"]);
});

test.each(Object.keys(colors).filter((name) => name !== "ground"))(
  "a page without --%s throws instead of passing",
  (name) => {
    expect(() => faultsOfPage("", { [name]: undefined })).toThrow(/is no colour|No colours/u);
    expect(() => faultsOfPage("", { [name]: "red" })).toThrow(/is no colour|No colours/u);
  },
);

test("below a wash the darkest and the lightest colours of a picture are checked", () => {
  const wash = (share: number) =>
    `<div style="background:color-mix(in srgb, var(--ground) ${share}%, transparent)"></div>`;
  expect(faultsOfPage(wash(95))).toEqual([]);
  expect(faultsOfPage(wash(40))).toContain("--ink-muted");
  expect(() => faultsOfPage(wash(95), { ground: undefined })).toThrow("--ground is no colour");
  expect(() => faultsOfPage('<div style="background:var(--ground)"></div>')).toThrow(
    "Not our background",
  );
});

const filled = "--button:#c9421b;--button-ink:#ffffff;--button-edge:#c9421b";

/** Returns a landing page, and its faults. */
function landing(style: string, buttons = filled, inside = "") {
  const body = `<div class="landing relative" style="${style}">${inside}<div style="${buttons}"></div></div>`;
  return checkPage(page(body), policy, { landing: true });
}

const inks = (title: string, background: string) =>
  `--landing-title:${title};--landing-ink:#ffffff;background:${background}`;
const dusk = "linear-gradient(165deg, #101010, #606060)";

test("a landing page's title has to be readable on all of its background", () => {
  expect(landing(inks("#ffffff", dusk)).breaches).toEqual([]);
  expect(landing(inks("#808080", dusk)).breaches).toEqual(["--landing-title"]);
  const wash = '<div style="background:rgb(0 0 0 / 0.3)"></div>';
  expect(landing(inks("#ffffff", dusk), filled, wash).breaches).toEqual([
    "--landing-title",
    "--landing-ink",
  ]);
});

test("a landing page's buttons have to be readable, and to stand out from their background", () => {
  const plain = inks("#ffffff", "#101010");
  const buttons = (fill: string, label: string, edge: string) =>
    landing(plain, `--button:${fill};--button-ink:${label};--button-edge:${edge}`).breaches;
  expect(buttons("#c9421b", "#000000", "#c9421b")).toEqual(["landing: --button-ink"]);
  expect(buttons("#141414", "#ffffff", "#141414")).toEqual(["landing: --button-edge"]);
  expect(buttons("#141414", "#ffffff", "#ffffff")).toEqual([]);
  expect(buttons("transparent", "var(--landing-ink)", "currentColor")).toEqual([]);
  expect(buttons("transparent", "#111111", "currentColor")).toEqual(["landing: --button-edge"]);
});

test("a landing page with a missing part throws instead of passing", () => {
  const plain = inks("#ffffff", "#101010");
  expect(() => checkPage(page(""), policy, { landing: true })).toThrow("landing page");
  expect(() => landing(plain.replace("--landing-ink", "--landing-text"))).toThrow("--landing-ink");
  expect(() => landing(inks("#ffffff", "var(--night)"))).toThrow("Not our background");
  expect(() => landing(plain, "--fill:#c9421b")).toThrow("box of buttons");
});

test("the looks of a page are returned", () => {
  expect(landing(inks("#ffffff", dusk)).looks).toEqual([
    "one colour",
    "landing: a gradient",
    "landing: filled buttons",
  ]);
});
