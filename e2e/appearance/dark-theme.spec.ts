import { expectAccessible } from "../support/browser/accessibility.ts";
import { dialog } from "../support/browser/dialog.ts";
import { expectNoOverflow } from "../support/browser/overflow.ts";
import { rootStyle } from "../support/browser/page-colors.ts";
import { detachedScreenReaderTexts } from "../support/browser/screen-reader-text.ts";
import { companyOrigin, expect, test } from "../support/test.ts";

test("a dark background is dark on every page, and every text is readable", async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow(/404: GET .*\/tracking/u);
  const home = companyOrigin("pizzaria");
  for (const path of ["/", "/products", "/cart", "/info", "/tracking?order_id=none"]) {
    await page.goto(home + path);
    expect(await rootStyle(page)).toEqual({
      colorScheme: "dark",
      backgroundColor: "rgb(16, 35, 26)",
      color: "rgb(255, 246, 227)",
    });
    await page.waitForLoadState("networkidle");
    expect(await detachedScreenReaderTexts(page), path).toEqual([]);
    await expectNoOverflow(page);
    // A page of each kind; the tour checks every screen.
    if (path === "/" || path === "/products") await expectAccessible(page);
    if (path !== "/products") continue;
    await page.keyboard.press("Escape");
    await page.getByRole("main").getByRole("listitem").getByRole("link").first().click();
    await expect(dialog(page)).toBeVisible();
    await expectAccessible(page);
  }
});
