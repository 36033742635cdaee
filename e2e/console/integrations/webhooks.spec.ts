import { createHmac } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import type { TestTranslate } from "../../support/create-translate.ts";
import { placeOrderByApi, tacoLines } from "../../support/restaurant/orders-by-api.ts";
import { createRestaurant, type Restaurant } from "../../support/restaurant/restaurant.ts";
import { actionsButton, pressAction } from "../../support/staff/actions-menu.ts";
import { test } from "../../support/staff/console-test.ts";
import { startWebhookReceiver, type WebhookReceiver } from "../../support/webhook-receiver.ts";

let receiver: WebhookReceiver;
let restaurant: Restaurant;
test.beforeEach(async () => {
  receiver = await startWebhookReceiver();
  restaurant = await createRestaurant();
});
test.afterEach(() => receiver.close());

/** Adds a webhook at the receiver; resolves to its secret. */
async function addWebhook(page: Page, t: TestTranslate): Promise<string> {
  await page.getByRole("button", { name: t("integrations.addWebhook") }).click();
  const sheet = page.getByRole("dialog", { name: t("integrations.addWebhook") });
  const add = sheet.getByRole("button", { name: t("integrations.add"), exact: true });
  const url = sheet.getByRole("textbox", { name: t("integrations.url") });
  await url.fill("ftp://kitchen");
  await add.click();
  await expect(sheet.getByText(t("integrations.urlWrong"))).toBeVisible();
  await expect(url).toHaveValue("ftp://kitchen");
  await url.fill(receiver.url);
  await add.click();
  const shown = page.getByRole("dialog", { name: t("integrations.secretTitle") });
  const secret = (await shown.getByText(/^whsec_/u).textContent()) ?? "";
  await shown.getByRole("button", { name: t("sheet.close") }).click();
  return secret;
}

test("an order reaches the receiver signed, the log shows it, and it is sent again by hand", async ({
  openConsole,
}) => {
  const options = { role: "owner", name: "Ana" } as const;
  const { page, t } = await openConsole(restaurant, "integrations", options);
  const secret = await addWebhook(page, t);
  const order = await placeOrderByApi(restaurant.id, tacoLines(2));
  await expect.poll(() => receiver.received.length, { timeout: 20_000 }).toBe(1);
  const [{ headers, body } = { headers: {}, body: "" }] = receiver.received;
  const [, seconds, signature] =
    /^t=(\d+),v1=(\w+)$/u.exec(String(headers["comanda-signature"])) ?? [];
  expect(createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")).toBe(signature);
  expect(JSON.parse(body)).toMatchObject({
    type: "order.placed",
    order_id: order.id,
    order: { public_id: order.public_id, status: "PENDING", client: null },
  });

  await page.getByRole("link", { name: t("integrations.log"), exact: true }).click();
  const delivery = page
    .getByRole("listitem")
    .filter({ hasText: t("integrations.order", { number: order.public_id }) });
  await expect(delivery).toContainText(t("integrations.delivery.delivered"));
  await expect(delivery).toContainText("Noted by the kitchen display");
  await delivery.getByRole("button", { name: t("integrations.redeliver") }).click();
  await expect.poll(() => receiver.received.length, { timeout: 20_000 }).toBe(2);
  expect(JSON.parse(receiver.received[1]?.body ?? "{}").id).toBe(JSON.parse(body).id);
  await expect(page.getByText(t("integrations.byHand"))).toBeVisible();
});

test("an address that is corrected after a lost answer is the only one, and it is tested and paused", async ({
  openConsole,
}) => {
  const { page, t } = await openConsole(restaurant, "integrations", { role: "owner" });
  await page.evaluate(() => {
    const realFetch = window.fetch;
    window.fetch = async (...request) => {
      const response = await realFetch(...request);
      if (!response.url.endsWith("/webhooks")) return response;
      window.fetch = realFetch;
      throw new TypeError("the answer is lost");
    };
  });
  await page.getByRole("button", { name: t("integrations.addWebhook") }).click();
  const sheet = page.getByRole("dialog", { name: t("integrations.addWebhook") });
  const add = sheet.getByRole("button", { name: t("integrations.add"), exact: true });
  const url = sheet.getByRole("textbox", { name: t("integrations.url") });
  await url.fill(`${receiver.url}/wrong`);
  await add.click();
  await expect(sheet.getByRole("alert")).toBeVisible();
  await url.fill(receiver.url);
  await add.click();
  const shown = page.getByRole("dialog", { name: t("integrations.secretTitle") });
  await shown.getByRole("button", { name: t("sheet.close") }).click();
  await page.reload();
  await expect(page.getByText(receiver.url, { exact: true })).toBeVisible();
  await expect(page.getByText("/wrong")).toHaveCount(0);

  await test.step("a failed test event shows its answer, and a paused webhook keeps what comes", async () => {
    receiver.status = 503;
    const name = receiver.url;
    await pressAction(page, { t, name, action: t("integrations.test") });
    await expect.poll(() => receiver.received.length, { timeout: 20_000 }).toBeGreaterThan(0);
    await page.getByRole("link", { name: t("integrations.log"), exact: true }).click();
    await page.getByRole("link", { name: t("integrations.delivery.waiting") }).click();
    await expect(page.getByText(t("integrations.answer", { status: 503 }))).toBeVisible();
    await page.getByRole("link", { name: t("page.back") }).click();

    await pressAction(page, { t, name, action: t("integrations.pause") });
    await expect(page.getByText(t("integrations.state.paused"))).toBeVisible();
    await placeOrderByApi(restaurant.id, tacoLines(1));
    await page.reload();
    await expect(page.getByText(t("integrations.waiting", { count: 2 }))).toBeVisible();
    // Not before: the failed event is tried again after two seconds, and may be tried before the pause.
    receiver.status = 200;
    await page.getByRole("button", { name: t("integrations.resume") }).click();
    await expect(page.getByText(t("integrations.state.active"))).toBeVisible();
    await expect
      .poll(() => receiver.received.map(({ body }) => JSON.parse(body).type), { timeout: 20_000 })
      .toContain("order.placed");
  });
});

test("the actions of a webhook give the focus back, and the removal is the last one and asks", async ({
  openConsole,
}) => {
  const { page, t, errors } = await openConsole(restaurant, "integrations", { role: "owner" });
  errors.allow(/409/u);
  await addWebhook(page, t);
  const dots = actionsButton(page, t, receiver.url);
  const sheet = page.getByRole("dialog");
  const action = (key: string) =>
    sheet.getByRole("button", { name: t(`integrations.${key}`), exact: true });
  await dots.press("Enter");
  await expect(sheet).toHaveAccessibleName(receiver.url);
  await expect(sheet.getByRole("button").last()).toHaveText(t("integrations.remove"));
  await page.keyboard.press("Escape");
  await expect(dots).toBeFocused();

  await dots.press("Enter");
  await action("pause").press("Enter");
  await expect(page.getByText(t("integrations.state.paused"))).toBeVisible();
  await expect(sheet).toBeHidden();
  await expect(dots).toBeFocused();
  await page.getByRole("button", { name: t("integrations.resume"), exact: true }).press("Enter");
  await expect(page.getByText(t("integrations.state.active"))).toBeVisible();
  await expect(dots).toBeFocused();

  await dots.press("Enter");
  await action("edit").press("Enter");
  await expect(sheet).toHaveAccessibleName(t("integrations.editWebhook"));
  await page.keyboard.press("Escape");
  await expect(dots).toBeFocused();

  // Another owner changes it meanwhile (409): the sheet says so, and the next press stores what it shows.
  await dots.press("Enter");
  await action("edit").press("Enter");
  await expect(sheet).toHaveAccessibleName(t("integrations.editWebhook"));
  const other = await openConsole(restaurant, "integrations", { role: "owner", name: "Ana" });
  await pressAction(other.page, { t, name: receiver.url, action: t("integrations.pause") });
  await expect(other.page.getByText(t("integrations.state.paused"))).toBeVisible();
  const details = sheet.getByRole("switch", { name: t("integrations.details") });
  await details.press("Space");
  const save = sheet.getByRole("button", { name: t("form.save") });
  await save.press("Enter");
  await expect(sheet.getByRole("alert")).toContainText(t("failure.changed"));
  await expect(details).toBeChecked();
  await save.press("Enter");
  await expect(sheet).toBeHidden();
  await expect(page.getByText(t("integrations.state.paused"))).toBeVisible();

  await dots.press("Enter");
  await action("newSecret").press("Enter");
  await expect(sheet).toHaveAccessibleName(t("integrations.secretTitle"));
  await sheet.getByRole("button", { name: t("sheet.close") }).press("Enter");
  await expect(dots).toBeFocused();

  await dots.press("Enter");
  // The page may still be read again for the new secret.
  await expect(action("remove")).toBeEnabled();
  await action("remove").press("Enter");
  await expect(action("removeNow")).toBeFocused();
  await action("keep").press("Enter");
  await expect(action("remove")).toBeFocused();
  await action("remove").click();
  await action("removeNow").click();
  await expect(page.getByText(t("integrations.noWebhooks"))).toBeVisible();
  const title = page.getByRole("heading", { name: t("integrations.webhooks"), exact: true });
  await expect(title).toBeFocused();
});
