import { expect } from "@playwright/test";
import { createRestaurant } from "../../support/restaurant/restaurant.ts";
import { type ConsolePage, test } from "../../support/staff/console-test.ts";

const row = ({ page }: ConsolePage, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
const openRow = (member: ConsolePage, name: string) =>
  row(member, name).getByRole("button", { name }).first().click();

test("the kitchen sells dishes out on a phone, and guests see it", async ({
  openConsole,
  page: customer,
  t: say,
}) => {
  test.slow();
  const restaurant = await createRestaurant();
  const member = await openConsole(restaurant, "sold-out", { role: "kitchen", name: "Beto" });
  const { page, context, t, errors } = member;
  const card = customer.getByRole("listitem").filter({ hasText: "Taco" });

  // The mark that ends by itself runs while the other steps are walked.
  const until = Date.now() + 8_000;
  const change = { kind: "product", id: "special", state: "sold_out", until: new Date(until) };
  const status = await page.evaluate(
    async ([company, changes]) => {
      const headers = { "content-type": "application/json" };
      const init = { method: "POST", headers, body: JSON.stringify({ changes }) };
      return (await fetch(`/ms-products/companies/${company}/availability`, init)).status;
    },
    [restaurant.id, [change]] as const,
  );
  expect(status).toBe(200);
  const marked = customer
    .getByRole("listitem")
    .filter({ hasText: "Especial" })
    .getByText(say("menu.soldOut"));
  await customer.goto(restaurant.url("/products"));
  await expect(marked.first()).toBeVisible();

  await test.step("two presses sell a dish out, the customer's page shows it at once, and undo brings it back", async () => {
    await expect(card.getByText(say("menu.soldOut"))).toHaveCount(0);

    await openRow(member, "Taco");
    await page.getByRole("button", { name: t("soldOut.action.tomorrow") }).click();
    await expect(row(member, "Taco")).toContainText(t("soldOut.soldOut"));
    await expect(row(member, "Taco")).toContainText(t("soldOut.by", { name: "Beto" }));

    // The page that was open before learns of it when the customer looks at it again. For a second a menu
    // counts as current.
    await expect(async () => {
      await customer.evaluate(() => window.dispatchEvent(new Event("focus")));
      await expect(card.getByText(say("menu.soldOut")).first()).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 5_000 });

    await page.getByRole("button", { name: t("toast.undo") }).click();
    await expect(row(member, "Taco")).toContainText(t("soldOut.onSale"));
    await customer.reload();
    await expect(card.getByText(say("menu.soldOut"))).toHaveCount(0);
  });

  await test.step("a change that is stored late leaves the line open that was opened meanwhile", async () => {
    const opened = Promise.withResolvers<void>();
    await page.route(/\/availability$/u, async (route) => {
      if (route.request().method() === "POST") await opened.promise;
      await route.continue();
    });
    const tomorrow = page.getByRole("button", { name: t("soldOut.action.tomorrow") });
    await openRow(member, "Taco");
    await tomorrow.click();
    await openRow(member, "Burrito");
    await expect(row(member, "Taco").getByRole("button", { expanded: true })).toHaveCount(0);
    opened.resolve();
    await expect(row(member, "Taco")).toContainText(t("soldOut.soldOut"));
    await expect(page.getByRole("button", { name: t("toast.undo") })).toBeVisible();
    await expect(tomorrow).toBeVisible();
    await page.unroute(/\/availability$/u);
    await openRow(member, "Taco");
    await page.getByRole("button", { name: t("soldOut.backOnSale") }).click();
    await expect(row(member, "Taco")).toContainText(t("soldOut.onSale"));
  });

  await test.step("an extra is sold out until the member says, and back on sale by one press", async () => {
    await page.getByRole("radio", { name: t("soldOut.filter.extras", { count: 2 }) }).check();
    await openRow(member, "Res");
    await page.getByRole("radio", { name: t("soldOut.untilISay") }).check();
    await page.getByRole("button", { name: t("soldOut.action.forGood") }).click();
    await expect(row(member, "Res")).toContainText(t("end.forGood"));
    await openRow(member, "Res");
    await page.getByRole("button", { name: t("soldOut.backOnSale") }).click();
    await expect(row(member, "Res")).toContainText(t("soldOut.onSale"));
    await page.getByRole("radio").first().check();
  });

  await test.step("the second of two members reads who was first, and keeps the choice", async () => {
    const second = await openConsole(restaurant, "sold-out", { name: "Lucía" });
    second.errors.allow(/409: POST/u);
    await openRow(second, "Burrito");
    await openRow(member, "Burrito");
    await page.getByRole("button", { name: t("soldOut.action.tomorrow") }).click();
    await expect(row(member, "Burrito")).toContainText(t("soldOut.soldOut"));
    await second.page.getByRole("radio", { name: t("soldOut.untilISay") }).check();
    await second.page.getByRole("button", { name: t("soldOut.action.forGood") }).click();
    await expect(second.page.getByRole("alert")).toContainText("Beto");
    await expect(second.page.getByRole("radio", { name: t("soldOut.untilISay") })).toBeChecked();
    await second.page.getByRole("button", { name: t("soldOut.action.forGood") }).click();
    await expect(row(second, "Burrito")).toContainText(t("end.forGood"));
  });

  await test.step("without a connection nothing is lost, and the page says so", async () => {
    errors.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|failed/u);
    await openRow(member, "Taco");
    await page.getByRole("radio", { name: t("soldOut.untilISay") }).check();
    await context.setOffline(true);
    await expect(page.getByText(t("offline.title"), { exact: true })).toBeVisible();
    await page.getByRole("button", { name: t("soldOut.action.forGood") }).click();
    await expect(page.getByText(t("change.unreachable"))).toBeVisible();
    // A page that is pressed opens once the server answers, and this one stays until then.
    await page.getByRole("link", { name: t("nav.orders") }).click();
    await expect(page.getByText(t("offline.opensLater"))).toBeVisible();
    await expect(page.getByRole("radio", { name: t("soldOut.untilISay") })).toBeChecked();
    await context.setOffline(false);
    await expect(page).toHaveURL(/orders$/u);
    await page.goBack();
    await openRow(member, "Taco");
    await page.getByRole("radio", { name: t("soldOut.untilISay") }).check();
    await expect(page.getByText(t("offline.title"), { exact: true })).toHaveCount(0);
    await page.getByRole("button", { name: t("soldOut.action.forGood") }).click();
    await expect(row(member, "Taco")).toContainText(t("end.forGood"));
    await openRow(member, "Taco");
    await page.getByRole("button", { name: t("soldOut.backOnSale") }).click();
    await expect(row(member, "Taco")).toContainText(t("soldOut.onSale"));
  });

  await test.step("a number of pieces left is set by keys alone", async () => {
    await page.getByRole("searchbox").fill("tac");
    await expect(page.getByRole("listitem")).toHaveCount(1);
    await row(member, "Taco").getByRole("button", { name: "Taco" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("radio", { name: t("soldOut.someLeft") }).focus();
    await page.keyboard.press("Space");
    await page.getByRole("button", { name: t("soldOut.fewer") }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: t("soldOut.action.left", { count: 4 }) }).focus();
    await page.keyboard.press("Enter");
    await expect(row(member, "Taco")).toContainText(t("soldOut.left", { count: 4 }));
  });

  await test.step("a mark ends by itself: pages opened after its end sell the dish again", async () => {
    await expect.poll(() => Date.now(), { timeout: 10_000 }).toBeGreaterThanOrEqual(until);
    await expect(async () => {
      await customer.reload();
      expect(await marked.count()).toBe(0);
    }).toPass({ timeout: 20_000 });
  });
});
