import { linesOf, onlyOrder, openRestaurant } from "./support/company.ts";
import {
  addProduct,
  dialog,
  introduce,
  order,
  payCash,
  seeOrder,
  toOrder,
} from "./support/shop.ts";
import { atCart, expectTwoTacos } from "./support/tacos.ts";
import { expect, test } from "./support/test.ts";

test("a reload at any step of the checkout loses nothing", async ({ page, t }) => {
  const shop = await atCart({ page, t }, ({ ecommerce_settings: { takeaway } }) => {
    if (takeaway) takeaway.additional_input = "¿Para qué coche?";
  });
  await page.reload();
  await expect(page.getByRole("listitem").filter({ hasText: "Taco" })).toContainText("$60.00");

  await order({ page, t }, "TAKEAWAY");
  await page.getByLabel(t("checkout.name"), { exact: true }).fill("Ana");
  await page.reload();
  await expect(page.getByLabel(t("checkout.name"), { exact: true })).toHaveValue("Ana");
  await introduce({ page, t }, "Ana", "checkout.next.additional");

  const answer = page.getByRole("textbox", { name: "¿Para qué coche?" });
  await answer.fill("Un vocho rojo");
  await page.reload();
  await expect(answer).toHaveValue("Un vocho rojo");
  await page.getByRole("button", { name: t("checkout.next.summary") }).click();

  await page.getByLabel(t("checkout.comment")).fill("Sin prisa");
  await expect(toOrder({ page, t })).toContainText("$60.00");
  await page.reload();
  await expect(page.getByLabel(t("checkout.comment"))).toHaveValue("Sin prisa");
  await expect(dialog(page)).toContainText("Un vocho rojo");
  await expect(toOrder({ page, t })).toContainText("$60.00");
  await payCash({ page, t });
  await expectTwoTacos(shop, "Ana");
  expect((await onlyOrder(shop)).comment).toBe("Un vocho rojo - Sin prisa");
});

test("the browser's back button goes a step back, and forward finds everything", async ({
  page,
  t,
}) => {
  const shop = await openRestaurant();
  await page.goto(shop.url("/products"));
  await addProduct({ page, t }, "Taco", 2);
  await seeOrder({ page, t });
  await order({ page, t }, "TAKEAWAY");
  await introduce({ page, t }, "Ana");
  await expect(toOrder({ page, t })).toContainText("$60.00");
  await page.goBack();
  await expect(page.getByLabel(t("checkout.name"), { exact: true })).toHaveValue("Ana");
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole("heading", { name: t("cart.title") })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Comida" })).toBeVisible();
  await page.goForward();
  await order({ page, t }, "TAKEAWAY");
  await payCash({ page, t });
  await expectTwoTacos(shop, "Ana");
  // What was sent is over: Back does not open its checkout again.
  await page.goBack();
  await expect(page).not.toHaveURL(/tracking/u);
  await expect(dialog(page)).toBeHidden();
});

test("who goes back out of the checkout starts over", async ({ page, t }) => {
  await atCart({ page, t }, ({ ecommerce_settings: { onsite } }) => {
    if (onsite) onsite.additional_input = "¿En qué mesa?";
  });
  await order({ page, t }, "ONSITE");
  await dialog(page).getByRole("textbox").fill("Mesa 7");
  await page.getByRole("button", { name: t("checkout.back") }).click();
  await expect(dialog(page)).toBeHidden();
  await order({ page, t }, "ONSITE");
  await expect(dialog(page).getByRole("textbox")).toHaveValue("");
  await dialog(page).getByRole("textbox").fill("Mesa 8");
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await order({ page, t }, "ONSITE");
  await expect(dialog(page).getByRole("textbox")).toHaveValue("");
});

test("Escape on the summary asks before it clears what was said", async ({ page, t }) => {
  await atCart({ page, t });
  await order({ page, t }, "TAKEAWAY");
  await introduce({ page, t }, "Ana");
  await page.getByLabel(t("checkout.comment")).fill("Sin prisa");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: t("checkout.stay") }).click();
  await expect(page.getByLabel(t("checkout.comment"))).toHaveValue("Sin prisa");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: t("checkout.leave") }).click();
  await expect(dialog(page)).toBeHidden();
  await order({ page, t }, "TAKEAWAY");
  await expect(page.getByLabel(t("checkout.comment"))).toHaveValue("");
});

test("a double tap on the last button makes one order", async ({ page, t }) => {
  const shop = await atCart({ page, t });
  await order({ page, t }, "TAKEAWAY");
  await introduce({ page, t }, "Ana");
  await toOrder({ page, t }).dblclick();
  await expect(page).toHaveURL(/\/tracking\?order_id=/u);
  await expectTwoTacos(shop, "Ana");
});

test("two tabs fill one cart; what one orders, the other does not order again", async ({
  page,
  context,
  t,
}) => {
  const shop = await openRestaurant();
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto(shop.url("/products"));
  await addProduct({ page, t }, "Taco", 2);
  await addProduct({ page: other, t }, "Burrito", 1, "Frijol");
  for (const tab of [page, other]) {
    await seeOrder({ page: tab, t });
    await expect(tab.getByRole("listitem").filter({ hasText: "Taco" })).toContainText("$60.00");
    await expect(tab.getByRole("listitem").filter({ hasText: "Burrito" })).toContainText("$100.00");
  }
  await order({ page: other, t }, "TAKEAWAY");
  await introduce({ page: other, t }, "Ana");
  await expect(toOrder({ page: other, t })).toContainText("$160.00");

  await order({ page, t }, "TAKEAWAY");
  await introduce({ page, t }, "Ana");
  await payCash({ page, t });
  const told = dialog(other);
  await expect(told).toContainText(t("checkout.sentElsewhere"));
  await told.getByRole("link", { name: t("checkout.seeOrder") }).click();
  await expect(other.getByRole("heading", { level: 1 })).toHaveText(t("tracking.received"));

  const placed = await onlyOrder(shop);
  expect(linesOf(placed).sort()).toEqual(["1 × Burrito (Frijol)", "2 × Taco"]);
  expect(placed.total).toBe(160);
});
