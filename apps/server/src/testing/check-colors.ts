import { styleOf, type Tag } from "./page-tags.ts";
import { blendOver, CONTROL_AA, contrastRatio, hexColor, TEXT_AA } from "./wcag.ts";

/** Looks of a page: over thousands of companies each of them must appear. */
export const pageLooks = [
  "one colour",
  "a gradient",
  "a picture",
  "landing: one colour",
  "landing: a gradient",
  "landing: a picture",
  "landing: filled buttons",
  "landing: outlined buttons",
] as const;

export type PageLook = (typeof pageLooks)[number];

type Verdict = { breaches: string[]; looks: PageLook[] };
type Style = Map<string, string>;

/**
 * Finds the colours of a page that are not readable or visible on their background (decision 28).
 * Throws where an expected part of the page is missing or written in another form, so that nothing
 * passes unchecked.
 */
export function checkColors(tags: Tag[], page: { landing: boolean }): Verdict {
  const root = styleOf(
    only(
      "html",
      tags.filter(({ name }) => name === "html"),
    ),
  );
  const landing = tags.filter((tag) => classesOf(tag).includes("landing"));
  if (landing.length !== Number(page.landing)) throw new Error("The landing page is not allowed");
  const verdicts = [
    checkPageColors(tags, root),
    ...landing.map((tag) => checkLandingColors(tags, root, tag)),
  ];
  return {
    breaches: verdicts.flatMap((each) => each.breaches),
    looks: verdicts.flatMap((each) => each.looks),
  };
}

function checkPageColors(tags: Tag[], root: Style): Verdict {
  const color = (name: string) => colorOf(name, root);
  const washes = backgroundsOf(tags).flatMap(
    (one) => /^color-mix\(in srgb, var\(--ground\) ([\d.]+)%, transparent\)$/u.exec(one)?.[1] ?? [],
  );
  const stops = stopsOf(root.get("--ground-fill"));
  const behind = washes[0] ? underWash(color("--ground"), Number(washes[0]) / 100) : blend(stops);
  const softs = ["accent", "positive", "warning", "danger"].map((tone) => color(`--${tone}-soft`));
  const grounds = [...behind, color("--surface"), ...softs];
  const below = (least: number, names: string[]) =>
    names.filter((name) => leastRatio(color(name), grounds) < least);
  const kind = kindOf(washes.length > 0, stops);
  return {
    looks: [kind],
    breaches: [
      ...unexpectedStyles(root),
      ...below(TEXT_AA, ["--ink", "--ink-muted", "--accent-text"]),
      ...below(TEXT_AA, ["--positive", "--warning", "--danger"]),
      ...below(CONTROL_AA, ["--field", "--accent-edge", "--button-edge"]),
      ...(contrastRatio(color("--accent"), color("--accent-ink")) < TEXT_AA
        ? ["--accent-ink"]
        : []),
      ...(contrastRatio(color("--button"), color("--button-ink")) < TEXT_AA
        ? ["--button-ink"]
        : []),
    ],
  };
}

/**
 * The contrast below which a filled button merges with its background
 * (`packages/ui/src/look/landing-theme.ts`).
 */
const MIN_EDGE_CONTRAST = 1.5;

/** Checks the landing page in the same way; it has its own background. */
function checkLandingColors(tags: Tag[], root: Style, tag: Tag): Verdict {
  const style = styleOf(tag);
  const washes = backgroundsOf(tags).flatMap((one) => {
    const found = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/u.exec(one);
    return found ? [found.slice(1).map(Number)] : [];
  });
  const stops = stopsOf(style.get("background"));
  const [red = 0, green = 0, blue = 0, share = 0] = washes[0] ?? [];
  const grounds = washes[0] ? underWash([red, green, blue], share) : blend(stops);
  const texts = ["--landing-title", "--landing-ink"].filter(
    (name) => leastRatio(colorOf(name, style), grounds) < TEXT_AA,
  );
  // Beside a photo the ways to order have a box of their own.
  const boxes = tags
    .filter((each) => each.name === "div" && styleOf(each).has("--button"))
    .map((each) => new Map([...root, ...style, ...styleOf(each)]));
  if (boxes.length === 0) throw new Error("There is no box of buttons");
  // An outlined button among texts has the text's colour, which is checked above.
  const isOutlined = (box: Style) => box.get("--button") === "transparent";
  const middle = washes[0] ? null : middleOf(grounds);
  // The button to the menu is filled in every shape.
  const outlined = boxes.some(isOutlined);
  const kind = kindOf(washes.length > 0, stops);
  return {
    looks: [`landing: ${kind}`, outlined ? "landing: outlined buttons" : "landing: filled buttons"],
    breaches: [
      ...unexpectedStyles(style),
      ...texts,
      ...boxes.flatMap((box) => (isOutlined(box) ? faultyLines(box) : faultyFills(box, middle))),
    ],
  };
}

function faultyLines(box: Style): string[] {
  const drawn = [box.get("--button-ink"), box.get("--button-edge")];
  return drawn.join() === "var(--landing-ink),currentColor" ? [] : ["landing: --button-edge"];
}

/** `ground` is null for a picture behind the buttons, whose colours are unknown. */
function faultyFills(box: Style, ground: number[] | null): string[] {
  const [fill, label, edge] = ["--button", "--button-ink", "--button-edge"].map((name) =>
    colorOf(name, box),
  ) as [number[], number[], number[]];
  const wrong = contrastRatio(fill, label) < TEXT_AA ? ["landing: --button-ink"] : [];
  const apart = ground ? leastRatio(ground, [fill]) >= MIN_EDGE_CONTRAST : true;
  const edged = ground && contrastRatio(edge, ground) >= CONTROL_AA;
  return apart || edged ? wrong : [...wrong, "landing: --button-edge"];
}

/**
 * All forms in which our code writes a colour, font or measure; a raw setting matches none of them.
 */
const ours =
  /^(#[\da-f]{6}|light|dark|transparent|currentColor|none|invert\(0\.88\) hue-rotate\(180deg\)|var\(--[\w-]+\)|\d+px|\d|\d+ \d+ \d+|rgb\([\d ./]+\)|linear-gradient\(165deg, #[\da-f]{6}, #[\da-f]{6}\)|"[\w ]+"(, [\w-]+)+)$/u;

function unexpectedStyles(style: Style): string[] {
  return [...style].flatMap(([name, value]) =>
    name.startsWith("--") && !ours.test(value) ? [`${name}: ${value}`] : [],
  );
}

/** Returns the backgrounds in the elements' own styles. Throws at one that no check covers. */
function backgroundsOf(tags: Tag[]): string[] {
  const allowed =
    /^(transparent|#[\da-f]{6}|linear-gradient\(165deg, .+\)|color-mix\(in srgb, var\(--ground\) [\d.]+%, transparent\)|rgb\(\d+ \d+ \d+ \/ [\d.]+\))$/u;
  const found = tags.flatMap((tag) => styleOf(tag).get("background") ?? []);
  for (const one of found) if (!allowed.test(one)) throw new Error(`Not our background: ${one}`);
  return found;
}

function kindOf(pictured: boolean, stops: number[][]) {
  if (pictured) return "a picture";
  return stops.length > 1 ? "a gradient" : "one colour";
}

function classesOf({ attributes }: Tag): string[] {
  return (attributes.get("class") ?? "").split(" ");
}

function only(what: string, found: Tag[]): Tag {
  const [one] = found;
  if (!one || found.length > 1) throw new Error(`${found.length} of what there is one of: ${what}`);
  return one;
}

/** Returns the colour of a variable, or of the variable that it refers to. */
function colorOf(name: string, style: Style): number[] {
  const written = style.get(name);
  const other = /^var\((--[\w-]+)\)$/u.exec(written ?? "")?.[1];
  const color = hexColor(other ? style.get(other) : written);
  if (!color) throw new Error(`${name} is no colour: ${written}`);
  return color;
}

function stopsOf(background: string | undefined): number[][] {
  const found = (background?.match(/#[\da-f]{6}/gu) ?? []).flatMap((stop) => [
    hexColor(stop) ?? [],
  ]);
  if (found.length === 0) throw new Error(`No colours in a ground: ${background}`);
  return found;
}

/** Returns the colours that a gradient runs through. */
function blend(stops: number[][]): number[][] {
  const [first = [], last = first] = stops;
  return Array.from({ length: 65 }, (_, step) => blendOver(last, first, step / 64));
}

function middleOf(grounds: number[][]): number[] {
  return grounds[Math.floor(grounds.length / 2)] ?? [];
}

/** Returns the two extremes of a picture's colours below its wash: over black and over white. */
function underWash(wash: number[], share: number): number[][] {
  return [0, 255].map((part) => blendOver(wash, [part, part, part], share));
}

function leastRatio(color: number[], grounds: number[][]): number {
  return Math.min(...grounds.map((ground) => contrastRatio(color, ground)));
}
