import { expect, test } from "../support/test.ts";

test("the language is saved in a cookie once", async ({ page, context }) => {
  const first = await page.goto("/");
  expect(
    (await first?.headersArray())?.filter(({ name }) => name.toLowerCase() === "set-cookie"),
  ).toHaveLength(1);
  const lang = await page.locator("html").getAttribute("lang");
  const cookie = (await context.cookies()).find(({ name }) => name === "i18n_redirected");
  expect(cookie).toMatchObject({ value: lang, path: "/", sameSite: "Lax" });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(365);
  const again = await page.reload();
  expect(await again?.headerValue("set-cookie")).toBeNull();
});

test("the pages load the messages of the page's language and no other", async ({ page }) => {
  const loaded = new Set<string>();
  page.on("request", (request) => {
    const [, locale] = /\/assets\/(\w\w(?:-MX)?)-[\w-]{8}\.js$/u.exec(request.url()) ?? [];
    if (locale) loaded.add(locale);
  });
  for (const path of ["/", "/products", "/cart"]) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
  }
  expect([...loaded].toSorted()).toEqual(["es", "es-MX"]);
});
