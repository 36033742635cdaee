import { afterEach, beforeEach, expect, test } from "vitest";
import {
  respondWith,
  type StubRemoteServer,
  startStubRemoteServer,
} from "../testing/stub-source.ts";
import { createRadarProvider } from "./radar.ts";

let stub: StubRemoteServer;
beforeEach(async () => {
  stub = await startStubRemoteServer();
});
afterEach(() => stub.close());

const radar = () => createRadarProvider({ key: "prj_live_sk_1", url: stub.url });
const { signal } = new AbortController();
const question = {
  text: "calle 60 491",
  near: { latitude: 20.9674, longitude: -89.6237 },
  country: "MX",
  session: null,
  language: "es",
  signal,
};

/** As in the service's documentation. */
const house = {
  latitude: 20.96891,
  longitude: -89.62331,
  geometry: { type: "Point", coordinates: [-89.62331, 20.96891] },
  country: "México",
  countryCode: "MX",
  countryFlag: "🇲🇽",
  county: "Mérida",
  distance: 172,
  confidence: "exact",
  city: "Mérida",
  neighborhood: "Centro",
  number: "491",
  postalCode: "97000",
  stateCode: "YUC",
  state: "Yucatán",
  street: "Calle 60",
  layer: "address",
  formattedAddress: "Calle 60 491, Centro, 97000 Mérida, YUC MEX",
  addressLabel: "Calle 60 491",
};
const street = {
  ...house,
  number: undefined,
  layer: "street",
  formattedAddress: "Calle 60, Mérida",
};

test("the search is biased to the company, in its country, with a limit of eight", async () => {
  stub.behave(respondWith(200, { meta: { code: 200 }, addresses: [house] }));
  await radar().search(question);
  await radar().search({ ...question, near: null });
  expect(stub.received[0]).toMatchObject({
    method: "GET",
    path: "/v1/search/autocomplete",
    query: { query: "calle 60 491", near: "20.9674,-89.6237", limit: "8", countryCode: "MX" },
    headers: { authorization: "prj_live_sk_1" },
  });
  expect(stub.received[1]?.query).not.toHaveProperty("near");
});

test("the addresses in the answer are suggestions with a position", async () => {
  stub.behave(respondWith(200, { meta: { code: 200 }, addresses: [house, street] }));
  expect(await radar().search(question)).toEqual([
    {
      id: expect.any(String),
      text: "Calle 60 491, Centro, 97000 Mérida, YUC MEX",
      position: { latitude: 20.96891, longitude: -89.62331 },
      hasNumber: true,
    },
    expect.objectContaining({ text: "Calle 60, Mérida", hasNumber: false }),
  ]);
});

test("items that are no address, lie outside the globe or in another country are left out", async () => {
  const addresses = [
    null,
    "Calle 60",
    { ...house, formattedAddress: "  " },
    { ...house, latitude: "20.9" },
    { ...house, latitude: 120 },
    { ...house, countryCode: "US" },
    { ...house, city: 7, number: { of: "house" }, layer: ["address"], formattedAddress: "Odd" },
    house,
  ];
  stub.behave(respondWith(200, { addresses }));
  const found = await radar().search(question);
  expect(found.map(({ text }) => text)).toEqual(["Odd", house.formattedAddress]);
});

test("a text is cut to 300 characters without deceptive ones", async () => {
  const formattedAddress = `Calle\u202e 60\n\u0000${"x".repeat(1_000)}`;
  stub.behave(respondWith(200, { addresses: [{ ...house, formattedAddress }] }));
  const [found] = await radar().search(question);
  expect(found?.text).toMatch(/^Calle {2}60 x+$/);
  expect(found?.text).toHaveLength(300);
});

test("reverse search returns the nearest address, with its city", async () => {
  stub.behave(respondWith(200, { addresses: [house, street] }));
  const position = { latitude: 20.969, longitude: -89.6234 };
  expect(await radar().reverse?.(position, question)).toEqual({
    address: "Calle 60 491, Centro, 97000 Mérida, YUC MEX",
    latitude: 20.96891,
    longitude: -89.62331,
    city: "Mérida",
    hasNumber: true,
  });
  expect(stub.received[0]).toMatchObject({
    path: "/v1/geocode/reverse",
    query: { coordinates: "20.969,-89.6234" },
    headers: { authorization: "prj_live_sk_1" },
  });
  stub.behave(respondWith(200, { addresses: [] }));
  expect(await radar().reverse?.(position, question)).toBeNull();
});
