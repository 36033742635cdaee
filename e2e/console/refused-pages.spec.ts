import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../support/browser/accessibility.ts";
import { moveTo } from "../support/browser/move-to.ts";
import { consoleOrigin } from "../support/console.ts";
import { placeOrderByApi, tacoLines } from "../support/restaurant/orders-by-api.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { test } from "../support/staff/console-test.ts";

/** The status of each page of the restaurant, and whether its HTML has the words. */
const readPages = (page: Page, company: string, paths: string[], words: string) =>
  page.evaluate(
    async ([company, paths, words]) => {
      const read = async (path: string) => {
        const response = await fetch(`/${company}/${path}`, { headers: { accept: "text/html" } });
        return `${path} ${response.status} ${(await response.text()).includes(words)}`;
      };
      return Promise.all(paths.map(read));
    },
    [company, paths, words] as const,
  );

test("a page that a member may not open says so in the member's language, and kitchen staff find no pauses and change no alert", async ({
  openConsole,
}) => {
  const restaurant = await createRestaurant();
  const options = { role: "kitchen", locale: "de" } as const;
  const { page, t, errors } = await openConsole(restaurant, "sold-out", options);
  errors.allow(/40[34]: GET/u);
  await expect(page.getByRole("link", { name: t("nav.soldOut") }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: t("nav.pause") })).toHaveCount(0);
  for (const [path, title] of [
    [`/${restaurant.id}/history`, "error.forbidden.title"],
    ["/another-restaurant", "error.missing.title"],
    ["/another-restaurant/orders", "error.missing.title"],
  ] as const) {
    await page.goto(consoleOrigin() + path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t(title));
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await expect(page.getByRole("link", { name: t("nav.soldOut") }).first()).toBeVisible();
  }
  await page.goto(`${consoleOrigin()}/${restaurant.id}/alerts`);
  await expect(page.getByText(t("alerts.onlyManagers"))).toBeVisible();
  await expect(page.getByRole("switch", { name: t("alerts.push") })).toBeDisabled();
  await expect(page.getByRole("button", { name: t("form.save") })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: t("alerts.thisDevice") })).toBeVisible();
});

test("a cashier finds no link to the pages of managers, may not open them, and changes no printer", async ({
  openConsole,
}) => {
  const restaurant = await createRestaurant();
  const { page, t, errors } = await openConsole(restaurant, "more");
  errors.allow(/403: GET/u);
  await expect(page.getByRole("link", { name: t("nav.alerts") })).toBeVisible();

  await test.step("a page whose data fails leaves the bars and the new orders in place, and comes back", async () => {
    errors.allow(/503/u);
    const document = await page.evaluateHandle(() => window.document);
    const held = Promise.withResolvers<void>();
    await page.route(/\.data/u, async (route) => {
      await held.promise;
      await route.fulfill({ status: 503, body: "" });
    });
    await page.getByRole("link", { name: t("nav.soldOut") }).click();
    const progress = page.locator(".page-progress");
    await expect(progress).toHaveCount(1);
    held.resolve();
    await expect(progress).toHaveCount(0);
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText(t("error.failed.title"));
    await placeOrderByApi(restaurant.id, tacoLines(1));
    const newOrder = page.getByText(t("board.announce.several", { count: 1 }), { exact: true });
    await expect(newOrder).toBeVisible();
    const retry = page.getByRole("button", { name: t("error.retry") });
    await retry.click();
    await expect(retry).toBeEnabled();
    await page.unroute(/\.data/u);
    // The page may come back by itself before the press.
    await expect(async () => {
      if (await retry.isEnabled({ timeout: 100 }).catch(() => false))
        await retry.click({ timeout: 500 });
      await expect(heading).toHaveText(t("nav.soldOut"), { timeout: 1_000 });
    }).toPass();
    expect(await document.evaluate((shown) => shown === window.document)).toBe(true);
    await page.getByRole("link", { name: t("nav.more") }).click();
  });

  for (const name of ["nav.settings", "nav.menu", "nav.customers", "nav.reports"])
    await expect(page.getByRole("link", { name: t(name) })).toHaveCount(0);
  const paths = ["menu", "menu/prices", "menu/products/taco", "customers", "reports"];
  const refused = await readPages(page, restaurant.id, paths, t("error.forbidden.title"));
  expect(refused).toEqual(paths.map((path) => `${path} 403 true`));
  await page.goto(page.url().replace(/more$/u, "settings"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("error.forbidden.title"));

  await test.step("a page that is not for the role, or does not exist, shows the new orders", async () => {
    const newOrder = page.getByText(t("board.announce.several", { count: 1 }), { exact: true });
    await expect(newOrder).toBeVisible();
    await expectAccessible(page);
    await page.goto(page.url().replace(/settings$/u, "no-such-page"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("error.missing.title"));
    await placeOrderByApi(restaurant.id, tacoLines(1));
    await expect(
      page.getByText(t("board.announce.several", { count: 2 }), { exact: true }),
    ).toBeVisible();
    errors.allow(/404: GET/u);
  });

  await moveTo(page, page.url().replace(/no-such-page$/u, "printing"));
  await expect(page.getByText(t("printing.onlyManagers"))).toBeVisible();
  await expect(page.getByRole("button", { name: t("printing.addPrinter") })).toHaveCount(0);
  await expect(page.getByRole("combobox", { name: t("printing.language") })).toBeDisabled();
});

test("a manager finds no page of owners, and erases no customer", async ({ openConsole }) => {
  const restaurant = await createRestaurant();
  await placeOrderByApi(restaurant.id, tacoLines(1));
  const { page, t, errors } = await openConsole(restaurant, "settings", { role: "manager" });
  errors.allow(/403: GET/u);
  for (const name of ["settings.look.title", "settings.tables.title", "boardSettings.title"])
    await expect(page.getByRole("link", { name: t(name) })).toBeVisible();
  for (const name of ["settings.site.title", "settings.payments.title", "integrations.title"])
    await expect(page.getByRole("link", { name: t(name) })).toHaveCount(0);
  const refused = await readPages(page, restaurant.id, ["settings/site"], "");
  expect(refused).toEqual(["settings/site 403 true"]);
  await moveTo(page, page.url().replace(/settings$/u, "customers"));
  await page.getByRole("link", { name: "Otra Persona" }).click();
  await expect(page.getByText(t("customers.erase.onlyOwners"))).toBeVisible();
});
