import { checkStrains } from "../tour/checks/strains.ts";
import { expect, test } from "./support/test.ts";

test.use({ viewport: { width: 1280, height: 800 } });

for (const path of ["/", "/products", "/products?product=prod-flan", "/cart", "/info"]) {
  test(`${path} loses nothing with letters of twice the size`, async ({ page }) => {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    expect(await checkStrains(page, ["text of twice the size"], [])).toEqual([]);
  });
}
