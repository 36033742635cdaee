import type { Page } from "@playwright/test";
import {
  addProduct,
  chooseOfflineMethods,
  fillClientStep,
  goToCart,
  readOrderNumber,
  serviceTypeButton,
} from "../support/customer/customer-page.ts";
import { dropAnswerOfPlacing } from "../support/customer/drop-answer-of-placing.ts";
import { fetchRealAnswer } from "../support/customer/sandbox-payment.ts";
import { readToken } from "../support/customer/shared-cart.ts";
import {
  createRestaurant,
  describeLines,
  expectSingleOrder,
} from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

const LOST = /ERR_INTERNET_DISCONNECTED|Failed to load|net::ERR/u;

/** The server does what a request asks, and the page gets no answer. */
async function loseAnswers(page: Page, url: string, method: string) {
  await page.route(url, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    await fetchRealAnswer(route);
    await route.abort("internetdisconnected");
  });
}

test("after a lost answer a guest who joins again is one guest, also after a reload and with another name", async ({
  page,
  t,
  browser,
  browserErrors,
}) => {
  browserErrors.allow(LOST);
  const restaurant = await createRestaurant();
  await page.goto(restaurant.url("/together"));
  await page.getByLabel(t("together.name")).fill("Ana");
  await page.getByRole("button", { name: t("together.open"), exact: true }).click();
  await expect(page.getByRole("img", { name: t("together.scan") })).toBeVisible();

  const context = await browser.newContext();
  const ben = await context.newPage();
  const join = async (name: string) => {
    await ben.getByLabel(t("together.name")).fill(name);
    await ben.getByRole("button", { name: t("together.join"), exact: true }).click();
  };
  await loseAnswers(ben, "**/shared-carts/join", "POST");
  await ben.goto(restaurant.url(`/together#${await readToken(page, restaurant)}`));
  await join("Ben");
  await expect(ben.getByText(t("failure.unreachable"))).toBeVisible();
  await expect(page.getByRole("heading", { name: "Ben" })).toBeVisible();
  await ben.unrouteAll();
  await ben.reload();
  await join("Benny");
  await expect(ben.getByRole("heading", { name: "Ana" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Benny" })).toBeVisible();
  await expect(page.getByRole("listitem").getByRole("heading")).toHaveCount(2);
  await context.close();
});

for (const reloads of [false, true])
  test(`after a lost answer the guest who ordered for all comes to the order's page${reloads ? " after a reload" : ""}`, async ({
    page,
    t,
    browserErrors,
  }) => {
    browserErrors.allow(LOST, /ERR_CONNECTION_RESET/u);
    const restaurant = await createRestaurant();
    await page.goto(restaurant.url("/products"));
    await addProduct({ page, t }, "Taco", 2);
    await goToCart({ page, t });
    await page.getByRole("link", { name: t("together.title") }).click();
    await page.getByLabel(t("together.name")).fill("Ana");
    await page.getByRole("button", { name: t("together.open"), exact: true }).click();
    await serviceTypeButton({ page, t }, "TAKEAWAY").click();
    await fillClientStep({ page, t }, "Ana López");
    await chooseOfflineMethods({ page, t }, "Efectivo");
    await page.getByRole("radio", { name: "Efectivo" }).check();
    const network = await dropAnswerOfPlacing({ page, t });
    network.restore();
    if (reloads) await page.reload();
    await expect(page).toHaveURL(/\/tracking\?.*order_id=/u);
    await readOrderNumber({ page, t });
    expect(describeLines(await expectSingleOrder(restaurant))).toEqual(["2 × Taco"]);
  });
