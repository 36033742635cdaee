import { createECDH, randomBytes } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { expectNoOverflow } from "../../support/browser/overflow.ts";
import { createRestaurant } from "../../support/restaurant/restaurant.ts";
import { type BoardPage, phone, startShift, test } from "../../support/staff/board-test.ts";

const openAlerts = ({ page, url }: BoardPage) => page.goto(url("alerts"));

for (const { locale, colorScheme, viewport } of [
  { locale: "de", colorScheme: "light", viewport: phone },
  { locale: "ar", colorScheme: "dark", viewport: phone },
] as const) {
  test(`the page of alerts is accessible in ${locale}, ${colorScheme}, and no wider than a screen of ${viewport.width}`, async ({
    openBoard,
  }) => {
    const restaurant = await createRestaurant();
    const board = await openBoard(restaurant, { role: "owner", locale, colorScheme, viewport });
    await openAlerts(board);
    const { page, t } = board;
    // By keys: the second of two presses at one place would count as the end of a double tap.
    for (const step of ["alerts.mail", "alerts.pause"]) {
      await page.getByRole("switch", { name: t(step) }).press("Space");
      await expect(page.getByRole("switch", { name: t(step) })).toBeChecked();
    }
    await page.getByRole("button", { name: t("alerts.save") }).click();
    await expect(page.getByText(t("alerts.addressMissing"))).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
  });
}

test("steps are saved, and a wrong address is said beside its field and loses nothing", async ({
  openBoard,
}) => {
  const restaurant = await createRestaurant();
  const board = await openBoard(restaurant, { role: "manager" });
  const { page, t } = board;
  await openAlerts(board);
  await page.getByRole("switch", { name: t("alerts.mail") }).check();
  const addresses = page.getByLabel(t("alerts.addresses"));
  await addresses.fill("ana@tacos.test\nbea at tacos");
  const save = page.getByRole("button", { name: t("alerts.save") });
  await save.click();
  await expect(addresses).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText(t("alerts.addressWrong"))).toBeVisible();
  await expect(addresses).toHaveValue("ana@tacos.test\nbea at tacos");

  await addresses.fill("ana@tacos.test\nbea@tacos.test");
  const mail = page.locator("section").filter({ has: addresses });
  await mail.getByLabel(t("alerts.after")).selectOption("300");
  await save.click();
  await expect(page.getByText(t("alerts.saved"))).toBeVisible();
  await page.reload();
  await expect(addresses).toHaveValue("ana@tacos.test\nbea@tacos.test");
  await expect(mail.getByLabel(t("alerts.after"))).toHaveValue("300");
});

test("of two managers the second sees both versions, and keeps what was entered", async ({
  openBoard,
}) => {
  const restaurant = await createRestaurant();
  const first = await openBoard(restaurant, { role: "manager", name: "Ana" });
  const second = await openBoard(restaurant, { role: "owner", name: "Bea" });
  second.errors.allow(/409/u);
  await openAlerts(first);
  await openAlerts(second);
  for (const { page, t } of [first, second]) {
    await page.getByRole("switch", { name: t("alerts.pause") }).check();
    const minutes = page.getByLabel(t("alerts.pauseFor"));
    await minutes.selectOption(page === first.page ? "15" : "60");
    await page.getByRole("button", { name: t("alerts.save") }).click();
  }
  await expect(first.page.getByText(first.t("alerts.saved"))).toBeVisible();
  const sheet = second.page.getByRole("dialog", { name: second.t("settings.conflictTitle") });
  await expect(sheet.getByRole("definition")).toHaveText([
    second.t("alerts.minutes", { count: 60 }),
    second.t("alerts.minutes", { count: 15 }),
  ]);
  await sheet.getByRole("button", { name: second.t("menu.conflictSave") }).click();
  await expect(second.page.getByLabel(second.t("alerts.pauseFor"))).toHaveValue("60");
  await expect(second.page.getByText(second.t("alerts.saved"))).toBeVisible();
});

test("the kitchen may turn on messages on its device, and changes no step", async ({
  openBoard,
}) => {
  const restaurant = await createRestaurant();
  const board = await openBoard(restaurant, { role: "kitchen" });
  const { page, t } = board;
  await openAlerts(board);
  await expect(page.getByText(t("alerts.onlyManagers"))).toBeVisible();
  await expect(page.getByRole("switch", { name: t("alerts.push") })).toBeDisabled();
  await expect(page.getByRole("button", { name: t("alerts.save") })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: t("alerts.thisDevice") })).toBeVisible();
});

test("a board whose shift has started counts as one that can ring", async ({ openBoard }) => {
  const restaurant = await createRestaurant();
  const board = await openBoard(restaurant);
  const { page, t } = board;
  await startShift(board);
  await page.getByRole("link", { name: t("alerts.state.nobody") }).click();
  await expect(page).toHaveURL(/\/alerts$/u);
  const ringing = t("alerts.ringing", { ringing: 1, connected: 1 });
  await expect(page.getByText(ringing)).toBeVisible();
});

/** Replaces the browser's push service, which is not there in a test. */
async function fakePushManager(page: Page): Promise<void> {
  const keys = {
    p256dh: createECDH("prime256v1").generateKeys("base64url"),
    auth: randomBytes(16).toString("base64url"),
  };
  await page.addInitScript((keys) => {
    // The browser of the tests refuses all notifications.
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
    Notification.requestPermission = async () => "granted";
    const key = "e2e_subscription";
    const subscription = () => ({
      options: { applicationServerKey: null },
      unsubscribe: async () => true,
      toJSON: () => ({
        endpoint: sessionStorage.getItem(key),
        keys,
      }),
    });
    PushManager.prototype.getSubscription = async () =>
      (sessionStorage.getItem(key) ? subscription() : null) as never;
    PushManager.prototype.subscribe = async () => {
      sessionStorage.setItem(key, `https://push.example.com/send/${crypto.randomUUID()}`);
      return subscription() as never;
    };
  }, keys);
}

test("messages on this device are turned on and off, and stay as they are after a reload", async ({
  openBoard,
}) => {
  const restaurant = await createRestaurant();
  const board = await openBoard(restaurant, {
    prepare: fakePushManager,
  });
  const { page, t } = board;
  await openAlerts(board);
  await expect(page.getByText(t("alerts.device.off"))).toBeVisible();
  await page.getByRole("button", { name: t("alerts.device.turnOn") }).click();
  await expect(page.getByText(t("alerts.device.on"))).toBeVisible();
  await page.reload();
  await expect(page.getByText(t("alerts.device.on"))).toBeVisible();
  await page.getByRole("button", { name: t("alerts.device.turnOff") }).click();
  await expect(page.getByText(t("alerts.device.off"))).toBeVisible();
});

test("a browser that blocks messages, and one that has none, say what helps", async ({
  openBoard,
}) => {
  const restaurant = await createRestaurant();
  const denied = await openBoard(restaurant, {
    prepare: async (page) => {
      await page.addInitScript(() =>
        Object.defineProperty(Notification, "permission", { get: () => "denied" }),
      );
    },
  });
  await openAlerts(denied);
  await expect(denied.page.getByText(denied.t("alerts.device.blocked"))).toBeVisible();
  const without = await openBoard(restaurant, {
    prepare: async (page) => {
      await page.addInitScript(() => Reflect.deleteProperty(window, "PushManager"));
    },
  });
  await openAlerts(without);
  await expect(without.page.getByText(without.t("alerts.device.unsupported"))).toBeVisible();
});
