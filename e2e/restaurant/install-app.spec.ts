import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/browser/accessibility.ts";
import { dialog } from "../support/browser/dialog.ts";
import {
  findInstallCapableBrowser,
  fireInstallPrompt,
  openBrowserProfile,
  readInstallabilityErrors,
  readManifest,
} from "../support/browser/install-prompt.ts";
import { reportedEventNames } from "../support/browser/reported-events.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { companyOrigin, expect, test } from "../support/test.ts";

const appEnabled = { landing: { footer: { download_app_enabled: true } } };
const premium = [{ name: "premium" }];

test.describe("by a browser's own checks", () => {
  const browser = findInstallCapableBrowser() ?? "";
  // biome-ignore lint/suspicious/noSkippedTests: the headless shell has no install checks
  test.skip(!browser, "this machine has no browser that installs apps");

  test("a browser finds an app to install only at companies that offer one", async () => {
    const { context, close } = await openBrowserProfile(browser);
    try {
      const page = await context.newPage();
      for (const company of ["demo", "pizzaria"]) {
        await page.goto(`${companyOrigin(company)}/`);
        expect(await readManifest(page), company).toEqual({
          url: `${companyOrigin(company)}/manifest.webmanifest`,
          errors: [],
        });
        await expect.poll(() => readInstallabilityErrors(page), company).toEqual([]);
      }
      await page.goto(`${companyOrigin("cafe")}/`);
      await expect.poll(() => readInstallabilityErrors(page)).toEqual(["no-manifest"]);
    } finally {
      await close();
    }
  });

  test("without a logo a letter is the app's icon", async () => {
    const restaurant = await createRestaurant(({ company, ecommerce_settings }) => {
      company.current_subscriptions = premium;
      ecommerce_settings.layout_settings = appEnabled;
    });
    const { context, close } = await openBrowserProfile(browser);
    try {
      const page = await context.newPage();
      await page.goto(restaurant.url("/"));
      expect((await readManifest(page)).errors).toEqual([]);
      await expect.poll(() => readInstallabilityErrors(page)).toEqual([]);
    } finally {
      await close();
    }
  });
});

test("a visitor declines and later accepts the browser's install prompt", async ({ page, t }) => {
  const buttonOf = (tab: Page) =>
    tab
      .getByRole("main")
      .locator("footer")
      .getByRole("button", { name: t("install.open") });
  // Tabs of their own, because a tab reports its display mode once, on the page that is open then.
  const menu = await page.context().newPage();
  for (const [tab, path] of [
    [menu, "/products"],
    [page, "/"],
  ] as const) {
    await tab.goto(path);
    await tab.waitForLoadState("networkidle");
    await expect(buttonOf(tab)).toBeHidden();
    await fireInstallPrompt(tab, "dismissed");
    await expect(buttonOf(tab)).toBeVisible();
  }
  await menu.close();
  const button = buttonOf(page);

  await button.click();
  await expect.poll(() => reportedEventNames(page)).toContain("install_cancelled");
  await expect(button).toBeVisible();
  await expectAccessible(page);

  // The browser allows one prompt an offer: the second press shows the manual steps.
  await button.click();
  const sheet = dialog(page);
  await expect(sheet.getByRole("listitem")).toHaveText([
    t("install.menu"),
    t("install.choose"),
    t("install.accept"),
  ]);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(button).toBeFocused();
  const cancelled = (await reportedEventNames(page)).filter(
    (event) => event === "install_cancelled",
  );
  expect(cancelled).toHaveLength(1);

  await fireInstallPrompt(page, "accepted");
  await button.click();
  await expect.poll(() => reportedEventNames(page)).toContain("install");
  await expect(button).toBeHidden();
  // The event is reported a while after the page has loaded.
  await expect.poll(() => reportedEventNames(page), { timeout: 30_000 }).toContain("display_mode");

  await test.step("a company without the plan or the setting offers no app", async () => {
    const restaurant = await createRestaurant(({ company, ecommerce_settings }) => {
      company.current_subscriptions = [{ name: "free" }];
      ecommerce_settings.layout_settings = appEnabled;
    });
    for (const url of [restaurant.url("/"), `${companyOrigin("cafe")}/`]) {
      await page.goto(url);
      await page.waitForLoadState("networkidle");
      await fireInstallPrompt(page, "accepted");
      await expect(page.getByRole("button", { name: t("report.open") })).toBeVisible();
      await expect(page.getByRole("button", { name: t("install.open") })).toBeHidden();
      await expect(page.locator("link[rel=manifest]")).toHaveCount(0);
    }
  });
});

test("a page that moves into the app's window starts in the company's language", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const query = Object.assign(new EventTarget(), { matches: false });
    const others = window.matchMedia.bind(window);
    window.matchMedia = (media) =>
      media.includes("standalone") ? (query as MediaQueryList) : others(media);
    Object.assign(window, {
      moveIntoApp: () => query.dispatchEvent(Object.assign(new Event("change"), { matches: true })),
    });
  });
  await page.goto(`${companyOrigin("pizzaria")}/products`);
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect.poll(() => reportedEventNames(page), { timeout: 30_000 }).toContain("display_mode");
  await page.evaluate(() => Reflect.get(window, "moveIntoApp")());
  await expect(page).toHaveURL(/\/products\?from=preview$/u);
  await expect(page.locator("html")).toHaveAttribute("lang", "pt");
  // The visit continues there, and is not a preview.
  await expect.poll(() => reportedEventNames(page)).toContain("virtual_page_view");
});

test.describe("on an iPhone", () => {
  test.use({
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
  });

  test("the button shows how to add the page to the home screen", async ({ page, t }) => {
    await page.goto("/");
    await page.getByRole("button", { name: t("install.open") }).click();
    const sheet = dialog(page);
    await expect(sheet.getByRole("listitem")).toHaveText([
      t("install.share"),
      t("install.add"),
      t("install.confirm"),
    ]);
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await expect(page.getByRole("button", { name: t("install.open") })).toBeFocused();
  });
});
