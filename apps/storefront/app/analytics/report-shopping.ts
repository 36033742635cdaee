import { mayMeasure } from "./consent.ts";

type Shopping = typeof import("./shopping-reports.ts");

/** The code that words the reports; one promise, so that they keep their order. */
let shopping: Promise<Shopping> | null = null;

/**
 * Reports what a visitor does with the menu and the cart: `reportShopping((to) => to.viewCart(…))`.
 * The code for it comes when they do something, and so in nobody's first page; without it, or without
 * the visitor's leave, nothing is said.
 */
export function reportShopping(report: (to: Shopping) => void): void {
  if (!mayMeasure()) return;
  shopping ??= firstInteraction().then(() => import("./shopping-reports.ts"));
  shopping
    .then(report, () => {
      shopping = null;
    })
    // A report that fails is nobody's business but its own.
    .catch(() => undefined);
}

function firstInteraction(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const sign of ["pointerdown", "click", "keydown", "scroll"]) {
      addEventListener(sign, resolve, { once: true, passive: true });
    }
  });
}
