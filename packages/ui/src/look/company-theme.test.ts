import type { EcommerceSettings } from "@comanda/contract/companies/ecommerce-settings";
import { expect, test } from "vitest";
import { contrast, parseColor, READABLE_CONTRAST, white } from "./color.ts";
import { companyTheme } from "./company-theme.ts";

function themed(product: object, landing: object = {}) {
  return companyTheme({ layout_settings: { product, landing } } as EcommerceSettings);
}

test("a company without a look has the brand's blue, a light background and our own text", () => {
  const { variables, fonts, picture } = companyTheme({} as EcommerceSettings);
  expect(variables).toMatchObject({
    "--scheme": "light",
    "--ground": "#f6f5f2",
    // The brand's #006EFF, as far towards black as white text on it needs.
    "--accent": "#0069f2",
    "--accent-text": "#0165e7",
    "--button": "#0069f2",
    "--button-ink": "#ffffff",
  });
  const brand = themed({ secondary_color: "#006EFF" }).variables;
  expect(brand["--accent"]).toBe("#0069f2");
  expect(contrast(white, parseColor("#0069f2") ?? white)).toBeGreaterThanOrEqual(READABLE_CONTRAST);
  expect(variables["--title-font"]).toMatch(/^"Poppins"/u);
  expect(variables["--text-font"]).toBeUndefined();
  expect(fonts).toEqual({ title: "poppins", text: null });
  expect(picture).toBeNull();
});

test("the accent is the secondary colour, and buttons have their own colour", () => {
  const { variables } = themed({
    secondary_color: "#123456",
    buttons_icons: { background_color: "#7a1030", form: "filled_squared" },
  });
  expect(variables["--accent"]).toBe("#123456");
  expect(variables["--button"]).toBe("#7a1030");
  expect(variables["--button-radius"]).toBe("14px");
});

test("the next step is filled in every form, with the corners that the company chose for its menu", () => {
  const { variables } = themed(
    { buttons_icons: { background_color: "#7a1030", form: "outlined_rounded" } },
    { buttons_icons: { form: "filled_squared" } },
  );
  expect(variables["--button"]).toBe("#7a1030");
  expect(variables["--button-radius"]).toBe("999px");
});

test("a flat colour is the background", () => {
  const { variables } = themed({
    body: { background_type: "flat_color", background_color: "#fdf3e7" },
  });
  expect(variables["--ground"]).toBe("#fdf3e7");
  expect(variables["--ground-fill"]).toBe("#fdf3e7");
});

test("a gradient is the background, with both its colours", () => {
  const { variables } = themed({
    body: {
      background_type: "gradient",
      degraded_color: { degraded_1: "#ffffff", degraded_2: "#f0e0d0" },
    },
  });
  expect(variables["--ground-fill"]).toBe("linear-gradient(165deg, #ffffff, #f0e0d0)");
});

test("a picture is the background in its sizes, and pale text makes the scheme dark", () => {
  const { variables, picture } = themed({
    body: {
      background_type: "image",
      background_image: { desktop_url: "wide.webp", mobile_thumbnail_url: "small.webp" },
    },
    content: { text_color: "#ffffff" },
  });
  expect(picture).toEqual({
    mobile: "wide.webp",
    desktop: "wide.webp",
    smallMobile: "small.webp",
    smallDesktop: "small.webp",
  });
  expect(variables["--scheme"]).toBe("dark");
});

test("running text has the company's font where that has a weight for text", () => {
  const serif = themed({ content: { font: "noto_serif" } });
  expect(serif.variables["--text-font"]).toMatch(/^"Noto Serif"/u);
  expect(serif.fonts).toEqual({ title: "noto_serif", text: "noto_serif" });
  const heavy = themed({ content: { font: "alfa_slab_one" } });
  expect(heavy.variables["--text-font"]).toBeUndefined();
  expect(heavy.variables["--title-font"]).toMatch(/^"Alfa Slab One"/u);
  expect(themed({ content: { font: "toString" } }).variables["--title-font"]).toMatch(/Poppins/u);
});

const sans = "system-ui, sans-serif";
const rounded = `ui-rounded, ${sans}`;

test.each([
  ["poppins", "Poppins", sans, true],
  ["rubik", "Rubik", sans, true],
  ["montserrat", "Montserrat", sans, true],
  ["nunito", "Nunito", rounded, true],
  ["wendy_one", "Wendy One", rounded, false],
  ["alfa_slab_one", "Alfa Slab One", "Rockwell, ui-serif, serif", false],
  ["rammetto_one", "Rammetto One", rounded, false],
  ["noto_serif", "Noto Serif", "ui-serif, serif", true],
])(
  "%s is the family %s with the fallback %s, for running text too: %s",
  (font, family, kind, forText) => {
    const { variables, fonts } = themed({ content: { font } });
    expect(variables["--title-font"]).toBe(`"${family}", ${kind}`);
    expect(variables["--text-font"]).toBe(forText ? variables["--title-font"] : undefined);
    expect(fonts).toEqual({ title: font, text: forText ? font : null });
  },
);
