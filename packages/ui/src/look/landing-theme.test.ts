import type { EcommerceSettings } from "@comanda/contract/companies/ecommerce-settings";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  contrast,
  cssColor,
  parseColor,
  READABLE_CONTRAST,
  type Rgb,
  VISIBLE_CONTRAST,
} from "./color.ts";
import { isReadableOn, landingTheme } from "./landing-theme.ts";

const part = fc.nat(255);
const color: fc.Arbitrary<Rgb> = fc.tuple(part, part, part);

function settings(body: object, rest: object = {}): EcommerceSettings {
  return { layout_settings: { landing: { body, ...rest } } } as EcommerceSettings;
}

/** Returns the colours of a theme's background, as text. */
function stopsOf(background: string): Rgb[] {
  return (background.match(/#[\da-f]{6}/gu) ?? []).map((stop) => parseColor(stop)!);
}

test("on every gradient of two colours, all text is readable everywhere", () => {
  fc.assert(
    fc.property(color, color, fc.option(color), (one, other, chosen) => {
      const theme = landingTheme(
        settings(
          {
            background_type: "gradient",
            degraded_color: { degraded_1: cssColor(one), degraded_2: cssColor(other) },
          },
          {
            title: { text_color: chosen && cssColor(chosen) },
            content: { text_color: cssColor(one) },
          },
        ),
      );
      for (const name of ["--landing-title", "--landing-ink"] as const) {
        expect(isReadableOn(parseColor(theme.variables[name])!, stopsOf(theme.background))).toBe(
          true,
        );
      }
    }),
  );
});

test("an unreadable title colour is not used", () => {
  const flat = { background_type: "flat_color", background_color: "#ffffff" };
  const pale = landingTheme(settings(flat, { title: { text_color: "#ffeeee" } }));
  expect(pale.variables["--landing-title"]).toBe("#1d1b18");
  const red = landingTheme(settings(flat, { title: { text_color: "#b42318" } }));
  expect(red.variables["--landing-title"]).toBe("#b42318");
  const readableTheme = landingTheme(settings(flat, { content: { text_color: "#26304d" } }));
  expect(readableTheme.variables["--landing-ink"]).toBe("#26304d");
  expect(red.background).toBe("#ffffff");
});

test("a picture is darkened below white text, and lightened below a dark title", () => {
  const body = { background_type: "image", background_image: { desktop_url: "wide.webp" } };
  const dark = landingTheme(settings(body));
  expect(dark.picture).toMatchObject({ mobile: "wide.webp", desktop: "wide.webp" });
  expect(dark.wash).toBe("rgb(0 0 0 / 0.55)");
  expect(dark.variables["--landing-ink"]).toBe("#ffffff");
  const pale = landingTheme(settings(body, { title: { text_color: "#000000" } }));
  expect(pale.wash).toBe("rgb(255 255 255 / 0.55)");
  expect(pale.variables["--landing-title"]).toBe("#000000");
});

test("a page that begins with a picture has no veil, and its texts stand on the menu's background", () => {
  const body = { background_type: "image", background_color: "#204060" };
  const image = { background_image: { desktop_url: "wide.webp" } };
  const look = { arrangement: "photo", title: { text_color: "#ffe9a0" } };
  const theme = landingTheme(settings({ ...body, ...image }, look));
  expect(theme).toMatchObject({ isPhoto: true, wash: "transparent", cover: "#204060" });
  expect(theme).toMatchObject({ background: "#f6f5f2", top: "#f6f5f2" });
  expect(theme.variables["--landing-title"]).toBe("#1d1b18");
  const dark = settings(body, look);
  Object.assign(dark.layout_settings ?? {}, {
    product: { body: { background_type: "flat_color", background_color: "#15110f" } },
  });
  expect(landingTheme(dark)).toMatchObject({ isPhoto: true, picture: null, background: "#15110f" });
  expect(landingTheme(dark).variables["--landing-title"]).toBe("#ffe9a0");
});

test("without a picture the background has its colour", () => {
  const theme = landingTheme(settings({ background_type: "image", background_color: "#204060" }));
  expect(theme.picture).toBeNull();
  expect(theme.background).toBe("#204060");
});

test("a picture that no browser can fetch is skipped, and the other size replaces it", () => {
  const unfetched = "https://user:pass@pictures.example/a.webp";
  const body = { background_type: "image", background_color: "#204060" };
  const none = landingTheme(
    settings(
      { ...body, background_image: { mobile_url: unfetched, desktop_url: "http://[::1" } },
      { title: { text_color: "#010203" } },
    ),
  );
  expect(none.picture).toBeNull();
  const ground = [parseColor("#204060")!];
  expect(isReadableOn(parseColor(none.variables["--landing-title"])!, ground)).toBe(true);
  const wide = landingTheme(
    settings({ ...body, background_image: { mobile_url: unfetched, desktop_url: "wide.webp" } }),
  );
  expect(wide.picture).toMatchObject({ mobile: "wide.webp", desktop: "wide.webp" });
});

test("buttons have the company's colour, made readable, and its shape", () => {
  const theme = landingTheme(
    settings({}, { buttons_icons: { form: "outlined_rounded", background_color: "#fafafa" } }),
  );
  expect(theme.outlined).toBe(true);
  expect(theme.buttons).toMatchObject({ "--button": "transparent", "--button-radius": "999px" });
  const plain = landingTheme({} as EcommerceSettings);
  const { "--button": ground, "--button-ink": text } = plain.buttons;
  expect(contrast(parseColor(text)!, parseColor(ground)!)).toBeGreaterThanOrEqual(
    READABLE_CONTRAST,
  );
  expect(plain).toMatchObject({ outlined: false, buttons: { "--button-radius": "14px" } });
  const formless = landingTheme(settings({}, { buttons_icons: { background_color: "#204060" } }));
  expect(formless).toMatchObject({
    outlined: false,
    buttons: { "--button": "#204060", "--button-radius": "14px" },
  });
});

test("a filled button has an edge only where its fill would not be visible", () => {
  const edgeOn = (...stops: [string, string]) => {
    const [degraded_1, degraded_2] = stops;
    const body = { background_type: "gradient", degraded_color: { degraded_1, degraded_2 } };
    const theme = landingTheme(
      settings(body, { buttons_icons: { form: "filled", background_color: "#c9421b" } }),
    );
    const edge = theme.buttons["--button-edge"];
    return { edge, contrast: contrast(parseColor(edge)!, parseColor(stops[0])!) };
  };
  expect(edgeOn("#3b1d12", "#b3401d").edge).toBe("#c9421b");
  expect(edgeOn("#ffffff", "#ffffff").edge).toBe("#c9421b");
  const merging = edgeOn("#b3401d", "#b3401d");
  expect(merging.edge).not.toBe("#c9421b");
  expect(merging.contrast).toBeGreaterThanOrEqual(VISIBLE_CONTRAST);
});

test("the title and the text of the landing page have separate fonts", () => {
  const theme = landingTheme(
    settings({}, { title: { font: "wendy_one" }, content: { font: "nunito" } }),
  );
  expect(theme.variables["--title-font"]).toMatch(/^"Wendy One"/u);
  expect(theme.variables["--text-font"]).toMatch(/^"Nunito"/u);
  expect(theme.fonts).toEqual({ title: "wendy_one", text: "nunito" });
});

test("a gradient is the landing page's background in both its colours", () => {
  const degraded_color = { degraded_1: "#3b1d12", degraded_2: "#7a1030" };
  const theme = landingTheme(settings({ background_type: "gradient", degraded_color }));
  expect(theme.background).toBe("linear-gradient(165deg, #3b1d12, #7a1030)");
});

test("a flat colour is the landing page's background", () => {
  const body = { background_type: "flat_color", background_color: "#123456" };
  expect(landingTheme(settings(body)).background).toBe("#123456");
});
