import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible, expectAccessibleAlsoWide } from "../../support/browser/accessibility.ts";
import { moveTo } from "../../support/browser/move-to.ts";
import { expectNoOverflow } from "../../support/browser/overflow.ts";
import { createRestaurant } from "../../support/restaurant/restaurant.ts";
import { arabicPhone, test } from "../../support/staff/console-test.ts";

const LONG =
  "Enfrijoladas de la abuela con queso Cotija, crema y Donaudampfschifffahrtsgesellschaft";
/** The page has no fault of axe, and nothing on it is wider than the screen, also on a wide one. */
const expectWellFormed = (page: Page) => expectAccessibleAlsoWide(page, arabicPhone.colorScheme);

/** Returns how far the first line of a text lies from the left edge of its box, in pixels. */
function lineStart(box: Locator): Promise<number> {
  return box.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const [line] = range.getClientRects();
    return (line?.left ?? Number.NaN) - element.getBoundingClientRect().left;
  });
}

/** Scrolls a text to the middle of the screen, and on while an edge of a check box is behind a bar. */
function scrollClearOfBars(text: Element): void {
  text.scrollIntoView({ block: "center" });
  const isBehind = (box: Element, y: number) => {
    const { left, width } = box.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, y) !== box;
  };
  const isHalfBehind = (box: Element) => {
    const { top, bottom } = box.getBoundingClientRect();
    return isBehind(box, top + 1) !== isBehind(box, bottom - 1);
  };
  const boxes = [...document.querySelectorAll("input[type=checkbox]")];
  for (let tries = 0; tries < 50 && boxes.some(isHalfBehind); tries += 1) window.scrollBy(0, 2);
}

test("the menu, a dish and the price list are accessible on a dark phone in Arabic, and on a wide screen", async ({
  openConsole,
}) => {
  test.slow();
  const restaurant = await createRestaurant(({ categories }) => {
    const [food] = categories;
    const [taco] = food?.products ?? [];
    if (!food || !taco) return;
    food.name = LONG;
    taco.name = LONG;
    taco.visible = false;
    taco.product_variants = [
      { id: "taco-1", name: "Chico", price: 30 },
      { id: "taco-2", name: LONG, price: 50, original_price: 60 },
    ];
  });
  const { page, t } = await openConsole(restaurant, "menu#food", { role: "owner", ...arabicPhone });
  const actions = page.getByRole("button", { name: t("menu.actionsOf", { name: "Burrito" }) });
  await expect(actions).toBeVisible();
  await expectWellFormed(page);
  // A long name is cut off at its own end: its lines begin at the edge of its box.
  const cut = page.getByRole("link", { name: LONG }).locator("bdi[data-clamped]");
  expect(Math.abs(await lineStart(cut))).toBeLessThan(1);
  await actions.click();
  await page.getByRole("button", { name: t("menu.removeDish") }).click();
  await expectWellFormed(page);
  await page.getByRole("button", { name: t("sheet.close") }).click();
  const url = page.url().replace(/menu.*$/u, "menu");

  await moveTo(page, `${url}/products/taco`);
  await page.getByRole("button", { name: t("menu.addGroup") }).click();
  await expectWellFormed(page);
  await page.getByRole("button", { name: t("menu.newGroup") }).click();
  await page.getByRole("button", { name: t("form.save") }).click();
  const missing = page.getByText(t("menu.fault.nameMissing")).first();
  await expect(missing).toBeVisible();
  for (const viewport of [{ width: 1280, height: 800 }, arabicPhone.viewport]) {
    await page.setViewportSize(viewport);
    // No check box lies half behind the bars of the page, where axe takes it for a small one.
    await missing.evaluate(scrollClearOfBars);
    await expectAccessible(page);
    await expectNoOverflow(page);
  }
  await page.getByRole("button", { name: t("menu.discard") }).click();

  await moveTo(page, `${url}/prices`);
  await page.getByRole("checkbox", { name: t("menu.bulk.selectAll") }).check();
  await page.getByLabel(t("menu.bulk.by")).fill("10");
  await expectWellFormed(page);
});
