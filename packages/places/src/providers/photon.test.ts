import { afterEach, beforeEach, expect, test } from "vitest";
import {
  respondWith,
  type StubRemoteServer,
  startStubRemoteServer,
} from "../testing/stub-source.ts";
import { createPhotonProvider } from "./photon.ts";

let stub: StubRemoteServer;
beforeEach(async () => {
  stub = await startStubRemoteServer();
});
afterEach(() => stub.close());

const { signal } = new AbortController();
const question = {
  text: "av paulista 1578",
  near: { latitude: -23.5614, longitude: -46.6559 },
  country: "BR",
  session: null,
  language: "pt",
  signal,
};

/** As in the project's documentation. */
const feature = (properties: object, coordinates: unknown = [-46.6559, -23.5614]) => ({
  type: "Feature",
  geometry: { type: "Point", coordinates },
  properties: {
    osm_key: "building",
    osm_value: "yes",
    osm_type: "W",
    osm_id: 38862723,
    countrycode: "BR",
    country: "Brasil",
    postcode: "01310-200",
    extent: [1, 2, 3, 4],
    city: "São Paulo",
    district: "Bela Vista",
    state: "São Paulo",
    ...properties,
  },
});
const museum = feature({
  type: "house",
  name: "MASP",
  street: "Avenida Paulista",
  housenumber: "1578",
});

test("the search is biased to the company, in the visitor's language", async () => {
  stub.behave(respondWith(200, { type: "FeatureCollection", features: [museum] }));
  await createPhotonProvider({ url: stub.url }).search(question);
  expect(stub.received[0]).toMatchObject({
    path: "/api",
    query: { q: "av paulista 1578", lat: "-23.5614", lon: "-46.6559", limit: "24" },
    headers: { "accept-language": "pt" },
  });
});

test("each feature becomes a suggestion that names each part once", async () => {
  const features = [
    museum,
    feature({ type: "street", name: "Avenida Paulista" }),
    feature({ countrycode: "US", street: "Main Street", housenumber: "5", city: "Springfield" }),
  ];
  stub.behave(respondWith(200, { type: "FeatureCollection", features }));
  const found = await createPhotonProvider({ url: stub.url }).search(question);
  expect(found).toEqual([
    {
      id: expect.any(String),
      text: "MASP, Avenida Paulista 1578, Bela Vista, São Paulo",
      position: { latitude: -23.5614, longitude: -46.6559 },
      hasNumber: true,
    },
    expect.objectContaining({
      text: "Avenida Paulista, Bela Vista, São Paulo",
      hasNumber: false,
    }),
  ]);
});

test("the number stands where the country writes it", async () => {
  const usual = { street: "Main Street", housenumber: "5", city: "Springfield" };
  const house = feature({ ...usual, countrycode: "us", district: null, state: null });
  stub.behave(respondWith(200, { features: [house] }));
  const found = await createPhotonProvider({ url: stub.url }).search({
    ...question,
    country: "US",
  });
  expect(found.map(({ text }) => text)).toEqual(["5 Main Street, Springfield"]);
});

test("a feature without a name or a position is left out; the others stay", async () => {
  const nameless = { city: null, district: null, state: null };
  const features = [
    feature(nameless),
    feature({}, [0]),
    feature({}, [-23, 200]),
    { type: "Feature" },
    feature({ ...nameless, housenumber: "12" }),
    museum,
  ];
  stub.behave(respondWith(200, { features }));
  expect(await createPhotonProvider({ url: stub.url }).search(question)).toHaveLength(1);
});

test("reverse search returns the address at a position", async () => {
  stub.behave(respondWith(200, { features: [museum] }));
  const photon = createPhotonProvider({ url: stub.url });
  const position = { latitude: -23.5613, longitude: -46.656 };
  expect(await photon.reverse?.(position, question)).toEqual({
    address: "MASP, Avenida Paulista 1578, Bela Vista, São Paulo",
    latitude: -23.5614,
    longitude: -46.6559,
    city: "São Paulo",
    hasNumber: true,
  });
  expect(stub.received[0]).toMatchObject({
    path: "/reverse",
    query: { lat: "-23.5613", lon: "-46.656" },
  });
  stub.behave(respondWith(200, { features: [] }));
  expect(await photon.reverse?.(position, question)).toBeNull();
});
