import { expect, test } from "../support/test.ts";

test("the language is saved in a cookie once", async ({ page, context }) => {
  const first = await page.goto("/");
  expect(
    (await first?.headersArray())?.filter(({ name }) => name.toLowerCase() === "set-cookie"),
  ).toHaveLength(1);
  const lang = await page.locator("html").getAttribute("lang");
  const cookie = (await context.cookies()).find(({ name }) => name === "i18n_redirected");
  expect(cookie).toMatchObject({ value: lang, path: "/", sameSite: "Lax" });
  const again = await page.reload();
  expect(await again?.headerValue("set-cookie")).toBeNull();
});
