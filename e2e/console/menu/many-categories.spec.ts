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
