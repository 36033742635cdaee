import { mayMeasure } from "./consent.ts";

type Shopping = typeof import("./shopping-reports.ts");

/** The code that makes the reports. One promise for all, so that reports keep their order. */
let shopping: Promise<Shopping> | null = null;

/**
 * Reports what a visitor does with the menu and the cart:
 * `reportShopping((to) => to.reportCartView(…))`. The code is loaded with the visitor's first
 * interaction, so that it does not slow down the first page. Nothing is reported without the visitor's
 * consent, or when the code cannot be loaded.
 */
export function reportShopping(report: (to: Shopping) => void): void {
  if (!mayMeasure()) return;
  shopping ??= firstInteraction().then(() => import("./shopping-reports.ts"));
  shopping
    .then(report, () => {
      shopping = null;
    })
    // A report that fails must not stop those that follow.
    .catch(() => undefined);
}

function firstInteraction(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const interaction of ["pointerdown", "click", "keydown", "scroll"]) {
      addEventListener(interaction, resolve, { once: true, passive: true });
    }
  });
}
