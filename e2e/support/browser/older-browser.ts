import type { Page } from "@playwright/test";

/**
 * Takes from the page's browser what the oldest browsers of the build's target (Chrome 111, Safari 16.4) do
 * not have, before the page's own code runs.
 */
export async function useOlderBrowser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const iterator = Object.getPrototypeOf(Object.getPrototypeOf([].values()));
    const missing: [object, string[]][] = [
      [URL, ["canParse", "parse"]],
      [AbortSignal, ["any"]],
      [Map, ["groupBy"]],
      [Object, ["groupBy"]],
      [Promise, ["withResolvers", "try"]],
      [Array, ["fromAsync"]],
      [Error, ["isError"]],
      [RegExp, ["escape"]],
      [Intl, ["DurationFormat"]],
      [ArrayBuffer.prototype, ["transfer", "transferToFixedLength"]],
      [Map.prototype, ["getOrInsert", "getOrInsertComputed"]],
      [
        Set.prototype,
        ["union", "intersection", "difference", "isSubsetOf", "isSupersetOf", "isDisjointFrom"],
      ],
      [
        iterator,
        [
          "map",
          "filter",
          "take",
          "drop",
          "flatMap",
          "reduce",
          "toArray",
          "forEach",
          "some",
          "every",
          "find",
        ],
      ],
      [HTMLElement.prototype, ["popover", "showPopover", "hidePopover", "togglePopover"]],
      [Element.prototype, ["moveBefore", "setHTMLUnsafe", "checkVisibility"]],
      [Document.prototype, ["startViewTransition"]],
      [window, ["Iterator", "CloseWatcher", "requestIdleCallback", "scheduler", "navigation"]],
    ];
    for (const [owner, names] of missing)
      for (const name of names) Reflect.deleteProperty(owner, name);
  });
}
