import { expect } from "@playwright/test";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { expectLargeTargets } from "../../support/browser/large-targets.ts";
import { createRestaurant } from "../../support/restaurant/restaurant.ts";
import { test } from "../../support/staff/console-test.ts";

const LONG =
  "Enfrijoladas de la abuela con queso Cotija, crema y Donaudampfschifffahrtsgesellschaft";
const looks = [
  { locale: "ar", colorScheme: "dark", viewport: { width: 360, height: 740 } },
  { locale: "de", colorScheme: "light", viewport: { width: 1024, height: 768 } },
] as const;

for (const look of looks) {
  test(`sold out and pause are accessible in ${look.locale}, ${look.colorScheme}, ${look.viewport.width} pixels wide`, async ({
    openConsole,
  }) => {
    const restaurant = await createRestaurant(({ categories }) => {
      const [taco] = categories[0]?.products ?? [];
      if (!taco) return;
      taco.name = LONG;
      taco.product_variants = [
        { id: "taco-1", name: "Chico", price: 30 },
        { id: "taco-2", name: "Grande con todo", price: 50 },
      ];
    });
    const { page, t } = await openConsole(restaurant, "sold-out", look);
    await page.getByRole("button", { name: LONG }).click();
    await expectLargeTargets(page.getByRole("main"));
    await expectAccessible(page);
    await page.getByRole("searchbox").fill("zzz");
    await expect(page.getByText(t("soldOut.nothing"))).toBeVisible();
    await expectAccessible(page);
    await page.goto(page.url().replace("sold-out", "pause"));
    await page.getByRole("checkbox").first().check();
    await expectLargeTargets(page.getByRole("main"));
    await expectAccessible(page);
  });
}
