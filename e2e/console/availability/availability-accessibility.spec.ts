import { expect } from "@playwright/test";
import { expectAccessible, expectAccessibleAlsoWide } from "../../support/browser/accessibility.ts";
import { expectLargeTargets } from "../../support/browser/large-targets.ts";
import { moveTo } from "../../support/browser/move-to.ts";
import { expectNoOverflow } from "../../support/browser/overflow.ts";
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

test("on a German phone the words of the bar stand clear of the edges and of each other, and large letters fit into the choices", async ({
  openConsole,
}) => {
  const { page, t } = await openConsole(await createRestaurant(), "sold-out", {
    locale: "de",
    viewport: arabicPhone.viewport,
  });
  const words = page.getByRole("navigation", { name: t("nav.label") }).getByRole("link");
  await expect(words).toHaveCount(4);
  const ends = await words.evaluateAll((links) =>
    links.flatMap((link) => {
      const text = document.createRange();
      text.selectNodeContents(link.lastElementChild ?? link);
      const { left, right } = text.getBoundingClientRect();
      return [left, right];
    }),
  );
  // From edge to word, from word to word, and from the last word to the other edge.
  const free = [0, ...ends, arabicPhone.viewport.width].flatMap((end, at, all) =>
    at % 2 === 0 ? [(all[at + 1] ?? 0) - end] : [],
  );
  expect(Math.min(...free)).toBeGreaterThanOrEqual(3);

  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  await page.getByRole("button", { name: "Taco" }).first().click();
  const choices = page.getByRole("group", { name: t("soldOut.howLong") });
  await expect(choices).toBeVisible();
  expect(
    await choices.evaluate((group) => group.scrollWidth - group.clientWidth),
    "pixels of the choices that do not fit",
  ).toBe(0);
  const [tomorrow, forGood] = await Promise.all(
    [t("soldOut.untilTomorrow"), t("soldOut.untilISay")].map((name) =>
      choices.getByText(name).boundingBox(),
    ),
  );
  expect(forGood?.y).toBeGreaterThan((tomorrow?.y ?? 0) + (tomorrow?.height ?? 0));
});

for (const locale of ["de", "fr"]) {
  test(`on a phone each way to mark a dish sold out is one choice below the other in ${locale}, and no higher than two lines`, async ({
    openConsole,
  }) => {
    const { viewport } = arabicPhone;
    const restaurant = await createRestaurant();
    const { page, t } = await openConsole(restaurant, "sold-out", { locale, viewport });
    await page.getByRole("button", { name: "Taco" }).first().click();
    const choices = page.getByRole("group", { name: t("soldOut.howLong") });
    const heights = await choices
      .locator("label", { has: page.getByRole("radio") })
      .evaluateAll((labels) =>
        labels.map(({ parentElement }) => parentElement?.getBoundingClientRect().height ?? 0),
      );
    expect(heights).toHaveLength(4);
    expect(Math.max(...heights)).toBeLessThanOrEqual(60);
  });
}

test("on a phone a name with a word longer than the screen breaks within its row", async ({
  openConsole,
}) => {
  const name = "Rindfleischetikettierungsüberwachungsaufgabensteak";
  const restaurant = await createRestaurant(({ categories }) => {
    const [taco] = categories[0]?.products ?? [];
    if (taco) taco.name = name;
  });
  const { viewport } = arabicPhone;
  const { page } = await openConsole(restaurant, "sold-out", { locale: "de", viewport });
  await expect(page.getByRole("button", { name })).toBeVisible();
  await expectNoOverflow(page);
});
