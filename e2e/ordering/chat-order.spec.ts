import { expectAccessible } from "../support/browser/accessibility.ts";
import { dialog } from "../support/browser/dialog.ts";
import { hasLoadedModule } from "../support/browser/has-loaded-module.ts";
import {
  blockPopUps,
  goToPlaceChatOrder,
  stubChatService,
} from "../support/customer/chat-order.ts";
import {
  addProduct,
  goToCart,
  placeCashOrder,
  readOrderNumber,
  serviceTypeButton,
} from "../support/customer/customer-page.ts";
import { dropAnswerOfPlacing } from "../support/customer/drop-answer-of-placing.ts";
import { createRestaurant, expectSingleOrder } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

/** Returns the number and the message in the address of a chat. */
function parseChatUrl(url: string): { number: string; text: string } {
  const { pathname, searchParams } = new URL(url);
  return { number: pathname.slice(1), text: searchParams.get("text") ?? "" };
}

test.beforeEach(({ context }) => stubChatService(context));

test("an order by chat is placed first, then its message opens", async ({ page, browser, t }) => {
  const restaurant = await goToPlaceChatOrder({ page, t });
  await expect(page.getByText(t("chat.next"))).toBeVisible();
  // Before an order, no page loads the reminder.
  expect(await hasLoadedModule(page, "order-notices")).toBe(false);
  const opening = page.waitForEvent("popup");
  const number = await placeCashOrder({ page, t });
  const chat = parseChatUrl((await opening).url());

  expect(await expectSingleOrder(restaurant)).toMatchObject({ status: "PENDING", total: 60 });
  expect(chat.number).toBe("525555550154");
  const { id } = await expectSingleOrder(restaurant);
  const lines = [
    `*${t("tracking.number", { number })}* · La Prueba`,
    "2 × Taco · $60.00",
    `*${t("chat.amount", { label: t("breakdown.total"), amount: "$60.00" })}*`,
    t("chat.asap"),
    t("tracking.payment", { method: "Efectivo" }),
    t("chat.name", { name: "Ana Sofía Ríos" }),
    t("chat.comment", { comment: "Sin cilantro" }),
    restaurant.url(`/tracking?order_id=${id}`),
  ];
  for (const line of lines) expect(chat.text.split("\n")).toContain(line);

  // The page says that the message was opened, also after a reload, and can open it again.
  await expect(page.getByText(t("chat.sent"))).toBeVisible();
  await expect(page.getByRole("status").getByText(t("chat.sentHint"))).toBeVisible();
  await expect(page.getByText(t("tracking.receivedHint"))).toBeHidden();
  await page.reload();
  await expect(page.getByText(t("chat.sent"))).toBeVisible();
  await expectAccessible(page);
  const again = page.waitForEvent("popup");
  await page.getByRole("link", { name: t("chat.again") }).click();
  expect(parseChatUrl((await again).url())).toEqual(chat);

  await test.step("a visitor with only the order's link is not asked to send its message", async () => {
    const strangerContext = await browser.newContext({ locale: "es-MX" });
    const strangerPage = await strangerContext.newPage();
    await strangerPage.goto(page.url());
    await strangerPage.waitForLoadState("networkidle");
    await expect(strangerPage.getByRole("heading", { level: 1 })).toHaveText(
      t("tracking.received"),
    );
    await expect(
      strangerPage.getByRole("link", { name: t("chat.send"), exact: true }),
    ).toBeHidden();
    await strangerContext.close();
  });
});

test("with blocked pop-ups the message waits on every page until it is sent", async ({
  page,
  context,
  t,
}) => {
  await context.addInitScript(blockPopUps);
  const restaurant = await goToPlaceChatOrder({ page, t });
  const number = await placeCashOrder({ page, t });
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(t("chat.unsent"));
  await expect(page.getByRole("region", { name: t("chat.about") })).toBeVisible();
  // The order's steps are shown once the message is sent.
  const steps = page.getByRole("region", { name: t("tracking.steps") });
  await expect(steps).toBeHidden();
  await expectAccessible(page);

  // The reminder is on other pages, also in another tab and after Back.
  const other = await context.newPage();
  const bar = (at: typeof page) => at.getByText(t("chat.unsentBar", { number }));
  await other.goto(restaurant.url("/"));
  await expect(
    dialog(other).getByRole("link", { name: t("chat.send"), exact: true }),
  ).toBeVisible();
  // The dialog is shown instead of the bar.
  await expect(bar(other)).toBeHidden();
  for (const path of ["/", "/products", "/cart", "/info"]) {
    await other.goto(restaurant.url(path));
    await expect(bar(other)).toBeVisible();
    expect(await hasLoadedModule(other, "order-notices")).toBe(true);
  }
  await expectAccessible(other);
  await page.goBack();
  await expect(bar(page)).toBeVisible();
  await page.getByRole("link", { name: t("chat.sendNow") }).click();
  await expect(heading).toHaveText(t("chat.unsent"));
  await page.reload();
  await expect(heading).toHaveText(t("chat.unsent"));
  expect(await readOrderNumber({ page, t })).toBe(number);

  const opening = page.waitForEvent("popup");
  await page.getByRole("link", { name: t("chat.send"), exact: true }).click();
  expect(parseChatUrl((await opening).url()).text).toContain(number);
  await expect(heading).toHaveText(t("tracking.received"));
  await expect(steps).toBeVisible();
  await expect(bar(other)).toBeHidden();
  await expectSingleOrder(restaurant);

  // Once the restaurant prepares the order, the reminder is gone.
  await restaurant.advanceOrder(number);
  await page.reload();
  await expect(heading).toHaveText(t("tracking.preparing"));
  await expect(page.getByText(t("chat.sent"))).toBeHidden();
});

test("a lost answer makes no second order by chat, and its message can be sent", async ({
  page,
  context,
  t,
  browserErrors,
}) => {
  browserErrors.allow(/ERR_CONNECTION_RESET/u);
  await context.addInitScript(blockPopUps);
  const restaurant = await goToPlaceChatOrder({ page, t });
  await page.getByRole("radio", { name: "Efectivo" }).check();
  await dropAnswerOfPlacing({ page, t });
  // Before the page gets an answer: with one it opens the order's page by itself.
  await page.reload();
  await page.unrouteAll();
  await dialog(page)
    .getByRole("link", { name: t("checkout.seeOrder") })
    .click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(t("chat.unsent"));
  const number = await readOrderNumber({ page, t });
  const orderUrl = page.url();

  await test.step("an order whose restaurant removed its chat number is shown as received, without a reminder", async () => {
    await restaurant.reimport((file) => {
      file.company.whatsapp = null;
    });
    await page.reload();
    await expect(heading).toHaveText(t("tracking.received"));
    await expect(page.getByRole("region", { name: t("tracking.steps") })).toBeVisible();
    await page.goto(restaurant.url("/products"));
    await page.waitForLoadState("networkidle");
    await expect(page.getByText(t("chat.unsentBar", { number }))).toBeHidden();
  });

  await test.step("a chat restaurant without a number takes no order", async () => {
    await dialog(page)
      .getByRole("button", { name: t("sheet.close") })
      .click();
    await addProduct({ page, t }, "Taco");
    await goToCart({ page, t });
    await expect(dialog(page).getByText(t("reason.unavailable"))).toBeVisible();
    await expect(serviceTypeButton({ page, t }, "TAKEAWAY")).toBeDisabled();
    await expect(serviceTypeButton({ page, t }, "ONSITE")).toBeHidden();
  });

  await restaurant.reimport((file) => {
    file.company.whatsapp = "+52 55 5555 0154";
  });
  await page.goto(orderUrl);
  await expect(heading).toHaveText(t("chat.unsent"));
  // The middle mouse button opens the link too.
  await page.getByRole("link", { name: t("chat.send"), exact: true }).click({ button: "middle" });
  await expect(heading).toHaveText(t("tracking.received"));
  await expectSingleOrder(restaurant);
});

test("an order that no longer exists is requested on one page only", async ({
  page,
  context,
  browserErrors,
}) => {
  browserErrors.allow(/^404: GET .*\/orders\/gone$/u);
  const restaurant = await createRestaurant();
  await context.addCookies([
    { name: "comanda_last_order", value: "gone", url: restaurant.url("/") },
  ]);
  let requestCount = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/orders/gone")) requestCount += 1;
  });
  await page.goto(restaurant.url("/products"));
  await expect.poll(() => requestCount).toBe(1);
  for (const path of ["/", "/cart"]) {
    await page.waitForLoadState("networkidle");
    await page.goto(restaurant.url(path));
  }
  await page.waitForLoadState("networkidle");
  expect(requestCount).toBe(1);
});
