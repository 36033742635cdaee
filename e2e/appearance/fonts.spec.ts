import type { Browser } from "@playwright/test";
import { companyOrigin, expect, test } from "../support/test.ts";

/** The fonts that a visit loaded, and its layout shifts. */
type ColdVisit = { fonts: string[]; shifts: number[] };

/** Longer than a page needs to be drawn without its fonts. */
const FONT_DELAY_MS = 1_500;

/** Returns a first visit, with an empty browser cache. */
async function visitCold(browser: Browser, address: string, late: boolean): Promise<ColdVisit> {
  const context = await browser.newContext();
  const page = await context.newPage();
  if (late) {
    await context.route("**/*.woff2", async (route) => {
      await new Promise((done) => setTimeout(done, FONT_DELAY_MS));
      await route.continue();
    });
  }
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        shifts.push((entry as unknown as { value: number }).value);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(address, { waitUntil: "networkidle" });
  const arrival = await page.evaluate(async () => {
    await document.fonts.ready;
    // Two frames: a shift by the fonts is reported with the frame that shows it.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const fonts = performance
      .getEntriesByType("resource")
      .flatMap(({ name }) => /([a-z-]+)-latin(-ext)?-\d+/u.exec(name)?.[1] ?? []);
    return { fonts, shifts: (window as unknown as { shifts: number[] }).shifts };
  });
  await context.close();
  return arrival;
}

for (const [company, families] of Object.entries({
  demo: ["poppins"],
  pizzaria: ["alfa-slab-one"],
  cafe: ["noto-serif"],
})) {
  test(`only the chosen fonts are loaded, and nothing moves when they arrive: ${company}`, async ({
    browser,
  }) => {
    for (const path of ["/", "/products"]) {
      for (const late of [false, true]) {
        const { fonts, shifts } = await visitCold(browser, companyOrigin(company) + path, late);
        const visit = `${path}, fonts ${late ? "late" : "at once"}`;
        expect([...new Set(fonts)], visit).toEqual(families);
        expect(shifts, visit).toEqual([]);
      }
    }
  });
}
