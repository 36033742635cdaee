import { restaurantPosition } from "@comanda/domain/testing/delivery-town";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { deliveringCompany } from "../testing/delivery-fixture.ts";
import { smallCompany } from "../testing/small-company.ts";
import { signedInAs } from "../testing/staff-members.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp([deliveringCompany(restaurantPosition, {})]);
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const at = (query: string) =>
  api.send("GET", `/ms-settings/companies/tacos/delivery-route?${query}`, signedInAs("manager"));

test("the route from the restaurant is measured by the routing provider", async () => {
  const routes: unknown[] = [];
  const travelDistance = async (...route: unknown[]) => {
    routes.push(route);
    return 4321;
  };
  api.deps.places = { travelDistance, locate: async () => [] };
  api.restart();
  expect(await at("latitude=19.5&longitude=-99.2")).toMatchObject({
    status: 200,
    body: { meters: 4321 },
  });
  expect(routes).toEqual([[restaurantPosition, { latitude: 19.5, longitude: -99.2 }]]);
});

test("a route has no length without a routing provider, and from a restaurant without a position", async () => {
  api.deps.places = null;
  api.restart();
  expect(await at("latitude=19.5&longitude=-99.2")).toMatchObject({ body: { meters: null } });
  await api.store(smallCompany());
  api.deps.places = { travelDistance: async () => 1, locate: async () => [] };
  api.restart();
  expect(await at("latitude=19.5&longitude=-99.2")).toMatchObject({ body: { meters: null } });
});

test.each(["", "latitude=19.5", "latitude=91&longitude=0", "latitude=north&longitude=0"])(
  "the position `%s` is refused",
  async (query) => {
    expect(await at(query)).toMatchObject({ status: 422, body: { code: "invalid_params" } });
  },
);
