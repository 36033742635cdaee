import { lostInForcedColours, motionsOf, watchMotion } from "./support/seen.ts";
import { addProduct } from "./support/shop.ts";
import { expect, test } from "./support/test.ts";

const screens = ["/", "/products", "/products?product=prod-burrito-norteno", "/cart", "/info"];

test("in the visitor's own colours all that can be pressed is seen, and what is chosen", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  for (const path of screens) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    expect(await lostInForcedColours(page), path).toEqual([]);
  }
});

for (const [reducedMotion, title] of [
  ["reduce", "who wants no motion sees none"],
  ["no-preference", "who minds no motion sees some"],
] as const) {
  test(`${title}, on the menu, the product and the cart bar`, async ({ page, t }) => {
    await page.emulateMedia({ reducedMotion });
    await watchMotion(page);
    await page.goto("/products");
    await addProduct({ page, t }, "Flan");
    await expect(page.getByRole("link", { name: t("menu.seeOrder") })).toBeVisible();
    const moved = await motionsOf(page);
    if (reducedMotion === "reduce") expect(moved).toEqual([]);
    else expect(moved).not.toEqual([]);
  });
}
