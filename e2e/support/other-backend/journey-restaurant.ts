import { test } from "../test.ts";
import type { RestaurantOverrides } from "./other-backend.ts";
import { type OtherStorefront, startOtherStorefront } from "./other-storefront.ts";

let restaurantCount = 0;

/** Adds a restaurant to the backend, at a host of its own; a test may change `overrides` later. */
function addJourneyRestaurant(
  { backend, port }: Pick<OtherStorefront, "backend" | "port">,
  overrides: RestaurantOverrides = {},
) {
  restaurantCount += 1;
  const host = `journey-${restaurantCount}.localhost`;
  const id = backend.addRestaurant(host, overrides);
  return {
    id,
    overrides,
    url: (path: string) => `http://${host}:${port}${path}`,
    /** The bodies of the requests of this call. */
    sent: (call: string) =>
      backend.requests
        .filter(
          (one) => one.call === call && one.path.concat(JSON.stringify(one.body)).includes(id),
        )
        .map(({ body }) => body),
  };
}

/** Starts one storefront for all tests of a file, which add restaurants to it, each at its own host. */
export function useJourneyRestaurants(name: string) {
  let storefront: OtherStorefront;
  test.beforeAll(async () => {
    storefront = await startOtherStorefront(name);
  });
  test.afterAll(() => storefront?.close());
  // The host of the pictures does not exist.
  test.beforeEach(async ({ page }) => {
    await page.route("https://pictures.example/**", (route) => route.fulfill({ status: 204 }));
  });
  return {
    addRestaurant: (overrides?: RestaurantOverrides) => addJourneyRestaurant(storefront, overrides),
    /** All requests of the file's restaurants. */
    requests: () => storefront.backend.requests,
  };
}
