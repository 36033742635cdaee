import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { createRestaurant } from "../../support/restaurant/restaurant.ts";
import { test } from "../../support/staff/console-test.ts";

const LONG =
  "Enfrijoladas de la abuela con queso Cotija, crema y Donaudampfschifffahrtsgesellschaft";
const looks = [
  { locale: "en", colorScheme: "light", viewport: { width: 360, height: 740 } },
  { locale: "ar", colorScheme: "dark", viewport: { width: 360, height: 740 } },
  { locale: "de", colorScheme: "light", viewport: { width: 1024, height: 768 } },
] as const;

/** Everything that can be pressed is at least 48 pixels high, and nothing is wider than the page. */
async function expectLargeTargets(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const targets = [
      ...document.querySelectorAll("main :is(button, a, label, input[type=search])"),
    ];
    const small = targets.filter((target) => target.getBoundingClientRect().height < 47.5);
    return {
      small: small.map((target) => target.outerHTML.slice(0, 120)),
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    };
  });
  expect(found).toEqual({ small: [], overflow: 0 });
}

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
    await expectLargeTargets(page);
    await expectAccessible(page);
    await page.getByRole("searchbox").fill("zzz");
    await expect(page.getByText(t("soldOut.nothing"))).toBeVisible();
    await expectAccessible(page);
    await page.goto(page.url().replace("sold-out", "pause"));
    await page.getByRole("checkbox").first().check();
    await expectLargeTargets(page);
    await expectAccessible(page);
  });
}
