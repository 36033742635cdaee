import { expectAccessible } from "./support/accessible.ts";
import { openRestaurant } from "./support/company.ts";
import { amountOf, useOffer, withOffers } from "./support/offers.ts";
import {
  addProduct,
  dialog,
  introduce,
  order,
  payCash,
  seeOrder,
  toOrder,
} from "./support/shop.ts";
import { expect, test } from "./support/test.ts";

test("points of an order that is closed are exchanged for a reward on the next, once", async ({
  page,
  t,
}) => {
  const shop = await openRestaurant(withOffers);
  await page.goto(shop.url("/products"));
  await page.getByRole("link", { name: t("menu.rewards") }).click();
  await expect(dialog(page)).toContainText(t("loyalty.noClient"));
  await expect(dialog(page)).toContainText(t("loyalty.earning", { points: 1, amount: "$2.00" }));
  await page.goBack();
  await expect(dialog(page)).toBeHidden();

  await addProduct({ page, t }, "Taco", 2);
  await seeOrder({ page, t });
  await order({ page, t }, "TAKEAWAY");
  await introduce({ page, t }, "Ana Sofía Ríos");
  const number = await payCash({ page, t });
  await shop.advance(number, 4);

  await page.goto(shop.url("/products?show-loyalty=true"));
  await expect(dialog(page)).toContainText(t("loyalty.balance", { points: 30 }));
  await expect(dialog(page)).toContainText(t("loyalty.toGo", { points: 470 }));
  await expectAccessible(page);
  await useOffer({ page, t }, "Agua fresca");

  await addProduct({ page, t }, "Taco", 2);
  await seeOrder({ page, t });
  await expect(page.getByText(t("loyalty.chosen"))).toBeVisible();
  await order({ page, t }, "TAKEAWAY");
  await expect(toOrder({ page, t })).toContainText("$40.00");
  await expect(amountOf({ page, t }, "Agua fresca")).toHaveText("−$20.00");
  const reward = page.getByRole("radio", { name: "Agua fresca" });
  await expect(reward).toBeChecked();
  await page.getByRole("radio", { name: t("loyalty.none") }).check();
  await expect(toOrder({ page, t })).toContainText("$60.00");
  await reward.check();
  await expect(toOrder({ page, t })).toContainText("$40.00");
  await expectAccessible(page);
  await payCash({ page, t });
  await expect(amountOf({ page, t }, "Agua fresca")).toHaveText("−$20.00");

  await page.goto(shop.url("/products?show-loyalty=true"));
  await expect(dialog(page)).toContainText(t("loyalty.balance", { points: 5 }));
  await expect(dialog(page).getByRole("button", { name: "Agua fresca" })).toBeHidden();
});
