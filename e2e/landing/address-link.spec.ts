import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

test("the address opens a map in a new tab when it is shown and has coordinates", async ({
  page,
}) => {
  const restaurant = await createRestaurant(({ company }) => {
    const address = { address: "Colima 220", address_enabled: true };
    Object.assign(company, address, { latitude: 19.4194, longitude: -99.1617 });
  });
  const link = page.getByRole("link", { name: /Colima 220/u });
  await page.goto(restaurant.url("/"));
  const map = "https://www.google.com/maps/search/?api=1&query=19.4194,-99.1617";
  await expect(link).toHaveAttribute("href", map);
  await expect(link).toHaveAttribute("target", "_blank");
  await restaurant.reimport(({ company }) => Object.assign(company, { address_enabled: false }));
  await page.goto(restaurant.url("/"));
  await expect(link).toBeHidden();
  await restaurant.reimport(({ company }) =>
    Object.assign(company, { address_enabled: true, latitude: null, longitude: null }),
  );
  await page.goto(restaurant.url("/"));
  await expect(page.getByRole("heading", { name: "La Prueba" })).toBeVisible();
  await expect(link).toBeHidden();
});
