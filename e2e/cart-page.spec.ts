import { atCart } from "./support/tacos.ts";
import { expect, test } from "./support/test.ts";

test("the cart's header stays, with how much was chosen, and the terms are said", async ({
  page,
  t,
}) => {
  // So low that the page scrolls.
  await page.setViewportSize({ width: 360, height: 320 });
  await atCart({ page, t });
  const header = page.getByRole("banner");
  await expect(header.getByText(t("cart.count", { count: 2 }), { exact: true })).toBeVisible();
  const terms = page.getByRole("main").getByText(t("cart.terms"), { exact: true });
  await terms.scrollIntoViewIfNeeded();
  await expect(terms).toBeInViewport();

  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(40);
  await expect(header.getByRole("heading", { name: t("cart.title") })).toBeInViewport({ ratio: 1 });
  expect(await header.boundingBox()).toMatchObject({ x: 0, y: 0 });
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole("button", { name: t("cart.more") }).click();
  await expect(header.getByText(t("cart.count", { count: 3 }), { exact: true })).toBeVisible();
});
