import { dialog } from "../support/browser/dialog.ts";
import { expectTwoTacosOrdered, openCartWithTacos } from "../support/customer/cart-with-tacos.ts";
import {
  addProduct,
  cartLines,
  fillClientStep,
  goToCart,
  placeCashOrder,
  placeOrderButton,
  startCheckout,
} from "../support/customer/customer-page.ts";
import {
  createRestaurant,
  describeLines,
  expectSingleOrder,
} from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

test("a reload at any step of the checkout loses nothing", async ({ page, t }) => {
  const restaurant = await openCartWithTacos(
    { page, t },
    ({ ecommerce_settings: { takeaway } }) => {
      if (takeaway) takeaway.additional_input = "¿Para qué coche?";
    },
  );
  await page.reload();
  await expect(page.getByRole("listitem").filter({ hasText: "Taco" })).toContainText("$60.00");

  await startCheckout({ page, t }, "TAKEAWAY");
  await page.getByLabel(t("checkout.name"), { exact: true }).fill("Ana");
  await page.reload();
  await expect(page.getByLabel(t("checkout.name"), { exact: true })).toHaveValue("Ana");
  await fillClientStep({ page, t }, "Ana", "checkout.next.additional");

  const answer = page.getByRole("textbox", { name: "¿Para qué coche?" });
  await answer.fill("Un vocho rojo");
  await page.reload();
  await expect(answer).toHaveValue("Un vocho rojo");
  const next = page.getByRole("button", { name: t("checkout.next.summary") });
  await next.click();

  await test.step("a checkout that is left begins again at its first step, without its answers", async () => {
    await page.getByRole("button", { name: t("checkout.close"), exact: true }).click();
    await page.getByRole("button", { name: t("checkout.leave") }).click();
    await expect(dialog(page)).toBeHidden();
    await startCheckout({ page, t }, "TAKEAWAY");
    // The client is known by now, so the question is the first step.
    await expect(answer).toHaveValue("");
    await answer.fill("Un vocho rojo");
    await next.click();
  });

  await page.getByLabel(t("checkout.comment")).fill("Sin prisa");
  await expect(placeOrderButton({ page, t })).toContainText("$60.00");
  await page.reload();
  await expect(page.getByLabel(t("checkout.comment"))).toHaveValue("Sin prisa");
  await expect(dialog(page)).toContainText("Un vocho rojo");
  await expect(placeOrderButton({ page, t })).toContainText("$60.00");
  await placeCashOrder({ page, t });
  await expectTwoTacosOrdered(restaurant, "Ana");
  expect((await expectSingleOrder(restaurant)).comment).toBe("Un vocho rojo - Sin prisa");
});

test("the browser's back button goes one step back, and forward keeps everything", async ({
  page,
  t,
}) => {
  const restaurant = await createRestaurant();
  await page.goto(restaurant.url("/products"));
  await addProduct({ page, t }, "Taco", 2);
  await goToCart({ page, t });
  await startCheckout({ page, t }, "TAKEAWAY");
  await fillClientStep({ page, t }, "Ana");
  await expect(placeOrderButton({ page, t })).toContainText("$60.00");
  await page.goBack();
  await expect(page.getByLabel(t("checkout.name"), { exact: true })).toHaveValue("Ana");
  await page.goBack();
  await expect(dialog(page)).toHaveAccessibleName(t("cart.title"));
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Comida" })).toBeVisible();
  await page.goForward();
  await startCheckout({ page, t }, "TAKEAWAY");
  await placeCashOrder({ page, t });
  await expectTwoTacosOrdered(restaurant, "Ana");
  // After the order was sent, Back does not open its checkout again.
  await page.goBack();
  await expect(page).not.toHaveURL(/tracking/u);
  await expect(dialog(page)).toBeHidden();
});

test("two tabs share one cart, and only one of them orders it", async ({ page, context, t }) => {
  const restaurant = await createRestaurant();
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto(restaurant.url("/products"));
  await addProduct({ page, t }, "Taco", 2);
  await addProduct({ page: other, t }, "Burrito", 1, "Frijol");
  for (const tab of [page, other]) {
    await goToCart({ page: tab, t });
    await expect(cartLines(tab)).toContainText(["$60.00", "$100.00"]);
  }
  await startCheckout({ page: other, t }, "TAKEAWAY");
  await fillClientStep({ page: other, t }, "Ana");
  await expect(placeOrderButton({ page: other, t })).toContainText("$160.00");
  // The summary that is open in one tab says that the other one has changed the dishes.
  await expect(other.getByText(t("checkout.changedElsewhere"))).toBeHidden();
  const tacos = cartLines(page).filter({ hasText: "Taco" });
  await tacos.getByRole("button", { name: t("cart.more") }).click();
  await expect(other.getByText(t("checkout.changedElsewhere"))).toBeVisible();
  await expect(placeOrderButton({ page: other, t })).toContainText("$190.00");

  await startCheckout({ page, t }, "TAKEAWAY");
  await fillClientStep({ page, t }, "Ana");
  await placeCashOrder({ page, t });
  const notice = dialog(other);
  await expect(notice).toContainText(t("checkout.sentElsewhere"));
  await notice.getByRole("link", { name: t("checkout.seeOrder") }).click();
  await expect(other.getByRole("heading", { level: 1 })).toHaveText(t("tracking.received"));

  const placed = await expectSingleOrder(restaurant);
  expect(describeLines(placed).sort()).toEqual(["1 × Burrito (Frijol)", "3 × Taco"]);
  expect(placed.total).toBe(190);
});
