import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { placesPaths } from "@comanda/contract/calls/place-calls";
import {
  failureModes,
  respondWith,
  type StubRemoteServer,
  startStubRemoteServer,
} from "@comanda/places/testing/stub-source";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readConfig } from "../config/read-config.ts";
import { createStorefrontApp } from "../storefront/storefront-app.ts";
import { stubBackend } from "../testing/stub-backend.ts";
import { type OpenPlaces, openPlaces } from "./open-places.ts";

const merida = { latitude: 20.9674, longitude: -89.6237 };
const backend = () => stubBackend({ "tacos.test": { country: { country_code: "MX" }, ...merida } });

let folder: string;
let source: StubRemoteServer;
let opened: OpenPlaces[];
let lines: string[];
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "comanda-places-"));
  source = await startStubRemoteServer();
  opened = [];
  lines = [];
});
afterEach(async () => {
  for (const places of opened) places.close();
  await source.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Returns the server as an environment configures it, with stubs for remote services. */
function served(environment: Record<string, string>) {
  const config = readConfig({
    DATA_DIR: folder,
    RADAR_KEY: "radar-secret",
    GOOGLE_PLACES_KEY: "google-secret",
    RADAR_URL: source.url,
    GOOGLE_PLACES_URL: source.url,
    PHOTON_URL: source.url,
    GOOGLE_GEOCODING_URL: source.url,
    GOOGLE_MAPS_KEY: "browser-key-1",
    ...environment,
  });
  const log = pino({ base: null, level: "debug" }, { write: (line) => void lines.push(line) });
  const places = openPlaces(config, log);
  opened.push(places);
  const pages = async () => new Response("a page");
  const shared = { pictures: null, assets: null, pages, limiter: null, log };
  const app = createStorefrontApp({ ...shared, backend: backend(), places: places.service });
  const get = async (address: string) => {
    const begun = performance.now();
    const answer = await app.request(`http://tacos.test${address}`);
    const body = await answer.json();
    return { status: answer.status, body, took: performance.now() - begun };
  };
  return { get, forApi: places.api };
}

const searching = `${placesPaths.search}?q=calle+60+491&session=a-1`;
const reversed = `${placesPaths.reverse}?latitude=20.97&longitude=-89.62`;
const detailed = (provider: string) => `${placesPaths.details}?id=ChIJ1&provider=${provider}`;
const quick = Object.entries(failureModes).filter(([, { reason }]) => reason !== "timeout");

const providers = ["radar", "google", "photon"];

describe.each(providers)("%s", (provider) => {
  test.each(quick)("%s gives no suggestions, and the flow goes on", async (_day, bad) => {
    source.behave(bad.behaviour);
    const { get } = served({ SEARCH_PROVIDERS: provider });
    const nothing = { suggestions: [], provider, expandable: false };
    expect(await get(searching)).toMatchObject({ status: 200, body: nothing });
    expect(await get(detailed(provider))).toMatchObject({ status: 200, body: { place: null } });
    expect(await get(reversed)).toMatchObject({ status: 200, body: { place: null } });
    expect(lines.join()).toContain(bad.reason);
    expect(lines.join()).not.toMatch(/secret|calle|20\.9|ChIJ1/);
  });

  test("a provider that cannot be reached gives no suggestions", async () => {
    await source.close();
    const { get } = served({ SEARCH_PROVIDERS: provider });
    const nothing = { suggestions: [], provider, expandable: false };
    expect(await get(searching)).toMatchObject({ status: 200, body: nothing });
    expect(await get(reversed)).toMatchObject({ status: 200, body: { place: null } });
  });
});

test("no answer waits for a provider that takes ten seconds", async () => {
  source.behave((response) => {
    setTimeout(() => respondWith(200, {})(response, {} as never), 10_000).unref();
  });
  const checks = providers.map(async (provider) => {
    const { get } = served({ SEARCH_PROVIDERS: provider });
    const all = await Promise.all([get(searching), get(reversed)]);
    expect(all[0]?.body).toEqual({ suggestions: [], provider, expandable: false });
    expect(all[1]?.body).toEqual({ place: null });
    for (const { status, took } of all) {
      expect(status).toBe(200);
      expect(took).toBeLessThan(5_000);
    }
  });
  await Promise.all(checks);
});

/** An answer with the documented shapes of all three providers. */
const good = respondWith(200, {
  addresses: [{ formattedAddress: "By Radar 1", ...merida, number: "1", city: "Mérida" }],
  features: [
    {
      geometry: { type: "Point", coordinates: [merida.longitude, merida.latitude] },
      properties: { street: "By Photon", housenumber: "1", countrycode: "MX", city: "Mérida" },
    },
  ],
  suggestions: [{ placePrediction: { placeId: "ChIJ1", text: { text: "By Google 1" } } }],
  location: merida,
  shortFormattedAddress: "By Google 1",
});

test("'expand search' uses the second provider, and its places go to the configured script", async () => {
  const script = await startStubRemoteServer();
  script.behave(respondWith(200, {}));
  source.behave(good);
  const { get } = served({
    SEARCH_PROVIDERS: "BR:photon;*:radar,google",
    SECOND_SEARCH_LOG_URL: `${script.url}/exec`,
  });
  const first = await get(searching);
  expect(first.body).toMatchObject({
    provider: "radar",
    expandable: true,
    suggestions: [{ text: "By Radar 1", position: merida }],
  });
  const second = await get(`${searching}&expand=1`);
  expect(second.body).toMatchObject({
    provider: "google",
    expandable: false,
    suggestions: [{ id: "ChIJ1", text: "By Google 1", position: null }],
  });
  expect(script.received).toEqual([]);
  const { body } = await get(`${detailed("google")}&session=a-1`);
  expect(body).toEqual({
    place: { ...merida, address: "By Google 1", city: null, hasNumber: true },
  });
  await vi.waitFor(() => expect(script.received).toHaveLength(1), 10_000);
  expect(script.received[0]?.body).toContain("By Google 1");
  expect(source.received.at(-1)?.query).toMatchObject({ sessionToken: "a-1" });
  await script.close();
});

test("no key and no search text appears in an answer or in the log", async () => {
  const { get } = served({ SEARCH_PROVIDERS: "radar,google" });
  const bodies: unknown[] = [];
  for (const behaviour of [good, respondWith(403, { error: "radar-secret google-secret" })]) {
    source.behave(behaviour);
    for (const address of [searching, `${searching}&expand=1`, detailed("google"), reversed]) {
      bodies.push((await get(address)).body);
    }
  }
  expect(JSON.stringify(source.received)).toContain("radar-secret");
  expect(JSON.stringify(source.received)).toContain("google-secret");
  expect(JSON.stringify(bodies)).not.toMatch(/secret|browser-key/);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.join()).not.toMatch(/secret|browser-key|calle|20\.9/);
});

test("distances by road come from the routing server, and are unknown without one", async () => {
  const to = { latitude: 20.98, longitude: -89.6 };
  expect(await served({}).forApi.travelDistance(merida, to)).toBeNull();
  source.behave(respondWith(200, { code: "Ok", routes: [{ distance: 4_321 }] }));
  const { forApi } = served({ ROUTING_URL: source.url });
  expect(await forApi.travelDistance(merida, to)).toBe(4_321);
});

test("without an address file every search is empty, and nothing is logged", async () => {
  const { get, forApi } = served({});
  expect((await get(searching)).body).toEqual({
    suggestions: [],
    provider: "gazetteer",
    expandable: false,
  });
  expect(await forApi.locate("Calle 60 491", merida, "MX")).toEqual([]);
  expect(lines).toEqual([]);
});
