import type { Sharp } from "sharp";
import type { IconFit } from "./picture-sizes.ts";
import { openPixels, type Pixels } from "./render-picture.ts";

type Color = { r: number; g: number; b: number; alpha: number };

const TRANSPARENT: Color = { r: 0, g: 0, b: 0, alpha: 0 };
const WHITE: Color = { r: 255, g: 255, b: 255, alpha: 1 };

/**
 * The logo's share of a maskable icon's edge. A system may cut off everything further from the
 * middle than two fifths of the edge: of a logo without a background nothing may be cut, of one
 * with a background only the background.
 */
const LOGO_SHARE_WITHOUT_BACKGROUND = 0.64;
const LOGO_SHARE_WITH_BACKGROUND = 0.88;

/** How far apart the colours of one background may be, of 255. */
const MAX_COLOR_DIFFERENCE = 24;
const SAMPLE = 33;

/** Renders a logo as the PNG icon of an app, `edge` pixels wide and high. */
export async function renderIcon(logo: Pixels, edge: number, fit: IconFit): Promise<Buffer> {
  if (fit === "icon") return png(await inSquare(logo, edge, TRANSPARENT));
  const logoBackground = await backgroundOf(logo);
  const inner = Math.round(
    edge * (logoBackground ? LOGO_SHARE_WITH_BACKGROUND : LOGO_SHARE_WITHOUT_BACKGROUND),
  );
  const before = Math.floor((edge - inner) / 2);
  const after = edge - inner - before;
  const background = logoBackground ?? WHITE;
  const square = await inSquare(logo, inner, background);
  return png(
    square
      .flatten({ background })
      .extend({ top: before, left: before, bottom: after, right: after, background }),
  );
}

async function inSquare(logo: Pixels, edge: number, background: Color): Promise<Sharp> {
  const picture = await openPixels(logo);
  return picture.ensureAlpha().resize(edge, edge, { fit: "contain", background });
}

function png(icon: Sharp): Promise<Buffer> {
  return icon.png({ compressionLevel: 9 }).toBuffer();
}

/**
 * Returns the logo's colour in the middle of its four edges, where it has no round corners; null
 * when they differ.
 */
async function backgroundOf(logo: Pixels): Promise<Color | null> {
  const sample = await inSquare(logo, SAMPLE, TRANSPARENT);
  const { data } = await sample.raw().toBuffer({ resolveWithObject: true });
  const [middle, last] = [(SAMPLE - 1) / 2, SAMPLE - 2];
  const sides = [
    [middle, 1],
    [middle, last],
    [1, middle],
    [last, middle],
  ].map(([x = 0, y = 0]) => {
    const at = (y * SAMPLE + x) * 4;
    return [...data.subarray(at, at + 4)];
  });
  const [first = []] = sides;
  const one = sides.every(
    (side) =>
      side[3] === 255 &&
      side.every((part, at) => Math.abs(part - (first[at] ?? 0)) <= MAX_COLOR_DIFFERENCE),
  );
  const [r = 0, g = 0, b = 0] = first;
  return one ? { r, g, b, alpha: 1 } : null;
}
