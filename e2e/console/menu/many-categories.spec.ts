import { expect } from "@playwright/test";
import { createRestaurant } from "../../support/restaurant/restaurant.ts";
import { test } from "../../support/staff/console-test.ts";

test("the last of sixty categories stays in view beside its dishes, also after the page is loaded again", async ({
  openConsole,
}) => {
  const restaurant = await createRestaurant((file) => {
    file.categories = Array.from({ length: 60 }, (_, at) => ({
      id: `category-${at}`,
      name: `Categoría ${at}`,
      products: [
        {
          id: `dish-${at}`,
          name: `Platillo ${at}`,
          product_variants: [{ id: `v-${at}`, price: 10 }],
        },
      ],
    }));
  });
  const viewport = { width: 1280, height: 800 };
  const { page, t } = await openConsole(restaurant, "menu", { role: "manager", viewport });
  const categories = page.getByRole("navigation", { name: t("menu.categories") });
  const last = categories.getByRole("link", { name: "Categoría 59" });
  await last.click();
  const dish = page.getByRole("link", { name: "Platillo 59" });
  await expect(dish).toBeInViewport({ ratio: 1 });
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.reload();
  await expect(dish).toBeInViewport({ ratio: 1 });
  await expect(last).toBeInViewport({ ratio: 1 });
});

test("a category that is dragged to the end of a long list scrolls it, and lands where it is dropped", async ({
  openConsole,
}) => {
  const restaurant = await createRestaurant((file) => {
    file.categories = Array.from({ length: 60 }, (_, at) => ({
      id: `category-${at}`,
      name: `Categoría ${at}`,
      products: [],
    }));
  });
  const viewport = { width: 1280, height: 800 };
  const { page, t } = await openConsole(restaurant, "menu", { role: "manager", viewport });
  const categories = page.getByRole("navigation", { name: t("menu.categories") });
  const first = page.getByRole("button", { name: t("menu.move", { name: "Categoría 0" }) });
  const list = await categories.getByRole("list").boundingBox();
  if (!list) throw new Error("no list");
  const end = list.y + list.height - 8;
  const last = categories.getByRole("link", { name: "Categoría 59" });
  await first.hover();
  await page.mouse.down();
  await page.mouse.move(list.x + 60, end, { steps: 4 });
  await expect(last).toBeInViewport({ ratio: 1 });
  // The page scrolls too, once the list is at its end.
  for (const y of [36, 40]) await last.hover({ position: { x: 60, y } });
  await page.mouse.up();
  await expect(categories.locator("li bdi").last()).toHaveText("Categoría 0");
});
