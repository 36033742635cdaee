import { expect } from "@playwright/test";
import { expectAccessible, expectAccessibleAlsoWide } from "../../support/browser/accessibility.ts";
import { expectLargeTargets } from "../../support/browser/large-targets.ts";
import { moveTo } from "../../support/browser/move-to.ts";
import { createRestaurant } from "../../support/restaurant/restaurant.ts";
import { arabicPhone, test } from "../../support/staff/console-test.ts";

const LONG =
  "Enfrijoladas de la abuela con queso Cotija, crema y Donaudampfschifffahrtsgesellschaft";
test("sold out and pause are accessible on a dark phone in Arabic, and on a wide screen", async ({
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
  const { page, t } = await openConsole(restaurant, "sold-out", arabicPhone);
  await page.getByRole("button", { name: LONG }).click();
  await expectLargeTargets(page.getByRole("main"));
  await expectAccessibleAlsoWide(page, arabicPhone.colorScheme);
  await page.getByRole("searchbox").fill("zzz");
  await expect(page.getByText(t("soldOut.nothing"))).toBeVisible();
  await expectAccessible(page);
  await moveTo(page, page.url().replace("sold-out", "pause"));
  await page.getByRole("checkbox").first().check();
  await expectLargeTargets(page.getByRole("main"));
  await expectAccessibleAlsoWide(page, arabicPhone.colorScheme);
});
