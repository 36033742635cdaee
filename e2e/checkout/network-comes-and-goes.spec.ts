import { setTimeout as pause } from "node:timers/promises";
import fc from "fast-check";
import { dialog } from "../support/browser/dialog.ts";
import {
  type CustomerPage,
  placeOrderButton,
  serviceTypeButton,
} from "../support/customer/customer-page.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

/**
 * How many customers order, none in `npm test`, and the first one's number, from which all that is random
 * in a run follows.
 */
const { TRIAL_CUSTOMERS: customers = "0", TRIAL_SEED: seed = "1" } = process.env;

/** The network comes and goes in the first seconds; after that the order has to arrive within the rest. */
const UNSTEADY_SECONDS = 45;
const SECONDS_TO_ORDER = 110;

/** Milliseconds of a press: a page that is replaced just then takes none. */
const PRESS = { timeout: 1_500 };

for (let at = 0; at < Number(customers); at += 1)
  test(`customer ${Number(seed) + at} on a network that comes and goes orders once, and is stuck nowhere`, async ({
    page,
    context,
    t,
    browserErrors,
  }) => {
    test.setTimeout((SECONDS_TO_ORDER + 40) * 1000);
    browserErrors.allow(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|could not be loaded/u);
    const random = fc.sample(fc.nat(999), { seed: Number(seed) + at, numRuns: 1_000 });
    const below = (limit: number) => ((random.pop() ?? 0) * limit) / 1_000;
    const restaurant = await createRestaurant();
    await page.goto(restaurant.url("/products"));

    const start = Date.now();
    const seconds = () => (Date.now() - start) / 1000;
    const hasOrdered = () => page.url().includes("/tracking");
    const comeAndGo = async () => {
      for (let offline = true; seconds() < UNSTEADY_SECONDS && !hasOrdered(); offline = !offline) {
        await pause(200 + below(2_500));
        await context.setOffline(offline);
      }
      await context.setOffline(false);
    };
    const press = async () => {
      while (!hasOrdered() && seconds() < SECONDS_TO_ORDER) {
        const dice = below(100);
        // A page that is replaced meanwhile takes no press: the customer looks again. Before the first page, and
        // after a reload without a network, they open the menu.
        const isOnSite = page.url().startsWith("http");
        const next = isOnSite
          ? pressNext({ page, t }, dice)
          : page.goto(restaurant.url("/products"));
        await next.catch(() => undefined);
        await pause(100 + below(900));
      }
    };
    await Promise.all([comeAndGo(), press()]);
    await expect(page).toHaveURL(/\/tracking\?/u);
    expect(await restaurant.listOrders()).toHaveLength(1);
  });

/** Presses what leads on from what the page shows. Of a hundred presses six go back and four reload before. */
async function pressNext({ page, t }: CustomerPage, dice: number): Promise<void> {
  if (dice < 6) await page.goBack({ ...PRESS, waitUntil: "commit" });
  else if (dice < 10) await page.reload({ ...PRESS, waitUntil: "commit" });
  const name = page.getByLabel(t("checkout.name"), { exact: true });
  if (await name.isVisible()) {
    await name.fill("Ana", PRESS);
    await page.getByLabel(t("checkout.phone"), { exact: true }).fill("(55) 1234-5678", PRESS);
  }
  const ways = [
    placeOrderButton({ page, t }),
    page.getByRole("button", { name: t("checkout.next.summary") }),
    serviceTypeButton({ page, t }, "TAKEAWAY").first(),
    dialog(page).getByRole("button", { name: t("product.add") }),
    // The cart's bar on the menu, or the end of the checkout: both have this name.
    page.getByRole("link", { name: t("menu.seeOrder") }).first(),
    page.getByRole("button", { name: t("error.retry") }),
    page.getByRole("link", { name: "Taco" }),
  ];
  for (const way of ways) if (await way.isVisible()) return way.click(PRESS);
}
