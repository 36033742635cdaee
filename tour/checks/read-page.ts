import type { Page } from "@playwright/test";
import * as geometry from "./in-page/geometry.ts";
import type { PageFacts } from "./in-page/page-facts.ts";
import * as longerTexts from "./in-page/pseudo-localize.ts";
import { pseudoLocalizePage, restorePage } from "./in-page/pseudo-localize.ts";
import * as targets from "./in-page/targets.ts";
import { controlsIn, readSidewaysOverflow, readTarget, readWords } from "./in-page/targets.ts";
import * as lines from "./in-page/text-lines.ts";
import { readTextLines } from "./in-page/text-lines.ts";

/** The functions that read a page, as one script: in the browser they find each other by name. */
const script = [geometry, lines, targets, longerTexts]
  .flatMap((functions) => Object.values(functions).map(String))
  .join("\n");

/** Reads the current page, or the dialog over it. */
export function readPage(page: Page): Promise<PageFacts> {
  return evaluateInPage(page, readFacts);
}

/** Runs `act` while each text of the page is longer, as in a verbose language. */
export async function withPseudoLocalization<T>(page: Page, act: () => Promise<T>): Promise<T> {
  await evaluateInPage(page, pseudoLocalizePage);
  try {
    return await act();
  } finally {
    await evaluateInPage(page, restorePage);
  }
}

function evaluateInPage<T>(page: Page, act: () => T): Promise<T> {
  return page.evaluate(`(() => { ${script}\n return (${act})(); })()`);
}

function readFacts(): PageFacts {
  const root = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  const page = document.documentElement;
  // Content far below the window has no layout before this.
  const whole = new CSSStyleSheet();
  whole.replaceSync("* { content-visibility: visible !important; }");
  document.adoptedStyleSheets.push(whole);
  try {
    const layers: Element[] = [];
    const controls = controlsIn(root);
    return {
      lines: readTextLines(root, layers, controls),
      targets: controls.map((control) => readTarget(control, layers)),
      words: readWords(),
      lang: page.lang,
      dir: page.dir || "ltr",
      window: { width: page.clientWidth },
      sidewaysOverflow: readSidewaysOverflow(root),
    };
  } finally {
    document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(whole), 1);
  }
}
