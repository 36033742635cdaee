import type { EcommerceSettings } from "@comanda/contract/companies/ecommerce-settings";
import {
  contrast,
  cssColor,
  inkOn,
  parseColor,
  READABLE_CONTRAST,
  type Rgb,
  readableBackground,
} from "../color.ts";
import type { CssVariables } from "../palette.ts";

type Layouts = NonNullable<EcommerceSettings["layout_settings"]>;
type Buttons = NonNullable<Layouts["product"]>["buttons_icons"];

/** `filled_squared`, `outlined_rounded` …: however another backend writes the two words (spec §3, form). */
export function buttonShape(buttons: Buttons | undefined): { outlined: boolean; rounded: boolean } {
  const form = buttons?.form ?? "";
  return {
    outlined: /outline|border|ghost|hollow/iu.test(form),
    rounded: /round|pill|circ|oval/iu.test(form),
  };
}

/** What is written on a button in the company's colours, or in the ink that can be read there. */
export function buttonColors(
  buttons: Buttons | undefined,
  otherwise: Rgb,
): { fill: Rgb; text: Rgb } {
  const fill = parseColor(buttons?.background_color) ?? otherwise;
  const text = parseColor(buttons?.text_color);
  if (text && contrast(text, fill) >= READABLE_CONTRAST) return { fill, text };
  const readable = readableBackground(fill);
  return { fill: readable, text: inkOn(readable) };
}

/**
 * `edge` sets a filled button off from what it stands on; an outlined one is drawn by the three of
 * `lines`.
 */
export function buttonVariables(
  buttons: Buttons | undefined,
  colors: { fill: Rgb; text: Rgb; edge: Rgb },
  lines: { fill: string; text: string; edge: string },
): CssVariables {
  const { outlined, rounded } = buttonShape(buttons);
  const { fill, text, edge } = colors;
  const filled = { fill: cssColor(fill), text: cssColor(text), edge: cssColor(edge) };
  const look = outlined ? lines : filled;
  return {
    "--button": look.fill,
    "--button-ink": look.text,
    "--button-edge": look.edge,
    "--button-radius": rounded ? "999px" : "14px",
  };
}
