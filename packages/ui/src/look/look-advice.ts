import {
  contrast,
  cssColor,
  inkOn,
  leastContrast,
  parseColor,
  READABLE_CONTRAST,
  type Rgb,
} from "./color.ts";
import { backgroundColors } from "./company-background.ts";
import { buttonShape } from "./company-buttons.ts";
import { companyPalette, companyTheme } from "./company-theme.ts";
import { gradient, gradientColors } from "./gradient.ts";
import { landingGround, landingTheme } from "./landing-theme.ts";
import type { BackgroundSettings, ButtonSettings, LookSettings } from "./look-settings.ts";

/**
 * What the pages do with a colour that is not used as it was chosen: `replaced` is another text colour,
 * `shaded` a background that is moved until text is readable, `darkened` a fill that is darkened until its
 * text is, `marks` a colour that links and marks cannot have on the page's background, and `unused` a
 * colour of filled buttons where the landing page's buttons are outlined.
 */
export type AdviceKind = "replaced" | "shaded" | "darkened" | "marks" | "unused";

export type LookAdvice = {
  /** The field in `layout_settings`: `landing.title.text_color`. */
  path: string;
  kind: AdviceKind;
  /** The contrast of the chosen colour, below 4.5 to 1; null where the advice is not about that. */
  contrast: number | null;
  /** The colour that guests see instead, as CSS; null where they see none. */
  shown: string | null;
};

/** Returns every chosen colour that guests do not see as it was chosen (decision 28), and why. */
export function lookAdvice(settings: LookSettings): LookAdvice[] {
  return [...landingAdvice(settings), ...productAdvice(settings)];
}

function landingAdvice(settings: LookSettings): LookAdvice[] {
  const layout = settings.layout_settings?.landing;
  if (!layout) return [];
  const { variables, buttons, background, picture, isPhoto } = landingTheme(settings);
  const grounds = gradientColors(landingGround(settings));
  return [
    ...replaced("landing.title", layout.title?.text_color, variables["--landing-title"], grounds),
    ...replaced("landing.content", layout.content?.text_color, variables["--landing-ink"], grounds),
    ...(picture || isPhoto ? [] : shaded("landing", layout.body, background)),
    ...buttonAdvice("landing", layout.buttons_icons, buttons),
  ];
}

function productAdvice(settings: LookSettings): LookAdvice[] {
  const layout = settings.layout_settings?.product;
  if (!layout) return [];
  const { variables, picture } = companyTheme(settings);
  const { grounds } = companyPalette(settings);
  return [
    ...replaced("product.content", layout.content?.text_color, variables["--ink"], grounds),
    ...(picture ? [] : shaded("product", layout.body, variables["--ground-fill"])),
    ...accentAdvice(settings, variables, grounds),
    ...buttonAdvice("product", layout.buttons_icons, variables),
  ];
}

type Variables = Readonly<Record<`--${string}`, string>>;
type Chosen = string | null | undefined;

function replaced(
  at: string,
  chosen: Chosen,
  shown: string | undefined,
  grounds: readonly Rgb[],
): LookAdvice[] {
  const color = parseColor(chosen);
  if (!color || !shown || cssColor(color) === shown) return [];
  const least = leastContrast(color, grounds);
  return [{ path: `${at}.text_color`, kind: "replaced", contrast: least, shown }];
}

function shaded(
  page: string,
  body: BackgroundSettings | null | undefined,
  shown: string | undefined,
): LookAdvice[] {
  const stops = backgroundColors(body ?? null);
  if (stops.length === 0 || shown === undefined || gradient(stops) === shown) return [];
  const isGradient = body?.background_type === "gradient" && body.degraded_color;
  const field = isGradient ? "degraded_color.degraded_1" : "background_color";
  return [{ path: `${page}.body.${field}`, kind: "shaded", contrast: null, shown }];
}

function accentAdvice(
  settings: LookSettings,
  variables: Variables,
  grounds: readonly Rgb[],
): LookAdvice[] {
  const layout = settings.layout_settings?.product;
  // The first of these that has a colour is the accent.
  const candidates = [
    { path: "product.secondary_color", color: parseColor(layout?.secondary_color) },
    {
      path: "product.content.secondary_color",
      color: parseColor(layout?.content?.secondary_color),
    },
  ];
  const chosen = candidates.find((each) => each.color !== null);
  if (!chosen?.color) return [];
  const { path, color } = chosen;
  const [accent = null, marks = null] = [variables["--accent"], variables["--accent-text"]];
  if (cssColor(color) !== accent)
    return [{ path, kind: "darkened", contrast: contrast(inkOn(color), color), shown: accent }];
  const least = leastContrast(color, grounds);
  if (least >= READABLE_CONTRAST) return [];
  return [{ path, kind: "marks", contrast: least, shown: marks }];
}

function buttonAdvice(
  page: string,
  buttons: ButtonSettings | null | undefined,
  variables: Variables,
): LookAdvice[] {
  const at = `${page}.buttons_icons`;
  const fill = parseColor(buttons?.background_color);
  const text = parseColor(buttons?.text_color);
  // On the other pages the button of the next step is filled, whatever its shape.
  if (page === "landing" && buttonShape(buttons).outlined) {
    const unused = { kind: "unused", contrast: null, shown: null } as const;
    return [
      ...(fill ? [{ ...unused, path: `${at}.background_color` }] : []),
      ...(text ? [{ ...unused, path: `${at}.text_color` }] : []),
    ];
  }
  const [shownFill = null, shownText = null] = [variables["--button"], variables["--button-ink"]];
  const ground = fill ?? parseColor(shownFill);
  const isDarkened = fill !== null && cssColor(fill) !== shownFill;
  const isReplaced = text !== null && ground !== null && cssColor(text) !== shownText;
  const darkened = { kind: "darkened", shown: shownFill } as const;
  const replacedText = { kind: "replaced", shown: shownText } as const;
  return [
    ...(isDarkened
      ? [{ ...darkened, path: `${at}.background_color`, contrast: contrast(inkOn(fill), fill) }]
      : []),
    ...(isReplaced
      ? [{ ...replacedText, path: `${at}.text_color`, contrast: contrast(text, ground) }]
      : []),
  ];
}
