import type { Page } from "@playwright/test";
import { readShifts, recordShifts } from "../support/layout-shifts.ts";
import { companyOrigin, expect, test } from "../support/test.ts";

/** The fonts that a visit loaded, and its layout shifts. */
type ColdVisit = { fonts: string[]; shifts: number[] };

/** Longer than a page needs to be drawn without its fonts. */
const FONT_DELAY_MS = 1_500;

/** Returns a first visit, whose fonts come late: a route keeps the page from its cache. */
async function visitCold(page: Page, address: string): Promise<ColdVisit> {
  await page.goto(address, { waitUntil: "networkidle" });
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready;
    // Two frames: a shift by the fonts is reported with the frame that shows it.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return performance
      .getEntriesByType("resource")
      .flatMap(({ name }) => /([a-z-]+)-latin(-ext)?-\d+/u.exec(name)?.[1] ?? []);
  });
  return { fonts, shifts: await readShifts(page) };
}

for (const [company, families] of Object.entries({
  demo: ["poppins"],
  pizzaria: ["alfa-slab-one"],
  cafe: ["noto-serif"],
})) {
  test(`only the chosen fonts are loaded, and nothing moves when they arrive: ${company}`, async ({
    page,
  }) => {
    await page.route("**/*.woff2", async (route) => {
      await new Promise((done) => setTimeout(done, FONT_DELAY_MS));
      await route.continue();
    });
    await recordShifts(page);
    for (const path of ["/", "/products"]) {
      const { fonts, shifts } = await visitCold(page, companyOrigin(company) + path);
      expect([...new Set(fonts)], path).toEqual(families);
      expect(shifts, path).toEqual([]);
    }
  });
}
