import type { Page } from "@playwright/test";
import { readShifts, recordShifts } from "../support/layout-shifts.ts";
import { serveInPieces } from "../support/serve-in-pieces.ts";
import { companyOrigin, expect, test } from "../support/test.ts";

/** Waits until the page is drawn as it is: a layout shift is reported with the frame that shows it. */
const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/** Returns what moves on the page at `address` when it comes in two pieces, cut before `end`. */
async function shiftsInPieces(page: Page, address: string, end: string): Promise<number[]> {
  const served = await serveInPieces(address, end);
  try {
    await recordShifts(page);
    const opened = page.goto(served.url);
    await expect(page.locator("h1")).toBeAttached();
    await drawn(page);
    served.finish();
    await opened;
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await drawn(page);
    return await readShifts(page);
  } finally {
    await served.close();
  }
}

for (const company of ["demo", "pizzaria", "cafe"]) {
  test(`nothing moves while the landing page comes in pieces: ${company} @wide`, async ({
    page,
  }) => {
    expect(await shiftsInPieces(page, `${companyOrigin(company)}/`, "<footer")).toEqual([]);
  });
}

test("nothing moves while the menu comes in pieces", async ({ page }) => {
  const address = `${companyOrigin("demo")}/products`;
  expect(await shiftsInPieces(page, address, "</h1>")).toEqual([]);
});
