import type { Page } from "@playwright/test";

type RecordingWindow = { shifts: number[] };

/** Records what moves by itself on each page that is opened from now on. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Returns the layout shifts of the current page so far. */
export function readShifts(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as unknown as RecordingWindow).shifts);
}
