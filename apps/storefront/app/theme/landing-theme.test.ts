import type { EcommerceSettings } from "@comanda/contract/ecommerce-settings";
import fc from "fast-check";
import { expect, test } from "vitest";
import { contrast, cssColor, parseColor, READABLE, type Rgb } from "./color.ts";
import { landingTheme, readsOn } from "./landing-theme.ts";

const part = fc.nat(255);
const color: fc.Arbitrary<Rgb> = fc.tuple(part, part, part);

function settings(body: object, rest: object = {}): EcommerceSettings {
  return { layout_settings: { landing: { body, ...rest } } } as EcommerceSettings;
}

/** The colours of a theme's background, as text. */
function stopsOf(background: string): Rgb[] {
  return (background.match(/#[\da-f]{6}/gu) ?? []).map((stop) => parseColor(stop)!);
}

test("whatever two colours make the gradient, the title can be read on all of it", () => {
  fc.assert(
    fc.property(color, color, fc.option(color), (one, other, wanted) => {
      const theme = landingTheme(
        settings(
          {
            background_type: "gradient",
            degraded_color: { degraded_1: cssColor(one), degraded_2: cssColor(other) },
          },
          { title: { text_color: wanted && cssColor(wanted) } },
        ),
      );
      const text = parseColor(theme.variables["--landing-ink"])!;
      expect(readsOn(text, stopsOf(theme.background))).toBe(true);
    }),
  );
});

test("a title colour that cannot be read is not taken", () => {
  const flat = { background_type: "flat_color", background_color: "#ffffff" };
  const pale = landingTheme(settings(flat, { title: { text_color: "#ffeeee" } }));
  expect(pale.variables["--landing-ink"]).toBe("#1d1b18");
  const red = landingTheme(settings(flat, { title: { text_color: "#b42318" } }));
  expect(red.variables["--landing-ink"]).toBe("#b42318");
  expect(red.background).toBe("#ffffff");
});

test("a picture is shown under white, in its two sizes", () => {
  const theme = landingTheme(
    settings({ background_type: "image", background_image: { desktop_url: "wide.webp" } }),
  );
  expect(theme.picture).toEqual({ mobile: "wide.webp", desktop: "wide.webp" });
  expect(theme.variables["--landing-ink"]).toBe("#ffffff");
});

test("a picture that is not there leaves the background's colour", () => {
  const theme = landingTheme(settings({ background_type: "image", background_color: "#204060" }));
  expect(theme.picture).toBeNull();
  expect(theme.background).toBe("#204060");
});

test("buttons take the company's colour, readable, and its shape", () => {
  const theme = landingTheme(
    settings({}, { buttons_icons: { form: "outlined_rounded", background_color: "#fafafa" } }),
  );
  const { "--accent": ground, "--accent-ink": text } = theme.variables;
  expect(contrast(parseColor(text)!, parseColor(ground)!)).toBeGreaterThanOrEqual(READABLE);
  expect(theme).toMatchObject({ outlined: true, rounded: true });
  expect(landingTheme({} as EcommerceSettings)).toMatchObject({ outlined: false, rounded: false });
});
