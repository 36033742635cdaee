import { readFileSync } from "node:fs";
import path from "node:path";
import { expectAccessible } from "../support/browser/accessibility.ts";
import { repositoryRoot } from "../support/repository-root.ts";
import { companyOrigin, expect, test } from "../support/test.ts";

test("robots.txt and favicon.ico are served without a redirect", async ({ page }) => {
  await page.goto("/health");
  const statuses = await page.evaluate(async () => {
    const answers = ["/robots.txt", "/favicon.ico"].map((path) => fetch(path));
    return (await Promise.all(answers)).map(({ status, redirected }) => [status, redirected]);
  });
  expect(statuses).toEqual([
    [200, false],
    [200, false],
  ]);
});

test("the health page answers at every host", async ({ page }) => {
  const answer = await page.goto(`http://nobody.localhost:${process.env.E2E_PORT}/health`);
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle("Comanda");
  const { version } = JSON.parse(readFileSync(path.join(repositoryRoot, "package.json"), "utf8"));
  const region = process.env.REGION ?? "local";
  await expect(page.locator("dt")).toHaveText(["name", "status", "version", "region", "type"]);
  await expect(page.locator("dd")).toHaveText(["Comanda", "ok", version, region, "webapp"]);
  await expectAccessible(page);
});

test("an unknown host shows that there is no restaurant", async ({ page, browserErrors, t }) => {
  browserErrors.allow(/404: GET/u);
  await page.goto(`http://nobody.localhost:${process.env.E2E_PORT}/`);
  await expect(page.getByRole("heading", { name: t("error.notFound") })).toBeVisible();
  await expectAccessible(page);
});

test("an unknown path leads to the landing page and keeps the query", async ({ page }) => {
  for (const path of ["/nowhere/at/all", "/products/more", "/404", "/de/404"]) {
    await page.goto(`${path}?utm_source=flyer`);
    await expect(page, path).toHaveURL(`${companyOrigin("demo")}/?utm_source=flyer`);
  }
});
