import type { BrowserContext, Page, Request } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { openRestaurant } from "./support/company.ts";
import { hydrated } from "./support/hydrated.ts";
import { addProduct, dialog, order, orderButton, seeOrder } from "./support/shop.ts";
import { atCart } from "./support/tacos.ts";
import { expect, test } from "./support/test.ts";

/** What a page asks for on the way to another one: its data, and its code. */
const AHEAD = /\.data(\?|$)|\/assets\/[\w.-]+\.js$/u;

/** Keeps back what the browser asks for on its way to another page, until it is let go. */
async function holdAhead(page: Page, what = AHEAD): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(what, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Every request fails, and the browser believes that it has a network. */
async function cutWires(context: BrowserContext): Promise<() => Promise<void>> {
  await context.route("**", (route) => route.abort("connectionfailed"));
  return () => context.unroute("**");
}

/** How often a document was fetched from now on. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on("request", (request: Request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

/** Waits for code to have come, by the names of its files. */
async function fetched(page: Page, ...names: string[]): Promise<void> {
  await page.waitForFunction((wanted) => {
    const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const came = entries.filter(({ responseEnd }) => responseEnd > 0).map(({ name }) => name);
    // What a file is called is followed by eight letters of its content.
    const file = (name: string) => new RegExp(`/${name}-[\\w-]{8}\\.js$`, "u");
    return wanted.every((name) => came.some((address) => file(name).test(address)));
  }, names);
}

/** The code of the cart's page, which the menu fetches as soon as there is something in the order. */
const CART = /\/assets\/cart-[\w-]{8}\.js$/u;

const OFFLINE = /ERR_INTERNET_DISCONNECTED/u;

test("with the first dish comes the way to order: cart and checkout open without a network", async ({
  page,
  context,
  t,
  noise,
}) => {
  noise.allow(OFFLINE);
  const shop = await openRestaurant();
  await page.goto(shop.url("/products"));
  await addProduct({ page, t }, "Taco", 2);
  await fetched(page, "cart", "checkout", "edit-line-sheet", "tracking");
  await context.setOffline(true);
  await seeOrder({ page, t });
  await expect(page.getByRole("listitem").filter({ hasText: "Taco" })).toContainText("$60.00");
  await order({ page, t }, "TAKEAWAY");
  await expect(page.getByLabel(t("checkout.name"), { exact: true })).toBeVisible();
});

test("a page that cannot be had is said to be so in its place, and comes when the network is back @wide", async ({
  page,
  context,
  t,
  noise,
}) => {
  noise.allow(OFFLINE);
  const shop = await openRestaurant();
  const offline = page.getByRole("heading", { name: t("error.offline") });
  await page.goto(shop.url("/"));
  await hydrated(page);
  const documents = countDocuments(page);
  await context.setOffline(true);
  for (const [link, path] of [
    ["landing.menuLink", "/products"],
    ["info.link", "/info"],
  ] as const) {
    await page.getByRole("link", { name: t(link), exact: true }).click();
    await expect(offline).toBeVisible();
    await expect(page).toHaveURL(shop.url(path));
    await expectAccessible(page);
    await page.getByRole("button", { name: t("error.retry") }).click();
    await expect(page.getByRole("button", { name: t("error.retry") })).toBeEnabled();
    await expect(offline).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("link", { name: t("landing.menu") })).toBeVisible();
  }
  expect(documents(), "documents fetched without a network").toBe(0);
  await page.goForward();
  await expect(offline).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: t("info.title"), level: 1 })).toBeVisible();
  await expect(page).toHaveURL(shop.url("/info"));
});

test("a network that leads nowhere is no network: the page comes once the server answers", async ({
  page,
  context,
  t,
  noise,
}) => {
  noise.allow(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_FAILED/u);
  const shop = await openRestaurant();
  await page.goto(shop.url("/products"));
  await hydrated(page);
  const documents = countDocuments(page);
  const mend = await cutWires(context);
  await page.getByRole("link", { name: t("info.link") }).click();
  await expect(page.getByRole("heading", { name: t("error.offline") })).toBeVisible();
  await expect(page).toHaveURL(shop.url("/info"));
  expect(documents()).toBe(0);
  await mend();
  await expect(page.getByRole("heading", { name: t("info.title"), level: 1 })).toBeVisible();
});

test("to try again reloads only what the server answers, and is busy until the page comes", async ({
  page,
  context,
  t,
  noise,
}) => {
  noise.allow(/ERR_CONNECTION_FAILED|503/u);
  const shop = await openRestaurant();
  await page.goto(shop.url("/products"));
  await hydrated(page);
  const documents = countDocuments(page);
  const mend = await cutWires(context);
  await page.getByRole("link", { name: t("info.link") }).click();
  const retry = page.getByRole("button", { name: t("error.retry") });
  await expect(page.getByRole("heading", { name: t("error.offline") })).toBeVisible();
  let status = 503;
  await page.route(shop.url("/info"), async (route) => {
    if (route.request().method() === "HEAD") return route.fulfill({ status });
    return route.continue();
  });
  await mend();
  const answered = page.waitForResponse((response) => response.status() === 503);
  await retry.click();
  await answered;
  await expect(page.getByRole("heading", { name: t("error.occurred") })).toBeVisible();
  await expect(retry).toBeEnabled();
  expect(documents(), "documents fetched from a gateway that fails").toBe(0);
  // Playwright reads nothing of a page that is being reloaded: the page itself notes an idle button.
  await retry.evaluate((button: HTMLButtonElement) => {
    new MutationObserver(() => {
      if (!button.disabled) sessionStorage.setItem("test.idle", "1");
    }).observe(button, { attributes: true });
  });
  status = 200;
  await retry.click();
  await expect(page.getByRole("heading", { name: t("info.title"), level: 1 })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem("test.idle"))).toBeNull();
});

test("code that a new release has taken away fetches the page that needs it, once", async ({
  page,
  t,
  noise,
}) => {
  noise.allow(/^404: GET/u);
  const shop = await openRestaurant();
  await page.goto(shop.url("/products"));
  await hydrated(page);
  const documents = countDocuments(page);
  await page.route(/\/assets\/info-[\w-]+\.js$/u, (route) => route.fulfill({ status: 404 }));
  await page.getByRole("link", { name: t("info.link") }).click();
  await expect(page.getByRole("heading", { name: t("info.title"), level: 1 })).toBeVisible();
  await expect(page).toHaveURL(shop.url("/info"));
  await page.waitForLoadState("networkidle");
  expect(documents()).toBe(1);
});

for (const [from, link, to] of [
  ["/", "landing.menuLink", "/products"],
  ["/", "info.link", "/info"],
  ["/products", "menu.toStart", "/"],
  ["/products", "info.link", "/info"],
  ["/products", "menu.seeOrder", "/cart"],
  ["/cart", "cart.backToMenu", "/products"],
  ["/info", "cart.seeMenu", "/products"],
] as const) {
  test(`from ${from} to ${to} by "${link}" what is pressed is busy at once, and a skeleton follows${to === "/cart" || to === "/products" ? " @wide" : ""}`, async ({
    page,
    t,
  }) => {
    const shop = await atCart({ page, t });
    const letCart = to === "/cart" ? await holdAhead(page, CART) : undefined;
    if (from !== "/cart") await page.goto(shop.url(from));
    else await expect(page.getByRole("listitem").filter({ hasText: "Taco" })).toBeVisible();
    await hydrated(page);
    const letGo = letCart ?? (await holdAhead(page));
    const pressed = page.getByRole("link", { name: t(link) }).first();
    await pressed.evaluate((element: HTMLElement) => element.click());
    await expect(page.locator("a[aria-busy=true]")).toHaveCount(1);
    const skeleton = page.locator(`.coming[data-page="${to}"]`);
    await expect(skeleton).toBeVisible();
    await expect(page.getByText(t("page.coming"))).toBeAttached();
    expect(await skeleton.boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
    letGo();
    await expect(skeleton).toHaveCount(0);
    await expect(page).toHaveURL((url) => url.pathname === to);
    await expect(page.locator("a[aria-busy=true]")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}

for (const way of ["the browser's way back", "Escape"] as const) {
  test(`while the skeleton is shown ${way} keeps the page that is there @wide`, async ({
    page,
    t,
  }) => {
    const shop = await atCart({ page, t });
    const letGo = await holdAhead(page, CART);
    await page.goto(shop.url("/"));
    await hydrated(page);
    await page.getByRole("link", { name: t("landing.menuLink"), exact: true }).click();
    const categories = page.getByRole("navigation", { name: t("menu.categories") });
    await categories.getByRole("link").last().click();
    const toCart = page.getByRole("link", { name: t("menu.seeOrder") }).first();
    const skeleton = page.locator(".coming");
    await toCart.click();
    await expect(skeleton).toBeVisible();
    if (way === "Escape") await page.keyboard.press("Escape");
    else await page.goBack();
    await expect(skeleton).toHaveCount(0);
    await expect(page.locator("a[aria-busy=true]")).toHaveCount(0);
    await expect(page).toHaveURL(shop.url("/products"));
    await expect(toCart).toBeVisible();

    // Each page is one step in the history, whether its way was cancelled before or not.
    await toCart.click();
    await expect(skeleton).toBeVisible();
    letGo();
    await expect(page.getByRole("heading", { name: t("cart.title"), level: 1 })).toBeVisible();
    await expect(page).toHaveURL(shop.url("/cart"));
    await page.goBack();
    await expect(page).toHaveURL(shop.url("/products"));
    await expect(toCart).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(shop.url("/"));
  });
}

test("a link that was pressed before is not busy on a step back", async ({ page, t }) => {
  const shop = await openRestaurant();
  await page.goto(shop.url("/"));
  await hydrated(page);
  await page.getByRole("link", { name: t("landing.menuLink"), exact: true }).click();
  const categories = page.getByRole("navigation", { name: t("menu.categories") });
  await expect(categories).toBeVisible();
  // After the reload the code of the page before has to come again.
  await page.reload();
  await hydrated(page);
  await categories.getByRole("link").last().click();
  const letGo = await holdAhead(page);
  await page.goBack();
  await expect(page.locator('.coming[data-page="/"]')).toBeVisible();
  await expect(page.locator("a[aria-busy=true]")).toHaveCount(0);
  letGo();
  await expect(page.getByRole("link", { name: t("landing.menu") })).toBeVisible();
});

test("a sheet whose code is on its way opens at once, and is read out", async ({ page, t }) => {
  const shop = await openRestaurant();
  await page.goto(shop.url("/products"));
  await hydrated(page);
  const letGo = await holdAhead(page);
  await page.getByRole("button", { name: t("report.open") }).click();
  await expect(dialog(page).getByText(t("page.coming"))).toBeAttached();
  letGo();
  await expect(dialog(page).getByRole("button", { name: t("report.send") })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: t("report.open") })).toBeFocused();
});

test("a checkout that could not be opened opens by itself once the server answers", async ({
  page,
  context,
  t,
  noise,
}) => {
  noise.allow(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_FAILED/u);
  const code = /\/assets\/checkout-[\w-]{8}\.js$/u;
  await page.route(code, (route) => route.abort("connectionfailed"));
  await atCart({ page, t });
  await expect(orderButton({ page, t }, "TAKEAWAY")).toBeEnabled();
  const mend = await cutWires(context);
  await order({ page, t }, "TAKEAWAY");
  await expect(page.getByText(t("trouble.offline"))).toBeVisible();
  await page.unroute(code);
  await mend();
  await expect(page.getByLabel(t("checkout.name"), { exact: true })).toBeVisible();
});

test("the cart leads back to where one was on the menu, however one goes @wide", async ({
  page,
  t,
}) => {
  await page.goto("/products");
  await hydrated(page);
  await addProduct({ page, t }, "Gobernador");
  const categories = page.getByRole("navigation", { name: t("menu.categories") }).getByRole("link");
  await categories.last().click();
  const read = categories.and(page.locator("[aria-current]"));
  await expect(read).toHaveText((await categories.last().textContent()) ?? "");
  const top = async () =>
    (await page.locator("main section").last().boundingBox())?.y ?? Number.NaN;
  const before = await top();
  const ways = {
    arrow: () => page.getByRole("link", { name: t("cart.backToMenu") }).click(),
    "add more": () => page.getByRole("link", { name: t("cart.addMore") }).click(),
    "the browser": () => page.goBack(),
    "the arrow after a reload": async () => {
      await page.reload();
      await hydrated(page);
      await page.getByRole("link", { name: t("cart.backToMenu") }).click();
    },
  };
  for (const [way, go] of Object.entries(ways)) {
    await seeOrder({ page, t });
    await expect(page.getByRole("heading", { name: t("cart.title"), level: 1 })).toBeVisible();
    await go();
    await expect(page).toHaveURL(/\/products$/u);
    await expect.poll(top, { message: way }).toBeCloseTo(before, -1);
    await expect(read, way).toHaveText((await categories.last().textContent()) ?? "");
  }
});

test("a cart that was opened by its address leads to the menu", async ({ page, t }) => {
  await atCart({ page, t });
  await page.getByRole("link", { name: t("cart.backToMenu") }).click();
  await expect(page.getByRole("heading", { name: "Comida" })).toBeVisible();
});
