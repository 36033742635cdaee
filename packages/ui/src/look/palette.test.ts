import fc from "fast-check";
import { expect, test } from "vitest";
import {
  black,
  contrast,
  mix,
  parseColor,
  READABLE_CONTRAST,
  type Rgb,
  VISIBLE_CONTRAST,
  white,
} from "./color.ts";
import { gradientColors } from "./gradient.ts";
import { palette, WASH } from "./palette.ts";

const part = fc.nat(255);
const color: fc.Arbitrary<Rgb> = fc.tuple(part, part, part);
const inputs = fc.record({
  stops: fc.array(color, { minLength: 1, maxLength: 2 }),
  pictured: fc.boolean(),
  text: fc.option(color),
  accent: color,
});

/** Returns the variables as colours. */
function colorsOf(inputs: Parameters<typeof palette>[0]) {
  const { variables } = palette(inputs);
  const at = (name: `--${string}`): Rgb => {
    const found = parseColor(variables[name]);
    if (!found) throw new Error(`${name} is no colour: ${variables[name]}`);
    return found;
  };
  return { variables, at };
}

/** Returns all backgrounds that may be below text. */
function groundsOf(pictured: boolean, { variables, at }: ReturnType<typeof colorsOf>): Rgb[] {
  const stops = (variables["--ground-fill"]?.match(/#[\da-f]{6}/gu) ?? []).map(
    (stop) => parseColor(stop) ?? white,
  );
  const pages = pictured
    ? [mix(at("--ground"), white, WASH), mix(at("--ground"), black, WASH)]
    : gradientColors(stops);
  const softs = (["accent", "positive", "warning", "danger"] as const).map((tone) =>
    at(`--${tone}-soft`),
  );
  return [...pages, at("--surface"), ...softs];
}

const texts = [
  "--ink",
  "--ink-muted",
  "--accent-text",
  "--positive",
  "--warning",
  "--danger",
] as const;

test("with any colours of a company, every text is readable on every background below it", () => {
  fc.assert(
    fc.property(inputs, (inputs) => {
      const colors = colorsOf(inputs);
      const grounds = groundsOf(inputs.pictured, colors);
      for (const text of texts) {
        for (const ground of grounds) {
          expect(contrast(colors.at(text), ground), text).toBeGreaterThanOrEqual(READABLE_CONTRAST);
        }
      }
      // Text on a filled tone has the surface's colour.
      for (const tone of ["--ink", "--positive", "--danger"] as const) {
        expect(contrast(colors.at(tone), colors.at("--surface"))).toBeGreaterThanOrEqual(
          READABLE_CONTRAST,
        );
      }
    }),
    { numRuns: 400 },
  );
});

test("with any colours of a company, the edges of fields and choices are visible", () => {
  fc.assert(
    fc.property(inputs, (inputs) => {
      const colors = colorsOf(inputs);
      for (const ground of groundsOf(inputs.pictured, colors)) {
        for (const edge of ["--field", "--accent-edge"] as const) {
          expect(contrast(colors.at(edge), ground), edge).toBeGreaterThanOrEqual(VISIBLE_CONTRAST);
        }
      }
    }),
    { numRuns: 400 },
  );
});

const plain = { stops: [[246, 245, 242]], pictured: false, text: null } as const;
const accent: Rgb = [201, 66, 27];

test("on a light background surfaces are white, and the accent is the company's", () => {
  const { variables } = palette({ ...plain, accent });
  expect(variables).toMatchObject({
    "--scheme": "light",
    "--ground": "#f6f5f2",
    "--ground-fill": "#f6f5f2",
    "--surface": "#ffffff",
    "--ink": "#1d1b18",
    "--accent": "#c9421b",
    "--accent-edge": "#c9421b",
  });
});

test("on a dark background surfaces are dark, and text is light", () => {
  const { variables, at } = colorsOf({ ...plain, stops: [[16, 35, 26]], accent });
  expect(variables).toMatchObject({ "--scheme": "dark", "--ground": "#10231a" });
  expect(contrast(at("--surface"), black)).toBeLessThan(contrast(at("--surface"), white));
  expect(contrast(at("--surface"), white)).toBeLessThan(contrast(at("--ground"), white));
});

test("the company's text colour is used only where it is readable", () => {
  const readable = palette({ ...plain, text: [38, 48, 77], accent });
  expect(readable.variables["--ink"]).toBe("#26304d");
  const pale = palette({ ...plain, text: [255, 240, 240], accent });
  expect(pale.variables["--ink"]).toBe("#1d1b18");
});

test("over a picture the text colour decides between the dark and the light scheme", () => {
  const over = (text: Rgb) => palette({ stops: [[90, 90, 90]], pictured: true, text, accent });
  expect(over([255, 255, 255]).variables["--scheme"]).toBe("dark");
  expect(over([20, 20, 20]).variables["--scheme"]).toBe("light");
});
