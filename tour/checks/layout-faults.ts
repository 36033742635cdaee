import type { Box, LineFact, PageFacts, TargetFact } from "./in-page/page-facts.ts";

/** Pixels allowed for rounding and slanted letters. */
const TOLERANCE_PX = 1.5;

/**
 * Pixels in each direction: a smaller target is a fault (WCAG 2.5.8), or below a finger's size a
 * suggestion.
 */
const MIN_TARGET_PX = 24;
const COMFORTABLE_TARGET_PX = 44;

/** Returns the faults of text that cannot be read: cut off, outside its box, or over other text. */
export function textFaults(facts: PageFacts): string[] {
  const { lines, window, sidewaysOverflow: wider } = facts;
  return [
    ...wider.map(({ name, by }) => `${name} is ${Math.round(by)} pixels too wide`),
    ...lines.flatMap((line) => lineFaults(line, window.width)),
    ...overlaps(lines),
    ...textOverControls(facts),
  ];
}

function lineFaults(
  { text, box, clippingBoxes: cuts, container: holder, scrolled, clamped }: LineFact,
  width: number,
): string[] {
  if (clamped) return [];
  const cut = cuts.find((each) => overflowBy(box, each.box, each.axis) > TOLERANCE_PX);
  if (cut) return [`“${text}” is cut off by ${cut.by}`];
  if (holder) {
    const out = Math.max(overflowBy(box, holder.box, "x"), overflowBy(box, holder.box, "y"));
    if (out > TOLERANCE_PX)
      return [`“${text}” hangs ${Math.round(out)} pixels out of ${holder.name}`];
  }
  const fits = scrolled || overflowBy(box, { ...box, left: 0, right: width }, "x") <= TOLERANCE_PX;
  return fits ? [] : [`“${text}” is outside of the window`];
}

/** Returns the pixels by which `box` is outside `frame`. */
function overflowBy(box: Box, frame: Box, axis: "x" | "y"): number {
  if (axis === "x") return Math.max(frame.left - box.left, box.right - frame.right);
  return Math.max(frame.top - box.top, box.bottom - frame.bottom);
}

/** Overlapping texts of the same layer. */
function overlaps(lines: readonly LineFact[]): string[] {
  return lines.flatMap((one, index) =>
    lines
      .slice(index + 1)
      .filter((other) => other.node !== one.node && other.layer === one.layer)
      .filter((other) => boxesOverlap(one.visibleBox, other.visibleBox))
      .map((other) => `“${one.text}” and “${other.text}” lie over one another`),
  );
}

/** Text that overlaps a control to which it does not belong. */
function textOverControls({ lines, targets }: PageFacts): string[] {
  return lines.flatMap((line) =>
    targets
      .filter((target, index) => index !== line.control && target.layer === line.layer)
      .filter(
        ({ visibleBox }) =>
          !(line.control >= 0 && contains(visibleBox, targets[line.control]?.visibleBox)),
      )
      .filter(({ visibleBox }) => boxesOverlap(line.visibleBox, visibleBox))
      .map(({ name }) => `“${line.text}” lies over ${name}`),
  );
}

/** Returns whether a control is inside another, such as a remove button in a row. */
function contains(outer: Box | null, box: Box | null | undefined): boolean {
  return (
    !!outer &&
    !!box &&
    Math.max(overflowBy(box, outer, "x"), overflowBy(box, outer, "y")) <= TOLERANCE_PX
  );
}

function boxesOverlap(one: Box | null, other: Box | null): boolean {
  if (!one || !other) return false;
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 2 * TOLERANCE_PX && down > 2 * TOLERANCE_PX;
}

/** Returns the targets that are too small. */
export function targetFaults({ targets }: PageFacts): string[] {
  return smallerThan(MIN_TARGET_PX, targets);
}

/** Returns the targets that are smaller than a finger, but large enough to be allowed. */
export function targetSuggestions({ targets }: PageFacts): string[] {
  const small = targets.filter(
    ({ width, height }) => Math.min(width, height) >= MIN_TARGET_PX - 0.5,
  );
  return smallerThan(COMFORTABLE_TARGET_PX, small);
}

function smallerThan(least: number, targets: readonly TargetFact[]): string[] {
  return targets
    .filter(({ inline }) => !inline)
    .filter(({ width, height }) => Math.min(width, height) < least - 0.5)
    .map(
      ({ name, width, height }) => `${name} is ${Math.round(width)} × ${Math.round(height)} pixels`,
    );
}
