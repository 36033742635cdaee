import { expect } from "@playwright/test";
import { consoleOrigin } from "../support/console.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { test } from "../support/staff/console-test.ts";

test("a page that a member may not open says so in the member's language", async ({
  openConsole,
}) => {
  const restaurant = await createRestaurant();
  const options = { role: "kitchen", locale: "de" } as const;
  const { page, t, errors } = await openConsole(restaurant, "sold-out", options);
  errors.allow(/40[34]: GET/u);
  for (const [path, title] of [
    [`/${restaurant.id}/history`, "error.forbidden.title"],
    ["/another-restaurant/orders", "error.missing.title"],
  ] as const) {
    await page.goto(consoleOrigin() + path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t(title));
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
  }
});
