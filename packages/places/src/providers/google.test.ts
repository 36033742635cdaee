import { afterEach, beforeEach, expect, test } from "vitest";
import {
  respondWith,
  type StubRemoteServer,
  startStubRemoteServer,
} from "../testing/stub-source.ts";
import { createGoogleProvider } from "./google.ts";

let stub: StubRemoteServer;
beforeEach(async () => {
  stub = await startStubRemoteServer();
});
afterEach(() => stub.close());

const google = () =>
  createGoogleProvider({ key: "AIzaSecret", placesUrl: stub.url, geocodingUrl: stub.url });
const { signal } = new AbortController();
const session = "9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d";
const near = { latitude: 20.9674, longitude: -89.6237 };
const question = { text: "calle 60", near, country: "MX", session, language: "es", signal };

/** As in the service's documentation. */
const prediction = {
  placePrediction: {
    place: "places/ChIJ1",
    placeId: "ChIJ1",
    text: { text: "Calle 60 491, Centro, Mérida, Yuc., México", matches: [{ endOffset: 8 }] },
    structuredFormat: { mainText: { text: "Calle 60 491" }, secondaryText: { text: "Mérida" } },
    types: ["street_address", "geocode"],
  },
};
const road = {
  placePrediction: { placeId: "ChIJ2", text: { text: "Calle 60" }, types: ["route", "geocode"] },
};

test("the search sends the text, the session and the country", async () => {
  stub.behave(respondWith(200, { suggestions: [prediction] }));
  await google().search(question);
  const [sent] = stub.received;
  expect(sent).toMatchObject({
    method: "POST",
    path: "/v1/places:autocomplete",
    headers: { "x-goog-api-key": "AIzaSecret", "content-type": "application/json" },
  });
  expect(JSON.parse(sent?.body ?? "")).toEqual({
    input: "calle 60",
    sessionToken: session,
    includedRegionCodes: ["mx"],
    languageCode: "es",
    locationBias: { circle: { center: near, radius: 50_000 } },
  });
  expect(sent?.query).toEqual({});
});

test("suggestions have no position, and say whether they name a house", async () => {
  const typeless = { placePrediction: { placeId: "ChIJ3", text: { text: "C. 60 12, Centro" } } };
  const query = { queryPrediction: { text: { text: "calle 60 merida" } } };
  stub.behave(respondWith(200, { suggestions: [prediction, query, null, road, typeless] }));
  expect(await google().search(question)).toEqual([
    {
      id: "ChIJ1",
      text: "Calle 60 491, Centro, Mérida, Yuc., México",
      position: null,
      hasNumber: true,
    },
    { id: "ChIJ2", text: "Calle 60", position: null, hasNumber: false },
    { id: "ChIJ3", text: "C. 60 12, Centro", position: null, hasNumber: true },
  ]);
});

test("an empty object as answer means no suggestions", async () => {
  stub.behave(respondWith(200, {}));
  expect(await google().search(question)).toEqual([]);
});

test("a details request ends the session, and requests two fields", async () => {
  const location = { latitude: 20.9689, longitude: -89.6233 };
  stub.behave(respondWith(200, { location, shortFormattedAddress: "C. 60 491, Centro, Mérida" }));
  expect(await google().details("ChIJ1", question)).toEqual({
    ...location,
    address: "C. 60 491, Centro, Mérida",
    city: null,
    hasNumber: true,
  });
  expect(stub.received[0]).toMatchObject({
    method: "GET",
    path: "/v1/places/ChIJ1",
    query: { sessionToken: session },
    headers: {
      "x-goog-api-key": "AIzaSecret",
      "x-goog-fieldmask": "location,shortFormattedAddress",
    },
  });
});

test("an id cannot change the path of the call", async () => {
  await expect(google().details("../../x?y=z#", question)).rejects.toMatchObject({ reason: "404" });
  expect(stub.received[0]?.path).toBe("/v1/places/..%2F..%2Fx%3Fy%3Dz%23");
});

test.each([{}, { location: { latitude: 20.9, longitude: -89.6 } }, { location: "x" }])(
  "details without a place fail: %j",
  async (body) => {
    stub.behave(respondWith(200, body));
    await expect(google().details("ChIJ1", question)).rejects.toMatchObject({
      reason: "unexpected",
    });
  },
);

const result = {
  formatted_address: "C. 60 491, Centro, 97000 Mérida, Yuc., México",
  address_components: [
    { long_name: "491", short_name: "491", types: ["street_number"] },
    { long_name: "Calle 60", short_name: "C. 60", types: ["route"] },
    { long_name: "Mérida", short_name: "Mérida", types: ["locality", "political"] },
  ],
  geometry: { location: { lat: 20.9689, lng: -89.6233 }, location_type: "ROOFTOP" },
  place_id: "ChIJ1",
  types: ["street_address"],
};
const plusCode = { ...result, formatted_address: "X8G7+2F Mérida", types: ["plus_code"] };

test("the address at a position is the nearest one that is no plus code, with its city", async () => {
  stub.behave(respondWith(200, { results: [plusCode, { rubbish: true }, result], status: "OK" }));
  expect(await google().reverse?.(near, question)).toEqual({
    ...near,
    address: "C. 60 491, Centro, 97000 Mérida, Yuc., México",
    city: "Mérida",
    hasNumber: true,
  });
  expect(stub.received[0]).toMatchObject({
    path: "/maps/api/geocode/json",
    query: { latlng: "20.9674,-89.6237", language: "es", key: "AIzaSecret" },
  });
});

test("a position without results is no failure, but a refusal with status 200 is one", async () => {
  stub.behave(respondWith(200, { results: [], status: "ZERO_RESULTS" }));
  expect(await google().reverse?.(near, question)).toBeNull();
  stub.behave(respondWith(200, { results: [plusCode], status: "OK" }));
  expect(await google().reverse?.(near, question)).toBeNull();
  const refusals = ["OVER_QUERY_LIMIT", "REQUEST_DENIED", "UNKNOWN_ERROR"];
  for (const status of refusals) {
    stub.behave(respondWith(200, { results: [], status, error_message: "AIzaSecret" }));
    await expect(google().reverse?.(near, question)).rejects.toMatchObject({ reason: status });
  }
  stub.behave(respondWith(200, { results: [], status: "AIzaSecret is wrong" }));
  await expect(google().reverse?.(near, question)).rejects.toMatchObject({ reason: "unexpected" });
});
