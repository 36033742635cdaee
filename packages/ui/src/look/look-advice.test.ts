import fc from "fast-check";
import { expect, test } from "vitest";
import { cssColor, parseColor, READABLE_CONTRAST } from "./color.ts";
import { companyTheme } from "./company-theme.ts";
import { landingTheme } from "./landing-theme.ts";
import { lookAdvice } from "./look-advice.ts";
import type { LandingSettings, LookSettings, ProductSettings } from "./look-settings.ts";

const look = (landing: LandingSettings, product: ProductSettings = {}): LookSettings => ({
  layout_settings: { landing, product },
});
const body = (background_color: string) => ({ background_type: "flat_color", background_color });

test("colours that guests see as they were chosen need no advice", () => {
  const landing = {
    title: { text_color: "#ffffff" },
    content: { text_color: "#ffeedd" },
    body: body("#3b1d12"),
    buttons_icons: { background_color: "#c9421b", text_color: "#ffffff" },
  };
  const product = {
    secondary_color: "#9c2f10",
    content: { text_color: "#1d1b18" },
    body: body("#f6f5f2"),
  };
  expect(lookAdvice(look(landing, product))).toEqual([]);
  expect(lookAdvice({})).toEqual([]);
});

test("an unreadable title is named with its contrast, and with the colour in its place", () => {
  const settings = look({ title: { text_color: "#808080" }, body: body("#777777") });
  const [advice] = lookAdvice(settings);
  expect(advice).toMatchObject({
    path: "landing.title.text_color",
    kind: "replaced",
    shown: landingTheme(settings).variables["--landing-title"],
  });
  expect(advice?.contrast).toBeLessThan(1.3);
});

test("a text that is unreadable on the menu's background is named", () => {
  const settings = look({}, { content: { text_color: "#cccccc" }, body: body("#ffffff") });
  expect(lookAdvice(settings)).toMatchObject([
    { path: "product.content.text_color", kind: "replaced" },
  ]);
});

test("a grey background on which no text is readable is shaded", () => {
  const settings = look({}, { body: body("#808080") });
  const shown = companyTheme(settings).variables["--ground-fill"];
  expect(lookAdvice(settings)).toEqual([
    { path: "product.body.background_color", kind: "shaded", contrast: null, shown },
  ]);
});

test("the shading of a gradient is named at its first colour", () => {
  const degraded_color = { degraded_1: "#000000", degraded_2: "#ffffff" };
  const settings = look({ body: { background_type: "gradient", degraded_color } });
  expect(lookAdvice(settings)).toMatchObject([
    { path: "landing.body.degraded_color.degraded_1", kind: "shaded" },
  ]);
});

test("a yellow accent is not the colour of links on white", () => {
  const settings = look({}, { secondary_color: "#ffcc00", body: body("#ffffff") });
  const shown = companyTheme(settings).variables["--accent-text"];
  expect(lookAdvice(settings)).toMatchObject([
    { path: "product.secondary_color", kind: "marks", shown },
  ]);
});

test("the accent of the contents is named where it is the accent", () => {
  const settings = look({}, { content: { secondary_color: "#ffcc00" }, body: body("#ffffff") });
  expect(lookAdvice(settings)).toMatchObject([{ path: "product.content.secondary_color" }]);
});

test("outlined buttons of the landing page use no colour of filled ones", () => {
  const buttons_icons = {
    form: "outlined_rounded",
    background_color: "#111111",
    text_color: "#ffffff",
  };
  expect(lookAdvice(look({ buttons_icons }, { buttons_icons }))).toMatchObject([
    { path: "landing.buttons_icons.background_color", kind: "unused", shown: null },
    { path: "landing.buttons_icons.text_color", kind: "unused", shown: null },
  ]);
});

test("a button's unreadable text is named with the text in its place", () => {
  const buttons_icons = { background_color: "#ffffff", text_color: "#eeeeee" };
  const settings = look({}, { buttons_icons });
  const shown = companyTheme(settings).variables["--button-ink"];
  expect(lookAdvice(settings)).toMatchObject([
    { path: "product.buttons_icons.text_color", kind: "replaced", shown },
  ]);
});

const color = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map((parts) => cssColor(parts));

test("every text colour is used, or named with a contrast that is too low", () => {
  fc.assert(
    fc.property(color, color, color, color, (title, ground, fill, text) => {
      const buttons_icons = { background_color: fill, text_color: text };
      const settings = look(
        { title: { text_color: title }, body: body(ground), buttons_icons },
        { content: { text_color: text }, body: body(ground), buttons_icons },
      );
      const advice = new Map(lookAdvice(settings).map((each) => [each.path, each]));
      for (const { contrast } of advice.values())
        expect(contrast ?? 0).toBeLessThan(READABLE_CONTRAST);
      const [landing, pages] = [landingTheme(settings), companyTheme(settings)];
      const used = [
        ["landing.title.text_color", title, landing.variables["--landing-title"]],
        ["landing.buttons_icons.text_color", text, landing.buttons["--button-ink"]],
        ["landing.buttons_icons.background_color", fill, landing.buttons["--button"]],
        ["landing.body.background_color", ground, landing.background],
        ["product.content.text_color", text, pages.variables["--ink"]],
        ["product.body.background_color", ground, pages.variables["--ground-fill"]],
      ] as const;
      for (const [path, chosen, shown] of used) {
        expect(parseColor(shown), path).not.toBeNull();
        expect(advice.get(path)?.shown ?? chosen, path).toBe(shown);
      }
    }),
  );
});
