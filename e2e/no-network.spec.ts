import { onlyOrder, openRestaurant } from "./support/company.ts";
import {
  addProduct,
  dialog,
  introduce,
  order,
  type Shopper,
  seeOrder,
  toOrder,
} from "./support/shop.ts";
import { atCart, expectTwoTacos } from "./support/tacos.ts";
import { expect, test } from "./support/test.ts";

/** The next placing reaches the server; its answer does not come back. */
async function loseAnswer({ page, t }: Shopper): Promise<void> {
  await page.route(
    /\/orders\/[^/]+$/u,
    async (route) => {
      const { pathname } = new URL(route.request().url());
      // By the address, for this process need not know the host.
      await route.fetch({ url: `http://127.0.0.1:${process.env.E2E_PORT}${pathname}` });
      await route.abort("connectionreset");
    },
    { times: 1 },
  );
  await toOrder({ page, t }).click();
  await expect(page.getByText(t("trouble.unreachable"))).toBeVisible();
}

test("an answer that is lost on the way makes no second order", async ({ page, t, noise }) => {
  noise.allow(/ERR_CONNECTION_RESET: PATCH/u);
  const shop = await atCart({ page, t });
  await order({ page, t }, "TAKEAWAY");
  await introduce({ page, t }, "Ana");
  await loseAnswer({ page, t });
  await toOrder({ page, t }).click();
  await expect(page).toHaveURL(/\/tracking\?order_id=/u);
  await expectTwoTacos(shop, "Ana");
});

test("who goes back after a lost answer and orders again is led to the order there is", async ({
  page,
  t,
  noise,
}) => {
  noise.allow(/ERR_CONNECTION_RESET: PATCH/u);
  const shop = await atCart({ page, t });
  await order({ page, t }, "TAKEAWAY");
  await introduce({ page, t }, "Ana");
  await loseAnswer({ page, t });
  await page.goBack();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await order({ page, t }, "TAKEAWAY");
  await expect(dialog(page)).toContainText(t("checkout.sentBefore"));
  await expect(dialog(page)).not.toContainText(t("checkout.cartKept"));
  await dialog(page)
    .getByRole("link", { name: t("checkout.seeOrder") })
    .click();
  await expect(page).toHaveURL(/\/tracking\?order_id=/u);
  await expectTwoTacos(shop, "Ana");
});

test("what is chosen after a lost answer stays in the cart for another order", async ({
  page,
  t,
  noise,
}) => {
  noise.allow(/ERR_CONNECTION_RESET: PATCH/u);
  const shop = await atCart({ page, t });
  await order({ page, t }, "TAKEAWAY");
  await introduce({ page, t }, "Ana");
  await loseAnswer({ page, t });
  await page.goto(shop.url("/products"));
  await addProduct({ page, t }, "Burrito", 1, "Frijol");
  await seeOrder({ page, t });
  await order({ page, t }, "TAKEAWAY");
  await expect(dialog(page)).toContainText(t("checkout.cartKept"));
  await expectTwoTacos(shop, "Ana");
  await dialog(page)
    .getByRole("button", { name: t("checkout.close") })
    .click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole("listitem").filter({ hasText: "Burrito" })).toBeVisible();
  await order({ page, t }, "TAKEAWAY");
  await expect(toOrder({ page, t })).toContainText("$160.00");
});

test("what goes out when the network is back is what the customer sees then", async ({
  page,
  context,
  t,
  noise,
}) => {
  noise.allow(/ERR_INTERNET_DISCONNECTED/u);
  const shop = await atCart({ page, t });
  await order({ page, t }, "TAKEAWAY");
  await introduce({ page, t }, "Ana");
  await expect(toOrder({ page, t })).toContainText("$60.00");
  await context.setOffline(true);
  await toOrder({ page, t }).click();
  await expect(page.getByText(t("trouble.offline"))).toBeVisible();
  await page.getByLabel(t("checkout.comment")).fill("Sin nueces, por alergia");
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/tracking\?order_id=/u);
  await expectTwoTacos(shop, "Ana");
  expect((await onlyOrder(shop)).comment).toBe("Sin nueces, por alergia");
});

test("offline at every step: nothing is lost, and the order goes when they are back", async ({
  page,
  context,
  t,
  noise,
}) => {
  noise.allow(/ERR_INTERNET_DISCONNECTED/u);
  const shop = await openRestaurant();
  await page.goto(shop.url("/products"));
  await page.waitForLoadState("networkidle");

  // The menu is there without a network.
  await context.setOffline(true);
  await addProduct({ page, t }, "Taco", 2);
  await context.setOffline(false);
  await seeOrder({ page, t });
  await order({ page, t }, "TAKEAWAY");

  await page.getByLabel(t("checkout.name"), { exact: true }).fill("Ana");
  await page.getByLabel(t("checkout.phone"), { exact: true }).fill("(55) 1234-5678");
  await context.setOffline(true);
  await page.getByRole("button", { name: t("checkout.next.summary") }).click();
  await expect(page.getByText(t("trouble.offline"))).toBeVisible();
  await expect(page.getByLabel(t("checkout.name"), { exact: true })).toHaveValue("Ana");
  await context.setOffline(false);
  await expect(toOrder({ page, t })).toContainText("$60.00");

  await context.setOffline(true);
  await toOrder({ page, t }).click();
  await expect(page.getByText(t("trouble.offline"))).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/tracking\?order_id=/u);
  await expectTwoTacos(shop, "Ana");
});
