import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../support/browser/accessibility.ts";
import { dialog } from "../support/browser/dialog.ts";
import {
  addDemoBurrito,
  goToCart,
  placeCashOrder,
  startCheckout,
} from "../support/customer/customer-page.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { runComanda } from "../support/run-comanda.ts";
import { companyOrigin, expect, test } from "../support/test.ts";

test.use({ locale: "ar" });

const name = "ليلى حسن";

// every-screen.spec.ts checks cart and summary in Arabic by axe.
test("an order in Arabic goes from the menu to the order's page", async ({ page, t }) => {
  const menu = await page.goto("/products");
  expect(menu?.headers()).toMatchObject({
    "content-language": "ar",
    vary: expect.stringContaining("accept-language, cookie"),
  });
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  await expectRightToLeft(page);
  await test.step("lines start at the right, and a price is read from left to right", async () => {
    const row = page.getByRole("listitem").filter({ hasText: "صبّار مشوي وفاصولياء" });
    const [words, picture] = await Promise.all([
      boundingBoxOf(row.getByRole("heading")),
      boundingBoxOf(row.locator("img").first()),
    ]);
    expect(words.x).toBeGreaterThan(picture.x + picture.width);
    expect(words.x + words.width).toBeGreaterThan(320);

    const bar = page.getByRole("navigation").getByRole("link");
    const [first, second] = await Promise.all([
      boundingBoxOf(bar.nth(0)),
      boundingBoxOf(bar.nth(1)),
    ]);
    expect(first.x).toBeGreaterThan(second.x);

    // The currency sign is left of the number.
    const [sign, cents] = await textEdges(row.getByText("$26.00"), "$26.0");
    expect(cents).toBeGreaterThan(sign);
  });
  await test.step("the search is accessible from right to left", async () => {
    await page.getByRole("button", { name: t("menu.search") }).click();
    await page.getByRole("searchbox").fill("Limon");
    const results = page.getByRole("region", { name: t("search.results") });
    await expect(results.getByRole("listitem").first()).toContainText("ليمون");
    await expectAccessible(page);
    await page.goBack();
    await expect(results).toBeHidden();
  });
  await addDemoBurrito({ page, t });

  await goToCart({ page, t });
  await expect(dialog(page).getByRole("heading", { level: 2 })).toHaveText("طلبك");
  await expectRightToLeft(page);
  await startCheckout({ page, t }, "TAKEAWAY");
  await page.getByLabel(t("checkout.name"), { exact: true }).fill(name);
  const phone = page.getByLabel(t("checkout.phone"), { exact: true });
  // With the digits of an Arabic keyboard.
  await phone.fill("٥٥ ١٢٣٤ ٥٦٧٨");
  await expect(phone).toHaveValue("55 1234 5678");
  await page.getByRole("button", { name: t("checkout.next.summary") }).click();

  await expect(dialog(page)).toContainText("$300.00");
  await expectRightToLeft(page);
  // The demo's first method is a card. A payment that is prepared while the order is placed in cash is refused.
  await expect(page.getByRole("button", { name: t("pay.test.cardPaid") })).toBeVisible();
  const number = await placeCashOrder({ page, t });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("tracking.received"));
  await expectRightToLeft(page);
  await expectAccessible(page);

  const shown = await runComanda("orders", "show", number, "--host", "demo.localhost", "--json");
  expect(JSON.parse(shown.stdout)).toMatchObject({
    service_type: "TAKEAWAY",
    client: { name, phone_number: "5512345678" },
  });

  await test.step("a Brazilian price and an untranslated sentence are read from left to right among Arabic words", async () => {
    await page.goto(`${companyOrigin("pizzaria")}/products`);
    const [sign, cents] = await textEdges(page.getByText(/^من .*R\$/u).first(), "R$");
    expect(cents).toBeGreaterThan(sign);

    // The full stop is right of the last word.
    const { url } = await createRestaurant((file) => {
      const [taco] = file.categories[0]?.products ?? [];
      Object.assign(taco ?? {}, { description: "Limón con cáscara y mucho hielo." });
    });
    await page.goto(url("/products"));
    const [word, stop] = await textEdges(page.getByText(/^Limón con cáscara/u), "hielo");
    expect(stop).toBeGreaterThan(word);
  });
});

/** Expects a right-to-left page, no wider than the screen, without Arabic digits. */
async function expectRightToLeft(page: Page): Promise<void> {
  const layout = await page.evaluate(() => ({
    direction: getComputedStyle(document.body).direction,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));
  expect(layout).toEqual({ direction: "rtl", overflow: 0 });
  await expect(page.locator("body")).not.toHaveText(/[٠-٩]/u, { useInnerText: true });
}

async function boundingBoxOf(part: Locator) {
  const found = await part.boundingBox();
  if (!found) throw new Error("It is not on the screen");
  return found;
}

/** Returns the left edge of `begin` in the part's text, and of the character after it, in pixels. */
function textEdges(part: Locator, begin: string): Promise<[number, number]> {
  return part.evaluate((element, text) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.nodeValue?.indexOf(text) ?? -1;
      if (at < 0) continue;
      const left = (offset: number) => {
        const range = document.createRange();
        range.setStart(node, offset);
        range.setEnd(node, offset + 1);
        return range.getBoundingClientRect().left;
      };
      return [left(at), left(at + text.length)] as [number, number];
    }
    throw new Error(`There is no ${text} in ${element.textContent}`);
  }, begin);
}

test("a long Latin name of a dish does not lie below the button that closes its sheet", async ({
  page,
  t,
}) => {
  const dish = "Superburrito con mucho queso fundido y guacamole extraordinario de la casa";
  const restaurant = await createRestaurant(({ categories }) => {
    Object.assign(categories[0]?.products?.[0] ?? {}, { name: dish });
  });
  await page.goto(restaurant.url("/products?product=taco"));
  const sheet = dialog(page);
  const close = await boundingBoxOf(sheet.getByRole("button", { name: t("sheet.close") }));
  const left = await sheet.getByRole("heading", { name: dish }).evaluate((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    return Math.min(...[...range.getClientRects()].map((rect) => rect.left));
  });
  expect(left).toBeGreaterThanOrEqual(close.x + close.width);
});
