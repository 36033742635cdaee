import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { withTimeout } from "../remote/with-timeout.ts";
import {
  failureModes,
  respondWith,
  type StubRemoteServer,
  startStubRemoteServer,
} from "../testing/stub-source.ts";
import { createGoogleProvider } from "./google.ts";
import { createPhotonProvider } from "./photon.ts";
import { createRadarProvider } from "./radar.ts";
import type { SearchProvider, SearchRequest } from "./search-provider.ts";

let stub: StubRemoteServer;
beforeEach(async () => {
  stub = await startStubRemoteServer();
});
afterEach(() => stub.close());

const merida = { latitude: 20.9674, longitude: -89.6237 };
const question: Omit<SearchRequest, "signal"> = {
  text: "calle 60 491",
  near: merida,
  country: "MX",
  session: "9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d",
  language: "es",
};

const providers: Record<string, (url: string) => SearchProvider> = {
  radar: (url) => createRadarProvider({ key: "secret-key", url }),
  google: (url) => createGoogleProvider({ key: "secret-key", placesUrl: url, geocodingUrl: url }),
  photon: (url) => createPhotonProvider({ url }),
};

describe.each(Object.entries(providers))("%s", (_name, create) => {
  test.each(Object.entries(failureModes))(
    "fails on %s in time, without the key in its error",
    async (_day, bad) => {
      stub.behave(bad.behaviour);
      const provider = create(stub.url);
      const calls = [
        (signal: AbortSignal) => provider.search({ ...question, signal }),
        (signal: AbortSignal) => provider.reverse?.(merida, { ...question, signal }),
      ];
      for (const call of calls) {
        const failure = withTimeout(400, async (signal) => call(signal));
        await expect(failure).rejects.toMatchObject({ name: "RemoteFailure", reason: bad.reason });
        await expect(failure).rejects.not.toThrow(/secret|calle/);
      }
    },
  );

  test("fails when no server listens", async () => {
    await stub.close();
    const failure = withTimeout(400, (signal) => create(stub.url).search({ ...question, signal }));
    await expect(failure).rejects.toMatchObject({ reason: "unreachable" });
  });

  test("any JSON gives a list of suggestions or a RemoteFailure", async () => {
    const provider = create(stub.url);
    const { signal } = new AbortController();
    const arbitrary = fc.record({
      addresses: fc.array(fc.jsonValue(), { maxLength: 3 }),
      features: fc.array(fc.jsonValue(), { maxLength: 3 }),
      suggestions: fc.array(fc.jsonValue(), { maxLength: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.jsonValue(), arbitrary), async (body) => {
        stub.behave(respondWith(200, body));
        try {
          const found = await provider.search({ ...question, signal });
          expect(Array.isArray(found)).toBe(true);
        } catch (error) {
          expect(error).toMatchObject({ name: "RemoteFailure" });
        }
      }),
      { numRuns: 60 },
    );
  });

  test("returns the eight likeliest of many suggestions", async () => {
    const one = (nth: number) => ({
      formattedAddress: `Calle ${nth}`,
      latitude: 20.9,
      longitude: -89.6,
      geometry: { type: "Point", coordinates: [-89.6, 20.9] },
      properties: { name: `Calle ${nth}` },
      placePrediction: { placeId: `p${nth}`, text: { text: `Calle ${nth}` } },
    });
    const many = Array.from({ length: 30 }, (_, nth) => one(nth));
    stub.behave(respondWith(200, { addresses: many, features: many, suggestions: many }));
    const { signal } = new AbortController();
    const found = await create(stub.url).search({ ...question, signal });
    expect(found.map(({ text }) => text)).toEqual(
      Array.from({ length: 8 }, (_, nth) => `Calle ${nth}`),
    );
    expect(new Set(found.map(({ id }) => id)).size).toBe(8);
  });
});
