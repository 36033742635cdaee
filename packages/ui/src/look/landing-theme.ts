import {
  black,
  contrast,
  cssColor,
  ensureContrast,
  inkOn,
  leastContrast,
  mix,
  parseColor,
  READABLE_CONTRAST,
  type Rgb,
  VISIBLE_CONTRAST,
  white,
} from "./color.ts";
import {
  type BackgroundPicture,
  backgroundColors,
  backgroundPicture,
} from "./company-background.ts";
import { buttonColors, buttonShape, buttonVariables, TINTED_LINES } from "./company-buttons.ts";
import { companyAccent, companyPalette } from "./company-theme.ts";
import { fontFamily, fontName, type PageFonts, textFont } from "./fonts.ts";
import { gradient, gradientColors, shadeGradient } from "./gradient.ts";
import type { LandingSettings, LookSettings } from "./look-settings.ts";
import type { CssVariables } from "./palette.ts";

export type LandingTheme = {
  variables: CssVariables;
  /** For the company's buttons only: a sheet that opens from the page has other buttons. */
  buttons: CssVariables;
  /** Whether the picture stands above or beside the texts, and not behind them. */
  isPhoto: boolean;
  /** The CSS background of the page; with a picture behind it, visible until that has loaded. */
  background: string;
  /** The CSS background of the picture's place: visible until it has loaded, or without one. */
  cover: string;
  /** The colour at the top of the page, for the browser's bar on phones. */
  top: string;
  picture: BackgroundPicture | null;
  /** Whether the company's buttons are outlined, without a fill. */
  outlined: boolean;
  /** The variables of the button to the menu, which is filled in every shape. */
  menuButton: CssVariables;
  /** A CSS colour over the picture, so that text is readable on any picture. */
  wash: string;
  fonts: PageFonts;
};

/** The opacity of the wash over a picture. */
const WASH = 0.55;

/**
 * Returns the look of the landing page, from `layout_settings.landing`. The title and the text have the
 * company's colours where these are readable on the whole background, else white or our ink. Where
 * neither is readable everywhere, the background is shaded until it is.
 */
export function landingTheme(settings: LookSettings): LandingTheme {
  const accent = companyAccent(settings);
  const layout = settings.layout_settings?.landing ?? null;
  const isPhoto = hasPhotoArrangement(settings);
  const picture = backgroundPicture(layout?.body ?? null);
  const wash = washFor(parseColor(layout?.title?.text_color));
  const flat = backgroundStops(layout, accent);
  const { title, text, shaded } = textColors(layout, landingGround(settings));
  const isBehind = picture !== null && !isPhoto;
  const plain = isBehind ? null : { text, stops: shaded };
  const titleFont = fontName(
    layout?.title?.font ?? settings.layout_settings?.product?.content?.font,
  );
  const running = textFont(layout?.content?.font);
  return {
    variables: {
      "--title-font": fontFamily(titleFont),
      "--text-font": running ? fontFamily(running) : "var(--font-sans)",
      "--landing-title": cssColor(title),
      "--landing-ink": cssColor(text),
    },
    buttons: landingButtons(layout, accent, { plain, lines: isPhoto ? TINTED_LINES : PLAIN_LINES }),
    menuButton: landingButtons(layout, accent, { plain, lines: null }),
    isPhoto,
    background: isBehind ? gradient(flat) : gradient(shaded),
    cover: gradient(flat),
    top: cssColor((isBehind ? mix(flat[0] ?? wash, wash, 1 - WASH) : shaded[0]) ?? accent),
    picture,
    outlined: buttonShape(layout?.buttons_icons).outlined,
    wash: isPhoto ? "transparent" : `rgb(${wash.join(" ")} / ${WASH})`,
    fonts: { title: titleFont, text: running },
  };
}

/** Returns whether the company chose the landing page that begins with a large picture. */
function hasPhotoArrangement(settings: LookSettings): boolean {
  return settings.layout_settings?.landing?.arrangement === "photo";
}

/**
 * Returns the colours that the title and the text stand on, before they are shaded; two for a gradient.
 * Beside a photo that is the background of the other pages.
 */
export function landingGround(settings: LookSettings): readonly Rgb[] {
  if (hasPhotoArrangement(settings)) return companyPalette(settings).stops;
  const layout = settings.layout_settings?.landing ?? null;
  if (!backgroundPicture(layout?.body ?? null))
    return backgroundStops(layout, companyAccent(settings));
  return underWash(washFor(parseColor(layout?.title?.text_color)));
}

/** The background's colours; a company without any has its accent's, darkened. */
function backgroundStops(layout: LandingSettings | null, accent: Rgb): Rgb[] {
  const chosen = backgroundColors(layout?.body ?? null);
  return chosen.length > 0 ? chosen : [mix(accent, black, 0.35)];
}

/**
 * Returns the colours of the title and the text, and the background's colours, shaded so that both are
 * readable.
 */
function textColors(layout: LandingSettings | null, stops: readonly Rgb[]) {
  const chosen = parseColor(layout?.title?.text_color);
  const title = chosen && isReadableOn(chosen, stops) ? chosen : inkOn(...gradientColors(stops));
  const shaded = shadeGradient(stops, title, (some) => isReadableOn(title, some));
  const content = parseColor(layout?.content?.text_color);
  const text = content && isReadableOn(content, shaded) ? content : title;
  return { title, text, shaded };
}

/** The wash is white for a dark title, and black for any other. */
function washFor(title: Rgb | null): Rgb {
  return title && contrast(title, white) > contrast(title, black) ? white : black;
}

/** Below this contrast the edge of a fill is not visible. */
const VISIBLE_FILL_CONTRAST = 1.5;

type LandingButtonsInput = {
  /** The text's colour and the background; null over a picture. */
  plain: { text: Rgb; stops: readonly Rgb[] } | null;
  /** The colours of outlined buttons; null for a button that is filled also then. */
  lines: { fill: string; text: string; edge: string } | null;
};

/** An outlined button among texts has their colour. */
const PLAIN_LINES = { fill: "transparent", text: "var(--landing-ink)", edge: "currentColor" };

/**
 * The variables of the landing page's buttons. A filled button has an edge only where its fill
 * would not be visible on the middle of a `plain` background. Over a picture, where `plain` is
 * null, it has none.
 */
function landingButtons(
  layout: LandingSettings | null,
  accent: Rgb,
  { plain, lines }: LandingButtonsInput,
): CssVariables {
  const colors = buttonColors(layout?.buttons_icons, accent);
  const [first = white, last = first] = plain?.stops ?? [];
  const merges = plain && contrast(colors.fill, mix(last, first, 0.5)) < VISIBLE_FILL_CONTRAST;
  const edge = merges
    ? ensureContrast(colors.fill, plain.text, gradientColors(plain.stops), VISIBLE_CONTRAST)
    : colors.fill;
  return buttonVariables(layout?.buttons_icons, { ...colors, edge }, lines);
}

/** Returns the lightest and the darkest colour that a picture can have below its wash. */
function underWash(wash: Rgb): Rgb[] {
  return [mix(white, wash, 1 - WASH), mix(black, wash, 1 - WASH)];
}

/** Returns whether a text is readable on every colour of a gradient. */
export function isReadableOn(text: Rgb, stops: readonly Rgb[]): boolean {
  return leastContrast(text, gradientColors(stops)) >= READABLE_CONTRAST;
}
