import { expect, test } from "vitest";
import type { Box, LineFact, PageFacts, TargetFact } from "./in-page/page-facts.ts";
import { targetFaults, targetSuggestions, textFaults } from "./layout-faults.ts";

const box = (left: number, top: number, width = 100, height = 20): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

function line(text: string, at: Box, rest: Partial<LineFact> = {}): LineFact {
  return {
    text,
    box: at,
    visibleBox: at,
    node: text.length,
    layer: 0,
    clippingBoxes: [],
    container: null,
    scrolled: false,
    clamped: false,
    control: -1,
    ...rest,
  };
}

function target(name: string, at: Box, rest: Partial<TargetFact> = {}): TargetFact {
  const width = at.right - at.left;
  return {
    name,
    width,
    height: at.bottom - at.top,
    visibleBox: at,
    layer: 0,
    inline: false,
    ...rest,
  };
}

function page(lines: LineFact[], targets: TargetFact[] = []): PageFacts {
  return {
    lines,
    targets,
    words: [],
    lang: "en",
    dir: "ltr",
    window: { width: 360 },
    sidewaysOverflow: [],
  };
}

test("text inside its container is no fault", () => {
  const card = { box: box(0, 0, 300, 60), name: "card" };
  const inside = line("Taco", box(10, 10), {
    container: card,
    clippingBoxes: [{ ...card, by: "card", axis: "x" }],
  });
  expect(textFaults(page([inside, line("Burrito", box(10, 40))]))).toEqual([]);
});

test("text that is cut off is a fault, unless it is clamped on purpose", () => {
  const cuts = [{ box: box(0, 0, 60, 20), by: "p", axis: "x" as const }];
  expect(textFaults(page([line("Parrillada", box(0, 0), { clippingBoxes: cuts })]))).toEqual([
    "“Parrillada” is cut off by p",
  ]);
  expect(
    textFaults(page([line("Parrillada", box(0, 0), { clippingBoxes: cuts, clamped: true })])),
  ).toEqual([]);
  const down = [{ box: box(0, 0, 60, 20), by: "p", axis: "y" as const }];
  expect(textFaults(page([line("Parrillada", box(0, 0), { clippingBoxes: down })]))).toEqual([]);
});

test("text outside its button is a fault", () => {
  const holder = { box: box(0, 0, 80, 20), name: "button" };
  expect(textFaults(page([line("Bestellen", box(0, 0), { container: holder })]))).toEqual([
    "“Bestellen” hangs 20 pixels out of button",
  ]);
});

test("text outside either side of the window is a fault", () => {
  expect(textFaults(page([line("Far", box(300, 0))]))).toEqual(["“Far” is outside of the window"]);
  expect(textFaults(page([line("Far", box(-20, 0))]))).toEqual(["“Far” is outside of the window"]);
  expect(textFaults(page([line("Far", box(300, 0), { scrolled: true })]))).toEqual([]);
});

test("two overlapping texts are a fault, except under a fixed bar", () => {
  const lines = [line("One", box(0, 0)), line("Three", box(50, 5))];
  expect(textFaults(page(lines))).toEqual(["“One” and “Three” lie over one another"]);
  const bar = line("Three", box(50, 5), { layer: 1 });
  expect(textFaults(page([line("One", box(0, 0)), bar]))).toEqual([]);
  const scrolledAway = line("Three", box(50, 5), { visibleBox: null });
  expect(textFaults(page([line("One", box(0, 0)), scrolledAway]))).toEqual([]);
});

test("text over a control is a fault, except the control's own text and the text of its card", () => {
  const close = target("button “Close”", box(20, 0, 44, 44));
  expect(textFaults(page([line("Title", box(0, 0))], [close]))).toEqual([
    "“Title” lies over button “Close”",
  ]);
  expect(textFaults(page([line("Close", box(20, 0, 44), { control: 0 })], [close]))).toEqual([]);
  const card = target("a “Taco”", box(0, 0, 300, 100));
  const labelLine = line("Close", box(20, 0, 44), { control: 1 });
  expect(textFaults(page([labelLine], [card, close]))).toEqual([]);
});

test("an element that is too wide is named", () => {
  const wide = { ...page([]), sidewaysOverflow: [{ name: "the page", by: 12 }] };
  expect(textFaults(wide)).toEqual(["the page is 12 pixels too wide"]);
});

const targets = page(
  [],
  [
    target("tiny", box(0, 0, 20, 44)),
    target("chip", box(0, 0, 100, 32)),
    target("button", box(0, 0, 100, 44)),
    target("word", box(0, 0, 40, 18), { inline: true }),
  ],
);

test("a target below 24 pixels is a fault, unless it is a link in a sentence", () => {
  expect(targetFaults(targets)).toEqual(["tiny is 20 × 44 pixels"]);
});

test("a target from 24 to 43 pixels is a suggestion", () => {
  expect(targetSuggestions(targets)).toEqual(["chip is 100 × 32 pixels"]);
});
