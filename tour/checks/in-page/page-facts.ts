/** Where something is, in CSS pixels from the page's own corner. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** One line of text as it is laid out, and what is around it. */
export type LineFact = {
  text: string;
  /** As high as its line: the letters of some fonts reach further. */
  box: Box;
  /** Tells apart the lines of different texts. */
  node: number;
  /** What is fixed, sticky or scrolled lies over the rest on purpose: 0 is the page itself. */
  layer: number;
  /** The nearest boxes around it that cut off what is outside of them, and their names. */
  clippingBoxes: { box: Box; by: string; axis: "x" | "y" }[];
  /** The nearest box around it that can be seen: a button, a card, a field. */
  container: { box: Box; name: string } | null;
  /** What of the line scrolling has left in sight; null when nothing. */
  visibleBox: Box | null;
  /** In what scrolls sideways: what is out of sight can be reached. */
  scrolled: boolean;
  /** Cut off on purpose; the full text is elsewhere. */
  clamped: boolean;
  /** The control whose words these are, by its index in `targets`; -1 outside of controls. */
  control: number;
};

/** What can be pressed. */
export type TargetFact = {
  name: string;
  /** All that takes the press: the label of a field, the room that a small chip has around it. */
  width: number;
  height: number;
  /** What can be seen of it. */
  visibleBox: Box | null;
  layer: number;
  /** A link within a sentence, which is as high as its line (WCAG 2.5.8, Inline). */
  inline: boolean;
};

/** What a page is made of, as far as its layout can be judged by it. */
export type PageFacts = {
  lines: LineFact[];
  targets: TargetFact[];
  /** All that is read or heard: texts, labels, placeholders, the title. */
  words: string[];
  lang: string;
  dir: string;
  window: { width: number };
  /** What scrolls sideways and should not, by how many pixels. */
  sidewaysOverflow: { name: string; by: number }[];
};
