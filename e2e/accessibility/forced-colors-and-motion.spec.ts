import { recordAnimations, recordedAnimations } from "../support/browser/animations.ts";
import { paintInForcedColors } from "../support/browser/forced-colors.ts";
import { openCartWithTacos } from "../support/customer/cart-with-tacos.ts";
import { addProduct, startCheckout } from "../support/customer/customer-page.ts";
import {
  placeOrderByApi,
  setOrderCookies,
  tacoLines,
} from "../support/restaurant/orders-by-api.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

test("in forced colours the steps of the checkout and of the order are visible", async ({
  page,
  context,
  t,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  const restaurant = await openCartWithTacos({ page, t });
  await startCheckout({ page, t }, "TAKEAWAY");
  const progress = page.getByText(t("checkout.progress", { step: 1, of: 2 })).locator("..");
  expect(await paintInForcedColors(progress)).toBe("edge");
  expect(await paintInForcedColors(progress.locator("> :first-child"))).toBe("ground");

  const next = page.getByRole("button", { name: t("checkout.next.summary") });
  expect(await paintInForcedColors(next)).toBe("ground");
  await next.click();
  const field = page.getByLabel(t("checkout.name"), { exact: true });
  await expect(field.locator("..")).toHaveCSS("border-top-width", "3px");

  const order = await placeOrderByApi(restaurant.id, tacoLines(2));
  await setOrderCookies(context, restaurant, order);
  await restaurant.advanceOrder(order.public_id);
  await page.goto(restaurant.url("/tracking"));
  const steps = page.getByLabel(t("tracking.steps"), { exact: true }).getByRole("listitem");
  await expect(steps).toHaveCount(4);
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
  t,
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

  await page.emulateMedia({ contrast: null });
  await recordAnimations(page);
  const restaurant = await createRestaurant();
  for (const [reducedMotion, title] of [
    ["reduce", "nothing is animated with reduced motion"],
    ["no-preference", "something is animated without reduced motion"],
  ] as const) {
    await test.step(`${title} on the menu, the product and the cart bar`, async () => {
      await page.emulateMedia({ reducedMotion });
      await page.goto(restaurant.url("/products"));
      await addProduct({ page, t }, "Taco");
      await expect(page.getByRole("link", { name: t("menu.seeOrder") })).toBeVisible();
      const animated = await recordedAnimations(page);
      if (reducedMotion === "reduce") expect(animated).toEqual([]);
      else expect(animated).not.toEqual([]);
    });
  }
});
