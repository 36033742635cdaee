import { expectAccessible } from "./support/accessible.ts";
import { onlyOrder, openRestaurant, type Restaurant } from "./support/company.ts";
import { hasLoaded } from "./support/loaded.ts";
import { answerOf } from "./support/pay.ts";
import {
  addProduct,
  dialog,
  introduce,
  order,
  orderNumber,
  payCash,
  type Shopper,
  seeOrder,
  toOrder,
} from "./support/shop.ts";
import { expect, test } from "./support/test.ts";

const CHAT = "https://wa.me/**";

/** A restaurant that takes its orders by chat. */
const byChat = () =>
  openRestaurant((file) => {
    file.company.whatsapp = "+52 55 5555 0154";
    file.ecommerce_settings.checkout_type = "WHATSAPP";
  });

/** Two tacos in the cart, and up to the last button. */
async function toTheEnd(shopper: Shopper, shop: Restaurant): Promise<void> {
  const { page, t } = shopper;
  await page.goto(shop.url("/products"));
  await addProduct(shopper, "Taco", 2);
  await seeOrder(shopper);
  await order(shopper, "TAKEAWAY");
  await introduce(shopper, "Ana Sofía Ríos");
  await page.getByLabel(t("checkout.comment")).fill("Sin cilantro");
}

/** What a chat is opened with: its number, and the message. */
function chatOf(url: string): { number: string; text: string } {
  const { pathname, searchParams } = new URL(url);
  return { number: pathname.slice(1), text: searchParams.get("text") ?? "" };
}

/** Browsers that let no page open another by itself. */
const withoutPopUps = () => {
  window.open = () => null;
};

test.beforeEach(({ context }) =>
  context.route(CHAT, (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Chat</title>" }),
  ),
);

test("an order by chat is taken first, then its message is opened", async ({ page, t }) => {
  const shop = await byChat();
  await toTheEnd({ page, t }, shop);
  await expect(page.getByText(t("chat.next"))).toBeVisible();
  // Until somebody has ordered, no page carries what reminds them.
  expect(await hasLoaded(page, "order-reminder")).toBe(false);
  const opening = page.waitForEvent("popup");
  const number = await payCash({ page, t });
  const chat = chatOf((await opening).url());

  expect(await onlyOrder(shop)).toMatchObject({ status: "PENDING", total: 60 });
  expect(chat.number).toBe("525555550154");
  const { id } = await onlyOrder(shop);
  const said = [
    `*${t("tracking.number", { number })}* · La Prueba`,
    "2 × Taco · $60.00",
    `*${t("chat.amount", { label: t("breakdown.total"), amount: "$60.00" })}*`,
    t("chat.asap"),
    t("tracking.payment", { method: "Efectivo" }),
    t("chat.name", { name: "Ana Sofía Ríos" }),
    t("chat.comment", { comment: "Sin cilantro" }),
    shop.url(`/tracking?order_id=${id}`),
  ];
  for (const line of said) expect(chat.text.split("\n")).toContain(line);

  // It was opened: the page says so, also after a reload, and can open it again.
  await expect(page.getByText(t("chat.sent"))).toBeVisible();
  await expect(page.getByRole("status").getByText(t("chat.sentHint"))).toBeVisible();
  await expect(page.getByText(t("tracking.receivedHint"))).toBeHidden();
  await page.reload();
  await expect(page.getByText(t("chat.sent"))).toBeVisible();
  await expectAccessible(page);
  const again = page.waitForEvent("popup");
  await page.getByRole("link", { name: t("chat.again") }).click();
  expect(chatOf((await again).url())).toEqual(chat);
});

test("where no page may open another, the message waits on every page until it is sent", async ({
  page,
  context,
  t,
}) => {
  await context.addInitScript(withoutPopUps);
  const shop = await byChat();
  await toTheEnd({ page, t }, shop);
  const number = await payCash({ page, t });
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(t("chat.unsent"));
  await expect(page.getByRole("region", { name: t("chat.about") })).toBeVisible();
  // The way of the order begins once it is sent.
  const steps = page.getByRole("region", { name: t("tracking.steps") });
  await expect(steps).toBeHidden();
  await expectAccessible(page);

  // On other pages, also in another tab and after Back.
  const other = await context.newPage();
  const bar = (at: typeof page) => at.getByText(t("chat.unsentBar", { number }));
  await other.goto(shop.url("/"));
  await expect(
    dialog(other).getByRole("link", { name: t("chat.send"), exact: true }),
  ).toBeVisible();
  // One of them says it.
  await expect(bar(other)).toBeHidden();
  for (const path of ["/", "/products", "/cart", "/info"]) {
    await other.goto(shop.url(path));
    await expect(bar(other)).toBeVisible();
    expect(await hasLoaded(other, "order-reminder")).toBe(true);
  }
  await expectAccessible(other);
  await page.goBack();
  await expect(bar(page)).toBeVisible();
  await page.getByRole("link", { name: t("chat.sendNow") }).click();
  await expect(heading).toHaveText(t("chat.unsent"));
  await page.reload();
  await expect(heading).toHaveText(t("chat.unsent"));
  expect(await orderNumber({ page, t })).toBe(number);

  const opening = page.waitForEvent("popup");
  await page.getByRole("link", { name: t("chat.send"), exact: true }).click();
  expect(chatOf((await opening).url()).text).toContain(number);
  await expect(heading).toHaveText(t("tracking.received"));
  await expect(steps).toBeVisible();
  await expect(bar(other)).toBeHidden();
  await onlyOrder(shop);

  // Once the restaurant has it, nobody is asked for a message any more.
  await shop.advance(number);
  await page.reload();
  await expect(heading).toHaveText(t("tracking.preparing"));
  await expect(page.getByText(t("chat.sent"))).toBeHidden();
});

test("an answer that is lost makes no second order, and its message can be sent", async ({
  page,
  context,
  t,
  noise,
}) => {
  noise.allow(/ERR_INTERNET_DISCONNECTED|Failed to load|net::ERR/u);
  await context.addInitScript(withoutPopUps);
  const shop = await byChat();
  await toTheEnd({ page, t }, shop);
  await page.getByRole("radio", { name: "Efectivo" }).check();
  // The server has placed it; the visitor's network is gone before the answer.
  await page.route("**/ms-orders/public/companies/*/orders/*", async (route) => {
    if (route.request().method() !== "PATCH") return route.fallback();
    await answerOf(route);
    await route.abort("internetdisconnected");
  });
  await toOrder({ page, t }).click();
  await expect(page.getByText(t("trouble.unreachable"))).toBeVisible();
  await page.unrouteAll();
  await page.reload();
  await dialog(page)
    .getByRole("link", { name: t("checkout.seeOrder") })
    .click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(t("chat.unsent"));
  // The middle button opens a link as well.
  await page.getByRole("link", { name: t("chat.send"), exact: true }).click({ button: "middle" });
  await expect(heading).toHaveText(t("tracking.received"));
  await onlyOrder(shop);
});

test("a restaurant that has taken its number away is waited for, not written to", async ({
  page,
  context,
  t,
}) => {
  await context.addInitScript(withoutPopUps);
  const shop = await byChat();
  await toTheEnd({ page, t }, shop);
  const number = await payCash({ page, t });
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(t("chat.unsent"));
  await shop.change((file) => {
    file.company.whatsapp = null;
  });
  await page.reload();
  await expect(heading).toHaveText(t("tracking.received"));
  await expect(page.getByRole("region", { name: t("tracking.steps") })).toBeVisible();
  await page.goto(shop.url("/products"));
  await page.waitForLoadState("networkidle");
  await expect(page.getByText(t("chat.unsentBar", { number }))).toBeHidden();
});

test("an order that is no more is asked after on one page alone", async ({
  page,
  context,
  noise,
}) => {
  noise.allow(/^404: GET .*\/orders\/gone$/u);
  const shop = await byChat();
  await context.addCookies([{ name: "comanda_last_order", value: "gone", url: shop.url("/") }]);
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/orders/gone")) asked += 1;
  });
  await page.goto(shop.url("/products"));
  await expect.poll(() => asked).toBe(1);
  for (const path of ["/", "/cart", "/products"]) {
    await page.waitForLoadState("networkidle");
    await page.goto(shop.url(path));
  }
  await page.waitForLoadState("networkidle");
  expect(asked).toBe(1);
});

test("who has only the order's link is not asked to send it", async ({ page, browser, t }) => {
  const shop = await byChat();
  await toTheEnd({ page, t }, shop);
  const opening = page.waitForEvent("popup");
  await payCash({ page, t });
  await opening;
  const stranger = await browser.newContext({ locale: "es-MX" });
  const theirs = await stranger.newPage();
  await theirs.goto(page.url());
  await expect(theirs.getByRole("heading", { level: 1 })).toHaveText(t("tracking.received"));
  await expect(theirs.getByRole("link", { name: t("chat.send"), exact: true })).toBeHidden();
  await stranger.close();
});

test("a chat without a number takes no order", async ({ page, t }) => {
  const shop = await byChat();
  await page.goto(shop.url("/products"));
  await addProduct({ page, t }, "Taco");
  await seeOrder({ page, t });
  await shop.change((file) => {
    file.company.whatsapp = null;
  });
  await page.reload();
  await expect(page.getByText(t("reason.unavailable"))).toBeVisible();
  for (const button of await page.getByRole("button", { name: t("cart.order.TAKEAWAY") }).all()) {
    await expect(button).toBeDisabled();
  }
});
