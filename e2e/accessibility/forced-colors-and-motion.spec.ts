import { recordAnimations, recordedAnimations } from "../support/browser/animations.ts";
import { invisibleInForcedColors, paintInForcedColors } from "../support/browser/forced-colors.ts";
import { openCartWithTacos } from "../support/customer/cart-with-tacos.ts";
import {
  addProduct,
  fillClientStep,
  placeCashOrder,
  startCheckout,
} from "../support/customer/customer-page.ts";
import { expect, test } from "../support/test.ts";

const pages = ["/", "/products", "/products?product=prod-burrito-norteno", "/cart", "/info"];

test("in forced colours every control and every chosen option is visible", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  for (const path of pages) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    expect(await invisibleInForcedColors(page), path).toEqual([]);
  }
});

test("in forced colours the steps of the checkout and of the order are visible", async ({
  page,
  t,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  const restaurant = await openCartWithTacos({ page, t });
  await startCheckout({ page, t }, "TAKEAWAY");
  const progress = page.getByText(t("checkout.progress", { step: 1, of: 2 })).locator("..");
  expect(await paintInForcedColors(progress)).toBe("edge");
  expect(await paintInForcedColors(progress.locator("> :first-child"))).toBe("ground");

  await fillClientStep({ page, t }, "Ana");
  await restaurant.advanceOrder(await placeCashOrder({ page, t }));
  await page.reload();
  const steps = page.getByLabel(t("tracking.steps"), { exact: true }).getByRole("listitem");
  const paint = await Promise.all(
    (await steps.all()).map(async (step) => [
      await paintInForcedColors(step.locator("> :first-child")),
      await paintInForcedColors(step, "::after"),
    ]),
  );
  expect(paint).toEqual([
    ["edge", "edge"],
    ["ground", "edge"],
    ["edge", "edge"],
    ["edge", "nothing"],
  ]);
  const dot = steps.nth(1).locator("> :first-child > *");
  const background = (element: Element) => getComputedStyle(element).backgroundColor;
  expect(await dot.evaluate(background)).not.toBe(await dot.locator("..").evaluate(background));
});

test("with more contrast quiet text has the colour of the other text, and edges are darker", async ({
  page,
}) => {
  const colours = () =>
    page.evaluate(() => {
      const [quiet] = document.querySelectorAll("main .text-muted");
      const [card] = document.querySelectorAll("main .border-line");
      return {
        text: getComputedStyle(document.body).color,
        quiet: quiet && getComputedStyle(quiet).color,
        edge: card && getComputedStyle(card).borderTopColor,
      };
    });
  await page.goto("/info");
  const usual = await colours();
  await page.emulateMedia({ contrast: "more" });
  const more = await colours();
  expect(usual.quiet).not.toBe(usual.text);
  expect(more).toMatchObject({ text: usual.text, quiet: usual.text });
  expect(more.edge).not.toBe(usual.edge);
});

for (const [reducedMotion, title] of [
  ["reduce", "nothing is animated with reduced motion"],
  ["no-preference", "something is animated without reduced motion"],
] as const) {
  test(`${title} on the menu, the product and the cart bar`, async ({ page, t }) => {
    await page.emulateMedia({ reducedMotion });
    await recordAnimations(page);
    await page.goto("/products");
    await addProduct({ page, t }, "Flan");
    await expect(page.getByRole("link", { name: t("menu.seeOrder") })).toBeVisible();
    const animated = await recordedAnimations(page);
    if (reducedMotion === "reduce") expect(animated).toEqual([]);
    else expect(animated).not.toEqual([]);
  });
}
