import { createECDH, randomBytes } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { expectAccessibleAlsoWide } from "../../support/browser/accessibility.ts";
import { moveTo } from "../../support/browser/move-to.ts";
import { createRestaurant } from "../../support/restaurant/restaurant.ts";
import { type BoardPage, phone, startShift, test } from "../../support/staff/board-test.ts";

const openAlerts = ({ page, url }: BoardPage) => moveTo(page, url("alerts"));

test("steps are set on a phone in German, and a wrong address is said beside its field", async ({
  openBoard,
}) => {
  const restaurant = await createRestaurant();
  const look = { locale: "de", viewport: phone } as const;
  const board = await openBoard(restaurant, { role: "manager", ...look });
  const { page, t } = board;
  await openAlerts(board);
  const save = page.getByRole("button", { name: t("form.save") });

  await test.step("the page is accessible with its errors, and no wider than the screen", async () => {
    // By keys: the second of two presses at one place would count as the end of a double tap.
    for (const step of ["alerts.mail", "alerts.pause"]) {
      await page.getByRole("switch", { name: t(step) }).press("Space");
      await expect(page.getByRole("switch", { name: t(step) })).toBeChecked();
    }
    await save.click();
    await expect(page.getByText(t("alerts.addressMissing"))).toBeVisible();
    await expectAccessibleAlsoWide(page, "light");
  });

  await test.step("steps are saved, and a wrong address is said beside its field and loses nothing", async () => {
    const addresses = page.getByLabel(t("alerts.addresses"));
    await addresses.fill("ana@tacos.test\nbea at tacos");
    await save.click();
    await expect(addresses).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByText(t("alerts.addressWrong"))).toBeVisible();
    await expect(addresses).toHaveValue("ana@tacos.test\nbea at tacos");
    // It is said also while the mails are off.
    const isOn = page.getByRole("switch", { name: t("alerts.mail") });
    await isOn.press("Space");
    await expect(isOn).not.toBeChecked();
    await save.click();
    await expect(page.getByText(t("form.someWrong"))).toBeVisible();
    await expect(addresses).toHaveAttribute("aria-invalid", "true");
    await isOn.press("Space");

    await addresses.fill("ana@tacos.test\nbea@tacos.test");
    const mail = page.locator("section").filter({ has: addresses });
    await mail.getByLabel(t("alerts.after")).selectOption("300");
    await save.click();
    await expect(page.getByText(t("form.saved"))).toBeVisible();
    await page.reload();
    await expect(addresses).toHaveValue("ana@tacos.test\nbea@tacos.test");
    await expect(mail.getByLabel(t("alerts.after"))).toHaveValue("300");
  });
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

test("a device rings and gets messages", async ({ openBoard }) => {
  const restaurant = await createRestaurant();
  const board = await openBoard(restaurant, { prepare: fakePushManager });
  const { page, t, context, url } = board;

  await test.step("a board whose shift has started counts as one that can ring", async () => {
    await startShift(board);
    await page.getByRole("link", { name: t("alerts.state.boardsOnly") }).click();
    await expect(page).toHaveURL(/\/alerts$/u);
    const ringing = t("alerts.ringing", { ringing: 1, connected: 1 });
    await expect(page.getByText(ringing)).toBeVisible();
  });

  await test.step("messages on this device are turned on and off, and stay as they are after a reload", async () => {
    await expect(page.getByText(t("alerts.device.off"))).toBeVisible();
    await page.getByRole("button", { name: t("alerts.device.turnOn") }).click();
    await expect(page.getByText(t("alerts.device.on"))).toBeVisible();
    await page.reload();
    await expect(page.getByText(t("alerts.device.on"))).toBeVisible();
    await page.getByRole("button", { name: t("alerts.device.turnOff") }).click();
    await expect(page.getByText(t("alerts.device.off"))).toBeVisible();
  });

  await test.step("a browser that blocks messages, and one that has none, say what helps", async () => {
    const denied = await context.newPage();
    await denied.addInitScript(() =>
      Object.defineProperty(Notification, "permission", { get: () => "denied" }),
    );
    await denied.goto(url("alerts"));
    await expect(denied.getByText(t("alerts.device.blocked"))).toBeVisible();
    const without = await context.newPage();
    await without.addInitScript(() => Reflect.deleteProperty(window, "PushManager"));
    await without.goto(url("alerts"));
    await expect(without.getByText(t("alerts.device.unsupported"))).toBeVisible();
  });
});
