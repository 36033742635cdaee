import { expectAccessible } from "../support/browser/accessibility.ts";
import { dialog } from "../support/browser/dialog.ts";
import { addProduct, cartLines } from "../support/customer/customer-page.ts";
import { manyDishes } from "../support/restaurant/many-dishes.ts";
import {
  placeOrderByApi,
  setOrderCookies,
  tacoLines,
} from "../support/restaurant/orders-by-api.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

declare global {
  interface Window {
    layoutShifts: string[];
  }
}

type LayoutShift = PerformanceEntry & { sources: { node?: HTMLElement }[] };

/** Notes what moves on the page by itself. */
function watchLayoutShifts() {
  window.layoutShifts = [];
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries() as LayoutShift[])
      window.layoutShifts.push(...sources.map(({ node }) => `${node?.outerHTML?.slice(0, 200)}`));
  }).observe({ type: "layout-shift", buffered: true });
}

test("one press adds a dish without choices, up to its stock, and takes it out again @wide", async ({
  page,
  t,
}) => {
  const restaurant = await createRestaurant();
  await page.goto(restaurant.url("/products"));
  const card = page.getByRole("listitem").filter({ hasText: "Especial" }).first();
  const name = "Especial";
  await card.getByRole("button", { name: t("menu.add", { name }) }).click();
  const more = card.getByRole("button", { name: t("product.more", { name }) });
  await expect(more).toBeFocused();
  await more.press("Enter");
  await expect(card.getByRole("group")).toHaveText("2");
  await more.press("Enter");
  await expect(more).toBeDisabled();
  await expect(more).toBeFocused();
  await more.press("Enter");
  await expect(card.getByRole("group")).toHaveText("3");
  await expect(card).toContainText(t("menu.allInOrder"));
  await expect(
    page.getByText(t("menu.inOrder", { count: 3, total: "$150.00" }), { exact: true }),
  ).toBeAttached();
  await expectAccessible(page);

  const less = card.getByRole("button", { name: t("product.less", { name }) });
  await less.press("Enter");
  await less.press("Enter");
  await card.getByRole("button", { name: t("menu.remove", { name }) }).press("Enter");
  await expect(card.getByRole("button", { name: t("menu.add", { name }) })).toBeFocused();
  await expect(card.getByRole("group")).toHaveCount(0);
});

test("a double click of a mouse on the sheet's button adds a dish once, and opens none behind it", async ({
  page,
  t,
}) => {
  const restaurant = await createRestaurant(({ categories }) => {
    categories.push({ id: "many", name: "Muchos", products: manyDishes(20) });
  });
  await page.goto(restaurant.url("/products"));
  await page.getByRole("link", { name: "Especial" }).click();
  const add = dialog(page).getByRole("button", { name: t("product.add") });
  const box = await add.boundingBox();
  if (!box) throw new Error("The button is not in view");
  await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2, { delay: 60 });
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(restaurant.url("/products"));
  const count = { count: 1, total: "$50.00" };
  await expect(page.getByText(t("menu.inOrder", count), { exact: true })).toBeAttached();

  await test.step("a double click on the plus of a dish adds one, and a later press another", async () => {
    const card = page.getByRole("listitem").filter({ hasText: "Taco" }).first();
    await card.getByRole("button").dblclick();
    await expect(card.getByRole("group")).toHaveText("1");
    await card.getByRole("button", { name: t("product.more", { name: "Taco" }) }).press("Enter");
    await expect(card.getByRole("group")).toHaveText("2");
  });

  await test.step("a dish with choices shows how many are in the order, and opens", async () => {
    const card = page.getByRole("listitem").filter({ hasText: "Burrito" }).first();
    await expect(card.getByRole("button")).toHaveCount(0);
    await addProduct({ page, t }, "Burrito", 2, "Res");
    const count = card.getByText(t("menu.inCart", { count: 2 }));
    await expect(count).toBeAttached();
    // The number and the place above it belong to the card's link.
    for (const place of ["bottom", "top"]) {
      const box = await card.boundingBox();
      if (!box) throw new Error("There is no card");
      const y = place === "top" ? 8 : box.height - 20;
      // A click by locator waits until the card stands still.
      await card.click({ position: { x: box.width - 20, y } });
      // The sheet of the dish that was added may still be closing.
      await expect(page).toHaveURL(/product=burrito/u);
      await expect(dialog(page)).toContainText("Burrito");
      await page.goBack();
      await expect(dialog(page)).toBeHidden();
    }
  });
});

test("the menu offers the last order again, and asks before it changes a full cart", async ({
  page,
  context,
  t,
}) => {
  const restaurant = await createRestaurant();
  const order = await placeOrderByApi(restaurant.id, tacoLines(2));
  await setOrderCookies(context, restaurant, order);
  await page.addInitScript((id) => localStorage.setItem("comanda.toldOrder", id), order.id);
  await page.addInitScript(watchLayoutShifts);
  await page.goto(restaurant.url("/products"));
  const again = page.getByRole("complementary", { name: t("again.title") });
  await expect(again).toContainText(/\$60\.00\s*2\s×\s*Taco/u);
  // Its place was kept: no bar, category or dish moves when it comes.
  const moved = await page.evaluate(() => window.layoutShifts);
  expect(moved.filter((element) => /^<(nav|section|ul|li|h2)/u.test(element))).toEqual([]);
  await expectAccessible(page);
  await again.getByRole("button", { name: t("tracking.orderAgain") }).click();
  await expect(page).toHaveURL(/\/cart$/u);
  const line = cartLines(page);
  await expect(line).toContainText("$60.00");

  await page.goBack();
  await again.getByRole("button", { name: t("tracking.orderAgain") }).click();
  await dialog(page)
    .getByRole("button", { name: t("tracking.againAdd") })
    .click();
  await expect(page).toHaveURL(/\/cart$/u);
  await expect(line).toContainText("$120.00");

  // Nothing is offered once the menu has none of its dishes.
  await restaurant.reimport(({ categories }) => {
    categories[0]?.products?.shift();
  });
  await page.goto(restaurant.url("/products"));
  await page.waitForLoadState("networkidle");
  await expect(again).toBeHidden();
});
