import {
  contrast,
  cssColor,
  inkOn,
  parseColor,
  READABLE_CONTRAST,
  type Rgb,
  readableBackground,
} from "./color.ts";
import type { ButtonSettings } from "./look-settings.ts";
import type { CssVariables } from "./palette.ts";

type Buttons = ButtonSettings | null;

/**
 * Reads `filled_squared`, `outlined_rounded` … and other backends' words for these (conformance
 * 3.19).
 */
export function buttonShape(buttons: Buttons | undefined): { outlined: boolean; rounded: boolean } {
  const form = buttons?.form ?? "";
  return {
    outlined: /outline|border|ghost|hollow/iu.test(form),
    rounded: /round|pill|circ|oval/iu.test(form),
  };
}

/**
 * Returns a button's colours: the company's, with white or our ink as the text where its own is not
 * readable.
 */
export function buttonColors(
  buttons: Buttons | undefined,
  defaultFill: Rgb,
): { fill: Rgb; text: Rgb } {
  const fill = parseColor(buttons?.background_color) ?? defaultFill;
  const text = parseColor(buttons?.text_color);
  if (text && contrast(text, fill) >= READABLE_CONTRAST) return { fill, text };
  const readable = readableBackground(fill);
  return { fill: readable, text: inkOn(readable) };
}

/** An outlined button is tinted where a secondary button has a line and the surface too. */
export const TINTED_LINES = {
  fill: "var(--accent-soft)",
  text: "var(--accent-text)",
  edge: "var(--accent-edge)",
};

/**
 * Returns the CSS variables of a button. A filled button has `colors`, whose `edge` separates it from
 * the background. An outlined button has the three values of `lines`; without `lines` it is filled too.
 */
export function buttonVariables(
  buttons: Buttons | undefined,
  colors: { fill: Rgb; text: Rgb; edge: Rgb },
  lines: { fill: string; text: string; edge: string } | null,
): CssVariables {
  const { outlined, rounded } = buttonShape(buttons);
  const { fill, text, edge } = colors;
  const filled = { fill: cssColor(fill), text: cssColor(text), edge: cssColor(edge) };
  const look = (outlined && lines) || filled;
  return {
    "--button": look.fill,
    "--button-ink": look.text,
    "--button-edge": look.edge,
    "--button-radius": rounded ? "999px" : "14px",
  };
}
