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

test("a way is measured from the restaurant by the routing provider", async () => {
  const ways: unknown[] = [];
  const travelDistance = async (...way: unknown[]) => {
    ways.push(way);
    return 4321;
  };
  api.deps.places = { travelDistance, locate: async () => [] };
  api.restart();
  expect(await at("latitude=19.5&longitude=-99.2")).toMatchObject({
    status: 200,
    body: { meters: 4321 },
  });
  expect(ways).toEqual([[restaurantPosition, { latitude: 19.5, longitude: -99.2 }]]);
});

test("a way is unknown without a routing provider, and from a restaurant without a position", async () => {
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
