import { readFileSync } from "node:fs";
import path from "node:path";
import { reportedEvents } from "../support/browser/reported-events.ts";
import { fetchUrl } from "../support/fetch-url.ts";
import { repositoryRoot } from "../support/repository-root.ts";
import { companyOrigin, expect, test } from "../support/test.ts";

// A phone's: a card of 96 pixels shows 192 of its own.
test.use({ deviceScaleFactor: 2 });

test("a picture that fails to load shows its fallback, and the failure is reported", async ({
  page,
  t,
  browserErrors,
}) => {
  browserErrors.allow(/ERR_FAILED: GET .*(\.webp|\/backgrounds?\/)/u);
  browserErrors.allow(/ERR_INTERNET_DISCONNECTED/u);
  const { company } = JSON.parse(
    readFileSync(path.join(repositoryRoot, "demo/taqueria/company.json"), "utf8"),
  );
  const { html } = await fetchUrl(`${companyOrigin()}/products`);
  const [, webp = ""] =
    /<li.*? src="([^"]*\/products\/images\/800\/[^"]*\.webp)"/su.exec(html) ?? [];
  await page.route(`**/companies/products/images/*/${path.basename(webp)}`, (route) =>
    route.abort(),
  );
  await page.goto("/products");
  const picture = page.getByRole("listitem").locator("img").first();
  const second = page.getByRole("listitem").locator("img").nth(1);
  const chosen = () => second.evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(chosen).toContain("/products/images/400/");
  const fallback = webp.replace(/webp$/u, "jpg");
  await expect(picture).toHaveAttribute("src", fallback);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(150);
  const reports = async () =>
    (await reportedEvents(page)).filter(({ event }) => event === "imageError");
  await expect
    .poll(reports)
    .toEqual([{ event: "imageError", company: company.token, source: fallback }]);

  await test.step("a product's picture has its thumbnail behind it until it is loaded", async () => {
    await page.unrouteAll();
    const { promise: released, resolve } = Promise.withResolvers<void>();
    await page.route("**/companies/products/images/800/*", async (route) => {
      await released;
      await route.continue();
    });
    const small = page.waitForResponse("**/companies/products/images/150/*");
    await page.goto("/products?product=prod-al-pastor", { waitUntil: "commit" });
    const shown = page.getByRole("dialog").locator("img").first();
    await expect(shown).toHaveCSS("background-image", /\/companies\/products\/images\/150\//u);
    expect((await small).status()).toBe(200);
    await expect(shown).toHaveAttribute("src", /\/companies\/products\/images\/800\//u);
    const width = () => shown.evaluate((image: HTMLImageElement) => image.naturalWidth);
    expect(await width()).toBe(0);
    resolve();
    await expect.poll(width).toBeGreaterThan(150);
  });

  await test.step("a product with several pictures shows the one that is chosen, also enlarged", async () => {
    await page.goto("/products?product=prod-combo-esquina");
    const sheet = page.getByRole("dialog").first();
    const shown = sheet.getByAltText("Combo La Esquina");
    const first = await shown.getAttribute("src");
    const zoom = sheet.getByRole("button", {
      name: t("product.zoom", { name: "Combo La Esquina" }),
    });
    const dialogs = page.getByRole("dialog");
    const enlarged = dialogs.last().getByAltText("Combo La Esquina");
    const third = sheet.getByRole("button", {
      name: t("product.picture", { number: 3, count: 3 }),
    });
    await third.click();
    await expect(third).toHaveAttribute("aria-pressed", "true");
    await expect(shown).not.toHaveAttribute("src", first ?? "");
    const chosen = await shown.getAttribute("src");
    const comment = sheet.getByRole("textbox");
    await comment.fill("sin cebolla");
    await sheet
      .getByRole("button", { name: t("product.more", { name: "Combo La Esquina" }) })
      .click();
    // Without a network it says so, instead of nothing.
    await page.context().setOffline(true);
    await zoom.click();
    const notice = dialogs.last();
    await expect(notice.getByText(t("error.offlinePart"))).toBeVisible();
    await notice.getByRole("button", { name: t("sheet.close") }).click();
    await page.context().setOffline(false);
    await zoom.click();
    // A browser that keeps the failure of the code loads the page again, with all that was chosen.
    await expect(dialogs).toHaveCount(2);
    await expect(enlarged).toHaveAttribute("src", chosen ?? "");
    // It fills the height of a phone, and is wider than the screen: a finger moves it.
    const width = async () => (await enlarged.boundingBox())?.width ?? 0;
    await expect.poll(width).toBeGreaterThan(1.5 * (page.viewportSize()?.width ?? 0));
    await page.goBack();
    await expect(dialogs).toHaveCount(1);
    await expect(shown).toHaveAttribute("src", chosen ?? "");
    await expect(comment).toHaveValue("sin cebolla");
    await expect(sheet.getByText("2", { exact: true })).toBeVisible();
    await page.reload();
    await expect(comment).toHaveValue("sin cebolla");
  });

  await test.step("a landing page's background that fails to load leaves its thumbnail in place", async () => {
    const background = /\/companies\/[^?]*background[^?]*$/u;
    const thumbnail = page.waitForResponse(/background[^?]*(?:small|thumb|150)/u);
    await page.route(
      (url) => background.test(url.pathname) && !/small|thumb|150/u.test(url.pathname),
      (route) => route.abort(),
    );
    await page.goto(companyOrigin("pizzaria"));
    expect((await thumbnail).status()).toBe(200);
    const behind = page.locator(".landing > .-z-1 > :first-child");
    await expect(behind).toHaveJSProperty("tagName", "SPAN");
    await expect(behind).toHaveCSS("background-image", /url\(/u);
    const { width } = (await behind.boundingBox()) ?? { width: 0 };
    expect(width).toBe(page.viewportSize()?.width);
  });
});
