import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

test("the wheel scrolls the page, and a map zooms and fills the screen only by our buttons", async ({
  page,
  t,
}) => {
  const restaurant = await createRestaurant(({ company, ecommerce_settings }) => {
    Object.assign(company, { latitude: 19.4194, longitude: -99.1617 });
    ecommerce_settings.delivery = { active: true, prices: { type: "fixed", fixed: { price: 30 } } };
  });
  await page.goto(restaurant.url("/info"));
  const map = page.getByRole("application", {
    name: t("info.coverageMap", { name: "La Prueba" }),
  });
  await page.getByRole("region", { name: t("info.coverage") }).scrollIntoViewIfNeeded();
  await expect(map.locator("img").first()).toBeVisible();
  await expect(page.locator(".leaflet-control")).toHaveCount(0);
  for (const name of ["map.zoomIn", "map.zoomOut", "map.fullscreen"]) {
    await expect(page.getByRole("button", { name: t(name) })).toBeVisible();
  }
  const zooms = () =>
    map
      .locator("img")
      .evaluateAll((tiles) => [
        ...new Set(
          tiles.map((tile) => /tiles\/(\d+)\//u.exec((tile as HTMLImageElement).src)?.[1]),
        ),
      ]);
  const [first] = await zooms();
  await page.getByRole("button", { name: t("map.zoomIn") }).click();
  await expect.poll(zooms).toContain(String(Number(first) + 1));
  await page.getByRole("button", { name: t("map.zoomOut") }).click();
  await expect.poll(zooms).toEqual([first]);
  await page.getByRole("button", { name: t("map.fullscreen") }).click();
  const leave = page.getByRole("button", { name: t("map.leaveFullscreen") });
  await expect(leave).toBeVisible();
  expect(await page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await leave.click();
  await expect(page.getByRole("button", { name: t("map.fullscreen") })).toBeVisible();
  const before = await zooms();
  const scrolled = await page.evaluate(() => scrollY);
  await map.hover();
  await page.mouse.wheel(0, -200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(scrolled);
  expect(await zooms()).toEqual(before);
});
