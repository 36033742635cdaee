import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { consoleOrigin } from "../../support/console.ts";
import type { Person } from "../../support/person.ts";
import { placeOrderByApi, tacoLines } from "../../support/restaurant/orders-by-api.ts";
import { createRestaurant, type Restaurant } from "../../support/restaurant/restaurant.ts";
import { type BoardPage, cardIn, expectSilent, test } from "../../support/staff/board-test.ts";
import { joinRestaurant } from "../../support/staff/join-restaurant.ts";

/** Makes a call of the console with the session of a page; answers with the body. */
function callAs<Body>(page: Page, path: string, body: object): Promise<Body> {
  return page.evaluate(
    async ([path, body]) => {
      const headers = { "content-type": "application/json" };
      const answer = await fetch(path, { method: "POST", headers, body });
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
      return answer.json();
    },
    [path, JSON.stringify(body)] as const,
  );
}

const team = ({ id }: Pick<Restaurant, "id">) => `/ms-staff/companies/${id}`;

/** Opens the sheet of an order, which has the guest's name and phone. */
async function openOrder({ page, t }: BoardPage, number: number): Promise<void> {
  await page.getByRole("link", { name: t("board.open", { number }) }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
}

/**
 * Makes the page ask a second time who is signed in before the first answer has come, as when it comes into view
 * meanwhile. `answered` resolves once it has both answers, the second one on the page of the lock.
 */
async function askTwice(page: Page): Promise<{ answered: Promise<unknown> }> {
  let asked = 0;
  await page.route("**/auth/me", async (route) => {
    asked += 1;
    if (asked === 1) await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    else await page.waitForURL(/\/tablet\?/u);
    await route.continue();
  });
  let answers = 0;
  const answered = page.waitForResponse((response) => {
    if (response.url().endsWith("/auth/me")) answers += 1;
    return answers === 2;
  });
  return { answered };
}

test("a tablet whose member is removed locks itself, and its lock screen counts the waiting orders", async ({
  openBoard,
}) => {
  const restaurant = await createRestaurant();
  const owner = await openBoard(restaurant, { role: "owner", name: "Ana" });
  const counter = await openBoard(restaurant, { role: "manager", name: "Marta" });
  counter.errors.allow(/40[13]/u);
  const { page, t } = counter;
  const pin = "7291";
  const person = { name: "Beto", role: "cashier", pin };
  const beto = await callAs<{ id: string }>(owner.page, `${team(restaurant)}/members`, person);
  await callAs(page, `${team(restaurant)}/tablets`, { name: "Counter 1" });
  await page.goto(`${consoleOrigin()}/tablet?to=/${restaurant.id}/orders`);
  await page.getByRole("button", { name: "Beto" }).click();
  await page.keyboard.type(pin);
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-line=online]").first()).toBeAttached();
  const order = await placeOrderByApi(restaurant.id, tacoLines(1));
  await expect(cardIn(counter, "new", order.id)).toBeVisible();
  await openOrder(counter, order.public_id);

  const { answered } = await askTwice(page);
  await callAs(owner.page, `${team(restaurant)}/members/${beto.id}/remove`, {});
  await expect(page.getByRole("heading", { name: t("lock.title") })).toBeVisible();
  await answered;
  const back = new URLSearchParams({ to: `/${restaurant.id}/orders/${order.id}` });
  await expect(page).toHaveURL(new RegExp(`/tablet\\?${back}$`, "u"));
  await expect(page.locator("[data-order]")).toHaveCount(0);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const waiting = t("lock.waiting", { count: 1, number: order.public_id });
  await expect(page.getByText(waiting)).toBeVisible();
});

test("a board whose session has ended shows no order, also no open one, until the member signs in again", async ({
  openBoard,
}) => {
  const restaurant = await createRestaurant();
  const board = await openBoard(restaurant);
  const { page, context, t, errors } = board;
  errors.allow(/401/u);
  const order = await placeOrderByApi(restaurant.id, tacoLines(1));
  await openOrder(board, order.public_id);
  const session = await context.cookies();
  await context.clearCookies();
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));

  const cover = page.getByRole("dialog", { name: t("board.banner.signedOut") });
  await expect(cover.getByText(t("board.banner.signedOutMissed"))).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await expect(page.locator("[data-order]")).toHaveCount(0);
  await expectSilent(board);
  expect(await page.title()).not.toMatch(/\d/u);
  await page.keyboard.press("Escape");
  await expectAccessible(page);
  const signIn = cover.getByRole("link", { name: t("board.banner.signIn") });
  await expect(signIn).toHaveAttribute("href", /^\/sign-in\?to=.*orders/u);

  await context.addCookies(session);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(cover).toHaveCount(0);
  await page.goto(board.url("orders"));
  await expect(cardIn(board, "new", order.id)).toBeVisible();
});

test("a board becomes that of another member who signs in in the same browser", async ({
  openBoard,
}) => {
  const restaurant = await createRestaurant();
  const cook = { role: "kitchen", name: "Nico" } as const;
  let person: Person | undefined;
  await openBoard(restaurant, {
    enter: async (page) => {
      person = await joinRestaurant(page, restaurant, cook);
    },
  });
  const { page, t, errors } = await openBoard(restaurant, { role: "owner", name: "Ana" });
  errors.allow(/401/u);
  const member = page.getByRole("link", { name: t("nav.more") }).first();
  await expect(member).toContainText("Ana");
  const { email, password } = person ?? {};
  const other = await page.context().newPage();
  await other.goto(`${consoleOrigin()}/account`);
  // The server ends the earlier session before the browser has the new cookie: the board asks in between.
  const signedOut = await page.evaluate(async () =>
    (await fetch("/auth/me", { credentials: "omit" })).text(),
  );
  await page.route("**/auth/me", (route) => route.fulfill({ body: signedOut }), { times: 1 });
  await callAs(other, "/auth/sign-in/email", { email, password });

  await expect(member).toContainText("Nico");
  await expect(page.locator("[data-line=online]").first()).toBeAttached();
});
