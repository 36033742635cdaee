import fc from "fast-check";
import { expect, test } from "vitest";
import { contrast, cssColor, READABLE_CONTRAST, type Rgb } from "./color.ts";
import { buttonColors, buttonShape, buttonVariables } from "./company-buttons.ts";

const part = fc.nat(255);
const color: fc.Arbitrary<Rgb> = fc.tuple(part, part, part);

const named = (form: string) => buttonShape({ form, background_color: null, text_color: null });

test.each([
  ["filled_squared", false, false],
  ["filled_rounded", false, true],
  ["outlined_squared", true, false],
  ["outlined_pill", true, true],
  ["OUTLINE-ROUND", true, true],
  ["", false, false],
  ["something else", false, false],
])("a form of %j gives the expected shape", (form, outlined, rounded) => {
  expect(named(form)).toEqual({ outlined, rounded });
  expect(buttonShape(null)).toEqual({ outlined: false, rounded: false });
});

test("with any two colours, the text of a button is readable", () => {
  fc.assert(
    fc.property(fc.option(color), fc.option(color), color, (fill, text, defaultFill) => {
      const colors = buttonColors(
        {
          form: null,
          background_color: fill && cssColor(fill),
          text_color: text && cssColor(text),
        },
        defaultFill,
      );
      expect(contrast(colors.text, colors.fill)).toBeGreaterThanOrEqual(READABLE_CONTRAST);
    }),
  );
});

test("a readable text colour of the company is used", () => {
  const buttons = { form: null, background_color: "#f0b24d", text_color: "#402000" };
  expect(buttonColors(buttons, [0, 0, 0])).toEqual({ fill: [240, 178, 77], text: [64, 32, 0] });
});

test("an outlined button has the colours of its lines", () => {
  const colors = { fill: [1, 1, 1], text: [2, 2, 2], edge: [3, 3, 3] } as const;
  const lines = { fill: "transparent", text: "red", edge: "blue" };
  const drawn = (form: string) =>
    buttonVariables({ form, background_color: null, text_color: null }, colors, lines);
  expect(drawn("outlined_rounded")).toEqual({
    "--button": "transparent",
    "--button-ink": "red",
    "--button-edge": "blue",
    "--button-radius": "999px",
  });
  expect(drawn("filled_squared")).toMatchObject({
    "--button": "#010101",
    "--button-ink": "#020202",
  });
});
