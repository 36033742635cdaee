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
const wishes = fc.record({
  stops: fc.array(color, { minLength: 1, maxLength: 2 }),
  pictured: fc.boolean(),
  text: fc.option(color),
  accent: color,
});

/** The variables as colours. */
function colorsOf(given: Parameters<typeof palette>[0]) {
  const { variables } = palette(given);
  const at = (name: `--${string}`): Rgb => {
    const found = parseColor(variables[name]);
    if (!found) throw new Error(`${name} is no colour: ${variables[name]}`);
    return found;
  };
  return { variables, at };
}

/** All that text may stand on. */
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

test("whatever a company chooses, every text can be read on every ground it stands on", () => {
  fc.assert(
    fc.property(wishes, (given) => {
      const colors = colorsOf(given);
      const grounds = groundsOf(given.pictured, colors);
      for (const text of texts) {
        for (const ground of grounds) {
          expect(contrast(colors.at(text), ground), text).toBeGreaterThanOrEqual(READABLE_CONTRAST);
        }
      }
      // What is filled with a tone is written on in the surface's colour.
      for (const tone of ["--ink", "--positive", "--danger"] as const) {
        expect(contrast(colors.at(tone), colors.at("--surface"))).toBeGreaterThanOrEqual(
          READABLE_CONTRAST,
        );
      }
    }),
    { numRuns: 400 },
  );
});

test("and the edge of what is filled in or chosen can be seen on it", () => {
  fc.assert(
    fc.property(wishes, (given) => {
      const colors = colorsOf(given);
      for (const ground of groundsOf(given.pictured, colors)) {
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

test("a light ground keeps white surfaces and the company's own accent", () => {
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

test("a dark ground makes all that lies on it dark, and text light", () => {
  const { variables, at } = colorsOf({ ...plain, stops: [[16, 35, 26]], accent });
  expect(variables).toMatchObject({ "--scheme": "dark", "--ground": "#10231a" });
  expect(contrast(at("--surface"), black)).toBeLessThan(contrast(at("--surface"), white));
  expect(contrast(at("--surface"), white)).toBeLessThan(contrast(at("--ground"), white));
});

test("the company's text is taken where it can be read, and no further", () => {
  const readable = palette({ ...plain, text: [38, 48, 77], accent });
  expect(readable.variables["--ink"]).toBe("#26304d");
  const pale = palette({ ...plain, text: [255, 240, 240], accent });
  expect(pale.variables["--ink"]).toBe("#1d1b18");
});

test("over a picture the text tells whether it is to be dark or pale", () => {
  const over = (text: Rgb) => palette({ stops: [[90, 90, 90]], pictured: true, text, accent });
  expect(over([255, 255, 255]).variables["--scheme"]).toBe("dark");
  expect(over([20, 20, 20]).variables["--scheme"]).toBe("light");
});
