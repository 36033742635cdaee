import type { RestaurantOverrides } from "./other-backend.ts";
import type { OtherStorefront } from "./other-storefront.ts";

let restaurantCount = 0;

/** Adds a restaurant to the backend, at a host of its own; a test may change `overrides` later. */
export function addJourneyRestaurant(
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
