import type { Page } from "@playwright/test";

/** Shorter animations, in milliseconds, are what reduced motion leaves of them. */
const NOTICEABLE_MS = 10;

type AnimatedWindow = { animated?: string[] };

/** Records, on every page opened afterwards, the elements that are animated for a noticeable time. */
export async function recordAnimations(page: Page): Promise<void> {
  await page.addInitScript((noticeable) => {
    const animated: string[] = [];
    (window as AnimatedWindow).animated = animated;
    for (const start of ["animationstart", "transitionrun"]) {
      document.addEventListener(start, ({ target }) => {
        if (!(target instanceof Element)) return;
        for (const animation of target.getAnimations({ subtree: true })) {
          // An animation driven by scrolling moves only with the page.
          if (animation.timeline !== document.timeline) continue;
          const { duration } = animation.effect?.getComputedTiming() ?? {};
          if (Number(duration) > noticeable)
            animated.push(`${target.localName}.${target.className}`);
        }
      });
    }
  }, NOTICEABLE_MS);
}

/** Returns the elements animated since the page was opened, as `div.class`. */
export function recordedAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as AnimatedWindow).animated ?? ["nothing was recorded"]);
}
