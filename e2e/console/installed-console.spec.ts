import { consoleOrigin, test } from "../support/console.ts";
import { expect } from "../support/test.ts";

test("the console can be installed: a manifest and its icons are served without signing in", async ({
  page,
  context,
  browserErrors,
}) => {
  await page.goto("/sign-in");
  const manifestOf = page.locator("link[rel=manifest]");
  const href = (await manifestOf.getAttribute("href")) ?? "";
  const { type, manifest } = await page.evaluate(async (address) => {
    const answer = await fetch(address);
    return { type: answer.headers.get("content-type"), manifest: await answer.json() };
  }, href);
  expect(type).toContain("application/manifest+json");
  expect(manifest).toMatchObject({ id: "/", start_url: "/", scope: "/", display: "standalone" });
  const icons: { src: string; sizes: string; purpose: string }[] = manifest.icons;
  expect(icons.map(({ purpose }) => purpose)).toEqual(["any", "any", "maskable"]);
  const apple = (await page.locator("link[rel=apple-touch-icon]").getAttribute("href")) ?? "";
  for (const { src, sizes } of [...icons, { src: apple, sizes: "180x180" }]) {
    const drawn = await page.evaluate(async (address) => {
      const picture = await createImageBitmap(await (await fetch(address)).blob());
      return `${picture.width}x${picture.height}`;
    }, src);
    expect(drawn, src).toBe(sizes);
  }
  // The page's own policy counts here: a browser that refuses the manifest reports an error.
  const browser = await page.context().newCDPSession(page);
  const read = await browser.send("Page.getAppManifest");
  expect(read.url).toBe(new URL(href, consoleOrigin()).href);
  expect(read.errors).toEqual([]);
  expect(browserErrors.unexpected()).toEqual([]);

  await test.step("the window around the console has the colour of its theme", async () => {
    const surface = () =>
      page.evaluate(() => {
        const sample = document.createElement("div");
        sample.style.backgroundColor = "var(--surface)";
        document.body.append(sample);
        const numbers = getComputedStyle(sample).backgroundColor.match(/\d+/gu) ?? [];
        return `#${numbers.map((number) => Number(number).toString(16).padStart(2, "0")).join("")}`;
      });
    for (const theme of ["light", "dark"]) {
      await context.addCookies([{ name: "console_theme", value: theme, url: consoleOrigin() }]);
      await page.goto("/sign-in");
      const color = page.locator("meta[name=theme-color]");
      await expect(color).toHaveCount(1);
      await expect(color).toHaveAttribute("content", await surface());
    }
    await context.clearCookies();
    await page.goto("/sign-in");
    await expect(page.locator("meta[name=theme-color]")).toHaveCount(2);
  });
});
