import { drawnBy, lostInForcedColours, motionsOf, watchMotion } from "./support/seen.ts";
import { addProduct, introduce, order, payCash } from "./support/shop.ts";
import { atCart } from "./support/tacos.ts";
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

test("in the visitor's own colours the steps of a checkout and of an order are seen", async ({
  page,
  t,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  const shop = await atCart({ page, t });
  await order({ page, t }, "TAKEAWAY");
  const progress = page.getByText(t("checkout.progress", { step: 1, of: 2 })).locator("..");
  expect(await drawnBy(progress)).toBe("edge");
  expect(await drawnBy(progress.locator("> :first-child"))).toBe("ground");

  await introduce({ page, t }, "Ana");
  await shop.advance(await payCash({ page, t }));
  await page.reload();
  const steps = page.getByLabel(t("tracking.steps"), { exact: true }).getByRole("listitem");
  const seen = await Promise.all(
    (await steps.all()).map(async (step) => [
      await drawnBy(step.locator("> :first-child")),
      await drawnBy(step, "::after"),
    ]),
  );
  expect(seen).toEqual([
    ["edge", "edge"],
    ["ground", "edge"],
    ["edge", "edge"],
    ["edge", "nothing"],
  ]);
  const dot = steps.nth(1).locator("> :first-child > *");
  const ground = (element: Element) => getComputedStyle(element).backgroundColor;
  expect(await dot.evaluate(ground)).not.toBe(await dot.locator("..").evaluate(ground));
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
