import { reportedEvents } from "../support/browser/reported-events.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

test("a page that cannot be loaded is reported, also when the router loads it", async ({
  page,
  browserErrors,
  t,
}) => {
  browserErrors.allow(/^(503|404): GET/u, /^console error/u, /^exception/u);
  const restaurant = await createRestaurant();
  await page.goto(restaurant.url("/"));
  await page.route("**/*.data*", (route) => route.fulfill({ status: 503, body: "" }));
  await page.getByRole("link", { name: t("landing.menu"), exact: true }).click();
  await expect(page.getByRole("heading", { name: t("error.occurred") })).toBeVisible();
  const errors = async () =>
    (await reportedEvents(page)).flatMap(({ event, action, url }) =>
      event === "requestError" ? [`${action} ${url}`] : [],
    );
  await expect.poll(errors).toEqual([expect.stringMatching(/^ERROR_503 .*\/products\.data$/u)]);

  await page.goto(restaurant.url("/tracking?order_id=nothing"));
  await expect.poll(errors).toEqual(["ERROR_404 /tracking"]);
});
