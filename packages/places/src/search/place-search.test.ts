import { pino } from "pino";
import { beforeEach, expect, test, vi } from "vitest";
import type { SearchProvider } from "../providers/search-provider.ts";
import { RemoteFailure } from "../remote/fetch-json.ts";
import { stubPlace, stubProvider, stubSuggestion } from "../testing/stub-provider.ts";
import { PlaceSearchService } from "./place-search.ts";
import { parseSearchPlan, type SearchPlan } from "./search-plan.ts";

let lines: string[];
beforeEach(() => {
  lines = [];
});

const position = { latitude: 20.9674, longitude: -89.6237 };
const request = {
  text: "calle 60 491",
  near: position,
  country: "MX",
  session: "a-session",
  language: "es",
  expand: false,
};

const never = new Promise<never>(() => undefined);

type Extra = Partial<ConstructorParameters<typeof PlaceSearchService>[0]>;

function searchOf(plan: string, providers: SearchProvider[], extra: Extra = {}) {
  const log = pino({ level: "debug", base: null }, { write: (line) => void lines.push(line) });
  const read = parseSearchPlan(plan) as SearchPlan;
  return new PlaceSearchService({ plan: read, providers, log, timeoutMs: 200, ...extra });
}

test("the country decides which provider is first and which is second", async () => {
  const all = (["gazetteer", "radar", "google", "photon"] as const).map((name) =>
    stubProvider(name),
  );
  const search = searchOf("BR:google,photon;CL:radar;*:gazetteer,radar", all);
  const answer = async (country: string, expand: boolean) => {
    const { suggestions, ...rest } = await search.search({ ...request, country, expand });
    return { ...rest, texts: suggestions.map(({ text }) => text) };
  };
  const first = (country: string) => answer(country, false);
  const expanded = (country: string) => answer(country, true);
  const unexpandable = (provider: string) => ({ provider, expandable: false, texts: [provider] });
  const expandable = (provider: string) => ({ ...unexpandable(provider), expandable: true });
  expect(await first("BR")).toEqual(expandable("google"));
  expect(await expanded("BR")).toEqual(unexpandable("photon"));
  expect(await first("MX")).toEqual(expandable("gazetteer"));
  expect(await expanded("MX")).toEqual(unexpandable("radar"));
  expect(await first("CL")).toEqual(unexpandable("radar"));
  expect(await expanded("CL")).toEqual(unexpandable("radar"));
});

test("a provider gets the request unchanged, with its session", async () => {
  const google = stubProvider("google", { search: vi.fn(async () => []), details: vi.fn() });
  const search = searchOf("google", [google]);
  await search.search(request);
  const { expand: _, ...query } = request;
  expect(google.search).toHaveBeenCalledWith({ ...query, signal: expect.any(AbortSignal) });
  const { text: _text, near: _near, ...rest } = query;
  await search.details({ ...rest, provider: "google", id: "ChIJ1" });
  expect(google.details).toHaveBeenCalledWith("ChIJ1", {
    ...rest,
    signal: expect.any(AbortSignal),
  });
});

test("a text of one or two characters is not searched", async () => {
  const radar = stubProvider("radar", { search: vi.fn() });
  const answer = await searchOf("radar,google", [radar, stubProvider("google")]).search({
    ...request,
    text: "ca",
  });
  expect(answer).toEqual({ suggestions: [], provider: "radar", expandable: true });
  expect(radar.search).not.toHaveBeenCalled();
});

test.each<[string, Partial<SearchProvider>, string]>([
  ["throws", { search: () => Promise.reject(new RemoteFailure("429")) }, "429"],
  ["throws at answers", { search: () => raise(new TypeError("the text: calle 60")) }, "TypeError"],
  ["never answers, and ignores the signal", { search: () => never }, "timeout"],
])(
  "a provider that %s gives no suggestions, and is logged without the request",
  async (_, says, reason) => {
    const start = performance.now();
    const answer = await searchOf("radar", [stubProvider("radar", says)]).search(request);
    expect(answer).toEqual({ suggestions: [], provider: "radar", expandable: false });
    expect(performance.now() - start).toBeLessThan(1_000);
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ provider: "radar", call: "search", reason }),
    ]);
    expect(lines.join()).not.toMatch(/calle|session|20\.9/);
  },
);

function raise(error: Error): never {
  throw error;
}

test("a provider that is too slow gets an abort signal", async () => {
  let aborted = false;
  const search = (query: { signal: AbortSignal }) =>
    new Promise<never>(() => {
      query.signal.addEventListener("abort", () => {
        aborted = true;
      });
    });
  await searchOf("photon", [stubProvider("photon", { search })]).search(request);
  expect(aborted).toBe(true);
});

test("a provider that keeps failing is not called for a while, and then called again", async () => {
  const search = vi.fn(async () => raise(new RemoteFailure("500")));
  const searching = searchOf("google", [stubProvider("google", { search })]);
  for (let nth = 0; nth < 10; nth += 1) await searching.search(request);
  expect(search).toHaveBeenCalledTimes(3);
  expect(lines.filter((line) => JSON.parse(line).level >= 40)).toHaveLength(3);
  // The circuit is open for its other calls too.
  const { place: empty } = await searching.details({ ...request, provider: "google", id: "a" });
  expect(empty).toBeNull();
  const longAfter = performance.now() + 60_000;
  vi.spyOn(performance, "now").mockReturnValue(longAfter);
  await searching.search(request);
  expect(search).toHaveBeenCalledTimes(4);
});

test("one visitor's invalid requests do not stop the searches of others", async () => {
  const search = vi.fn(async () => raise(new RemoteFailure("400")));
  const searching = searchOf("google", [stubProvider("google", { search })]);
  for (let nth = 0; nth < 10; nth += 1) await searching.search(request);
  expect(search).toHaveBeenCalledTimes(10);
});

test.each(["radar", "photon"] as const)("answers of %s are cached", async (name) => {
  const search = vi.fn(async () => [stubSuggestion(name)]);
  const reverse = vi.fn(async () => stubPlace(name));
  const searching = searchOf(name, [stubProvider(name, { search, reverse })]);
  const answers = await Promise.all([searching.search(request), searching.search(request)]);
  expect(answers[0]).toEqual(answers[1]);
  await searching.search({ ...request, text: "Calle  60 491 ", session: "another" });
  expect(search).toHaveBeenCalledTimes(1);
  await searching.search({ ...request, near: { latitude: 19.4, longitude: -99.1 } });
  await searching.search({ ...request, language: "en" });
  await searching.search({ ...request, country: "US" });
  await searching.search({ ...request, text: "calle 60 492" });
  expect(search).toHaveBeenCalledTimes(5);
  for (let nth = 0; nth < 3; nth += 1) {
    await searching.reverse({ position, country: "MX", language: "es" });
  }
  expect(reverse).toHaveBeenCalledTimes(1);
});

test.each(["google", "gazetteer"] as const)("%s is called for every search", async (name) => {
  const search = vi.fn(async () => [stubSuggestion(name)]);
  const searching = searchOf(name, [stubProvider(name, { search })]);
  await searching.search(request);
  await searching.search(request);
  expect(search).toHaveBeenCalledTimes(2);
});

test("a failure is not cached", async () => {
  const search = vi.fn(async () => [stubSuggestion("radar")]);
  search.mockRejectedValueOnce(new RemoteFailure("500"));
  const searching = searchOf("radar", [stubProvider("radar", { search })]);
  expect((await searching.search(request)).suggestions).toEqual([]);
  expect((await searching.search(request)).suggestions).toHaveLength(1);
});

test("details come from the provider of the suggestion, if the country's plan has it", async () => {
  const search = searchOf("BR:google;*:radar", [stubProvider("google"), stubProvider("radar")]);
  const brazil = { ...request, country: "BR", provider: "google", id: "a" } as const;
  expect(await search.details(brazil)).toEqual({ place: stubPlace("google") });
  expect(await search.details({ ...brazil, country: "MX" })).toEqual({ place: null });
  expect(await search.details({ ...brazil, provider: "photon" })).toEqual({ place: null });
});

test("reverse search returns the first known address, and keeps the pin's position", async () => {
  const unknown = stubProvider("gazetteer", { reverse: async () => null });
  const failing = stubProvider("radar", { reverse: () => Promise.reject(new Error("no")) });
  const without = stubProvider("photon", { reverse: undefined });
  const providers = [unknown, failing, without, stubProvider("google")];
  const search = searchOf("gazetteer,radar,photon,google", providers);
  const pin = { latitude: 20.97, longitude: -89.62 };
  expect(await search.reverse({ position: pin, country: "MX", language: "es" })).toEqual({
    place: { ...stubPlace("google"), ...pin },
  });
  const none = searchOf("gazetteer,radar", [unknown, failing]);
  expect(await none.reverse({ position: pin, country: "MX", language: "es" })).toEqual({
    place: null,
  });
});

test("a slow first provider leaves time for the second", async () => {
  const slow = stubProvider("radar", { reverse: () => never });
  const search = searchOf("radar,google", [slow, stubProvider("google")]);
  const start = performance.now();
  const answer = await search.reverse({ position, country: "MX", language: "es" });
  expect(answer.place?.address).toBe("google");
  expect(performance.now() - start).toBeLessThan(200);
});

test("only places of the second provider go to the search log", async () => {
  const searchLog = vi.fn();
  const radar = stubProvider("radar", {
    search: async () => [
      stubSuggestion("Calle 60 491", position),
      stubSuggestion("Calle 60", position),
    ],
  });
  const google = stubProvider("google");
  const service = searchOf(
    "MX:gazetteer,radar;*:radar,google",
    [radar, google, stubProvider("gazetteer")],
    { searchLog },
  );
  await service.search(request);
  expect(searchLog).not.toHaveBeenCalled();
  await service.search({ ...request, expand: true });
  await service.search({ ...request, expand: true });
  expect(searchLog.mock.calls).toEqual([[{ ...position, address: "Calle 60 491" }]]);
  searchLog.mockClear();
  const us = { ...request, country: "US", id: "a" };
  await service.search({ ...us, expand: true });
  await service.details({ ...us, provider: "radar" });
  expect(searchLog).not.toHaveBeenCalled();
  await service.details({ ...us, provider: "google" });
  expect(searchLog.mock.calls).toMatchObject([[{ latitude: 20.9689, address: "google" }]]);
});
