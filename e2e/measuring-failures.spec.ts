import { openRestaurant } from "./support/company.ts";
import { reported } from "./support/measuring.ts";
import { expect, test } from "./support/test.ts";

test("a page that cannot be had is reported, be it by the router @wide", async ({
  page,
  noise,
  t,
}) => {
  noise.allow(/^(503|404): GET/u, /^console error/u, /^exception/u);
  const shop = await openRestaurant();
  await page.goto(shop.url("/"));
  await page.route("**/*.data*", (route) => route.fulfill({ status: 503, body: "" }));
  await page.getByRole("link", { name: t("landing.menu"), exact: true }).click();
  await expect(page.getByRole("heading", { name: t("error.occurred") })).toBeVisible();
  const errors = async () =>
    (await reported(page)).flatMap(({ event, action, url }) =>
      event === "requestError" ? [`${action} ${url}`] : [],
    );
  expect(await errors()).toEqual([expect.stringMatching(/^ERROR_503 .*\/products\.data$/u)]);

  await page.goto(shop.url("/tracking?order_id=nothing"));
  await expect.poll(errors).toEqual(["ERROR_404 /tracking"]);
});
