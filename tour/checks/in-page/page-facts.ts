/** A box in CSS pixels from the page's top left corner. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** One laid out line of text, and the boxes around it. */
export type LineFact = {
  text: string;
  /** At most as high as the line: the letters of some fonts are higher. */
  box: Box;
  /** The number of its text node. */
  node: number;
  /** Fixed, sticky and scrolled content lies over the page on purpose; 0 is the page itself. */
  layer: number;
  /** The nearest boxes around it that clip their content, and their names. */
  clippingBoxes: { box: Box; by: string; axis: "x" | "y" }[];
  /** The nearest visible box around it: a button, a card, a field. */
  container: { box: Box; name: string } | null;
  /** The visible part of the line after scrolling; null when none. */
  visibleBox: Box | null;
  /** Whether an ancestor scrolls sideways: hidden text can be scrolled into view. */
  scrolled: boolean;
  /** Cut off on purpose; the full text is on another screen. */
  clamped: boolean;
  /** The index in `targets` of the control that holds the text; -1 outside of controls. */
  control: number;
};

/** A control. */
export type TargetFact = {
  name: string;
  /** The size of the area that takes the press, with labels and enlarged press areas. */
  width: number;
  height: number;
  /** Its visible part. */
  visibleBox: Box | null;
  layer: number;
  /** Whether it is a link within a sentence, as high as its line (WCAG 2.5.8, Inline). */
  inline: boolean;
};

/** The facts about a page by which its layout is checked. */
export type PageFacts = {
  lines: LineFact[];
  targets: TargetFact[];
  /** All texts, labels and placeholders, and the title. */
  words: string[];
  lang: string;
  dir: string;
  window: { width: number };
  /** Elements that are too wide, and by how many pixels. */
  sidewaysOverflow: { name: string; by: number }[];
};
