import type { Box, LineFact, PageFacts, TargetFact } from "./page-facts.ts";

/** What rounding and the slant of a letter may take, in pixels. */
const SLACK = 1.5;

/** What is smaller fails (WCAG 2.5.8), in pixels each way; what is smaller than a finger is remarked. */
const LEAST = 24;
const FINGER = 44;

/** Text that cannot be read as it is laid out: cut off, outside of its box, over other text. */
export function textFaults(facts: PageFacts): string[] {
  const { lines, window, wider } = facts;
  return [
    ...wider.map(({ name, by }) => `${name} is ${Math.round(by)} pixels too wide`),
    ...lines.flatMap((line) => lineFaults(line, window.width)),
    ...overlaps(lines),
    ...covered(facts),
  ];
}

function lineFaults(
  { text, box, cuts, holder, scrolled, clamped }: LineFact,
  width: number,
): string[] {
  if (clamped) return [];
  const cut = cuts.find((each) => beyond(box, each.box, each.axis) > SLACK);
  if (cut) return [`“${text}” is cut off by ${cut.by}`];
  if (holder) {
    const out = Math.max(beyond(box, holder.box, "x"), beyond(box, holder.box, "y"));
    if (out > SLACK) return [`“${text}” hangs ${Math.round(out)} pixels out of ${holder.name}`];
  }
  const fits = scrolled || beyond(box, { ...box, left: 0, right: width }, "x") <= SLACK;
  return fits ? [] : [`“${text}” is outside of the window`];
}

/** By how many pixels `box` is outside of `frame`. */
function beyond(box: Box, frame: Box, axis: "x" | "y"): number {
  if (axis === "x") return Math.max(frame.left - box.left, box.right - frame.right);
  return Math.max(frame.top - box.top, box.bottom - frame.bottom);
}

/** Two texts over one another, where neither is of a bar that lies over the page. */
function overlaps(lines: readonly LineFact[]): string[] {
  return lines.flatMap((one, index) =>
    lines
      .slice(index + 1)
      .filter((other) => other.node !== one.node && other.layer === one.layer)
      .filter((other) => meet(one.seen, other.seen))
      .map((other) => `“${one.text}” and “${other.text}” lie over one another`),
  );
}

/** Text under a control that it is not the text of. */
function covered({ lines, targets }: PageFacts): string[] {
  return lines.flatMap((line) =>
    targets
      .filter((target, index) => index !== line.control && target.layer === line.layer)
      .filter(({ seen }) => !(line.control >= 0 && holds(seen, targets[line.control]?.seen)))
      .filter(({ seen }) => meet(line.seen, seen))
      .map(({ name }) => `“${line.text}” lies over ${name}`),
  );
}

/** A control within another: the button that removes what a row shows. */
function holds(outer: Box | null, box: Box | null | undefined): boolean {
  return !!outer && !!box && Math.max(beyond(box, outer, "x"), beyond(box, outer, "y")) <= SLACK;
}

function meet(one: Box | null, other: Box | null): boolean {
  if (!one || !other) return false;
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 2 * SLACK && down > 2 * SLACK;
}

/** What is too small to be pressed. */
export function targetFaults({ targets }: PageFacts): string[] {
  return smallerThan(LEAST, targets);
}

/** What is smaller than a finger, though large enough to be allowed. */
export function targetWishes({ targets }: PageFacts): string[] {
  const small = targets.filter(({ width, height }) => Math.min(width, height) >= LEAST - 0.5);
  return smallerThan(FINGER, small);
}

function smallerThan(least: number, targets: readonly TargetFact[]): string[] {
  return targets
    .filter(({ inline }) => !inline)
    .filter(({ width, height }) => Math.min(width, height) < least - 0.5)
    .map(
      ({ name, width, height }) => `${name} is ${Math.round(width)} × ${Math.round(height)} pixels`,
    );
}
