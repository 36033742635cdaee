import type { Locator, Page } from "@playwright/test";

/** Keeps the slowest press since the last reset in the page's body. */
export async function observePresses(page: Page): Promise<void> {
  await page.evaluate(() => {
    // TypeScript's types do not have the threshold of slow events.
    const options: PerformanceObserverInit = Object.assign(
      { type: "event" },
      { durationThreshold: 16 },
    );
    new PerformanceObserver((list) => {
      const slowest = Number(document.body.dataset.slowest ?? 0);
      // Events that are no press or key, such as a moving pointer, have no interaction.
      const entries = list.getEntries() as PerformanceEventTiming[];
      const durations = entries.map((each) => (each.interactionId ? each.duration : 0));
      document.body.dataset.slowest = String(Math.max(slowest, ...durations));
    }).observe(options);
  });
}

/** Returns the milliseconds of the slowest press that was observed, until the next paint. */
export function slowestPress(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.body.dataset.slowest ?? 0));
}

/**
 * Presses a control and returns the milliseconds from the press until the page has painted an element of
 * `answer` that it did not show before.
 */
export async function pressUntil(control: Locator, answer: string): Promise<number> {
  const page = control.page();
  await control.waitFor();
  await page.evaluate((selector) => {
    const seen = new Set(document.querySelectorAll(selector));
    let began = 0;
    document.addEventListener(
      "click",
      ({ timeStamp }) => {
        began = timeStamp;
      },
      { capture: true, once: true },
    );
    document.body.dataset.answered = "";
    const look = () => {
      const isThere = [...document.querySelectorAll(selector)].some((each) => !seen.has(each));
      if (!began || !isThere) return requestAnimationFrame(look);
      // This runs before the frame is painted, and a task after it.
      return setTimeout(() => {
        document.body.dataset.answered = String(performance.now() - began);
      });
    };
    requestAnimationFrame(look);
  }, answer);
  await control.click();
  const answered = () => page.evaluate(() => Number(document.body.dataset.answered));
  await page.waitForFunction(() => document.body.dataset.answered !== "");
  return answered();
}
