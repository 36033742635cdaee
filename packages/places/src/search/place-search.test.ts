import { pino } from "pino";
import { beforeEach, expect, test, vi } from "vitest";
import type { SearchProvider } from "../providers/search-provider.ts";
import { RemoteFailure } from "../remote/ask-json.ts";
import { stubPlace, stubProvider, stubSuggestion } from "../testing/stub-provider.ts";
import { PlaceSearchService } from "./place-search.ts";
import { parseSearchPlan, type SearchPlan } from "./search-plan.ts";

let lines: string[];
beforeEach(() => {
  lines = [];
});

const position = { latitude: 20.9674, longitude: -89.6237 };
const asked = {
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

test("the country decides who is asked, and who is second", async () => {
  const all = (["gazetteer", "radar", "google", "photon"] as const).map((name) =>
    stubProvider(name),
  );
  const search = searchOf("BR:google,photon;CL:radar;*:gazetteer,radar", all);
  const answer = async (country: string, expand: boolean) => {
    const { suggestions, ...rest } = await search.search({ ...asked, country, expand });
    return { ...rest, said: suggestions.map(({ text }) => text) };
  };
  const said = (provider: string, expandable: boolean) => ({
    ...{ provider, expandable },
    said: [provider],
  });
  expect(await answer("BR", false)).toEqual(said("google", true));
  expect(await answer("BR", true)).toEqual(said("photon", false));
  expect(await answer("MX", false)).toEqual(said("gazetteer", true));
  expect(await answer("MX", true)).toEqual(said("radar", false));
  expect(await answer("CL", false)).toEqual(said("radar", false));
  expect(await answer("CL", true)).toEqual(said("radar", false));
});

test("the question goes on as it is, with its session", async () => {
  const google = stubProvider("google", { search: vi.fn(async () => []), details: vi.fn() });
  const search = searchOf("google", [google]);
  await search.search(asked);
  const { expand: _, ...question } = asked;
  expect(google.search).toHaveBeenCalledWith({ ...question, signal: expect.any(AbortSignal) });
  const { text: _text, near: _near, ...rest } = question;
  await search.details({ ...rest, provider: "google", id: "ChIJ1" });
  expect(google.details).toHaveBeenCalledWith("ChIJ1", {
    ...rest,
    signal: expect.any(AbortSignal),
  });
});

test("one or two characters ask nobody", async () => {
  const radar = stubProvider("radar", { search: vi.fn() });
  const answer = await searchOf("radar,google", [radar, stubProvider("google")]).search({
    ...asked,
    text: "ca",
  });
  expect(answer).toEqual({ suggestions: [], provider: "radar", expandable: true });
  expect(radar.search).not.toHaveBeenCalled();
});

test.each<[string, Partial<SearchProvider>, string]>([
  ["throws", { search: () => Promise.reject(new RemoteFailure("429")) }, "429"],
  ["throws at once", { search: () => raise(new TypeError("the text: calle 60")) }, "TypeError"],
  ["never answers, whatever the signal says", { search: () => never }, "timeout"],
])("who %s has found nothing, and is logged without the question", async (_, says, reason) => {
  const begun = performance.now();
  const answer = await searchOf("radar", [stubProvider("radar", says)]).search(asked);
  expect(answer).toEqual({ suggestions: [], provider: "radar", expandable: false });
  expect(performance.now() - begun).toBeLessThan(1_000);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ provider: "radar", call: "search", reason }),
  ]);
  expect(lines.join()).not.toMatch(/calle|session|20\.9/);
});

function raise(error: Error): never {
  throw error;
}

test("who waits is told to stop", async () => {
  let told = false;
  const search = (question: { signal: AbortSignal }) =>
    new Promise<never>(() => {
      question.signal.addEventListener("abort", () => {
        told = true;
      });
    });
  await searchOf("photon", [stubProvider("photon", { search })]).search(asked);
  expect(told).toBe(true);
});

test("who keeps failing is left alone for a while, and then tried again", async () => {
  const search = vi.fn(async () => raise(new RemoteFailure("500")));
  const searching = searchOf("google", [stubProvider("google", { search })], { restMs: 150 });
  for (let nth = 0; nth < 10; nth += 1) await searching.search(asked);
  expect(search).toHaveBeenCalledTimes(3);
  expect(lines.filter((line) => JSON.parse(line).level >= 40)).toHaveLength(3);
  // Its other calls rest with it.
  const { place: rested } = await searching.details({ ...asked, provider: "google", id: "a" });
  expect(rested).toBeNull();
  await new Promise((resolve) => setTimeout(resolve, 200));
  await searching.search(asked);
  expect(search).toHaveBeenCalledTimes(4);
});

test("one visitor's nonsense stops nobody else's search", async () => {
  const search = vi.fn(async () => raise(new RemoteFailure("400")));
  const searching = searchOf("google", [stubProvider("google", { search })]);
  for (let nth = 0; nth < 10; nth += 1) await searching.search(asked);
  expect(search).toHaveBeenCalledTimes(10);
});

test.each(["radar", "photon"] as const)("what %s has said is not asked again", async (name) => {
  const search = vi.fn(async () => [stubSuggestion(name)]);
  const reverse = vi.fn(async () => stubPlace(name));
  const searching = searchOf(name, [stubProvider(name, { search, reverse })]);
  const once = await Promise.all([searching.search(asked), searching.search(asked)]);
  expect(once[0]).toEqual(once[1]);
  await searching.search({ ...asked, text: "Calle  60 491 ", session: "another" });
  expect(search).toHaveBeenCalledTimes(1);
  await searching.search({ ...asked, near: { latitude: 19.4, longitude: -99.1 } });
  await searching.search({ ...asked, language: "en" });
  await searching.search({ ...asked, country: "US" });
  await searching.search({ ...asked, text: "calle 60 492" });
  expect(search).toHaveBeenCalledTimes(5);
  for (let nth = 0; nth < 3; nth += 1) {
    await searching.reverse({ position, country: "MX", language: "es" });
  }
  expect(reverse).toHaveBeenCalledTimes(1);
});

test.each(["google", "gazetteer"] as const)("%s is asked every time", async (name) => {
  const search = vi.fn(async () => [stubSuggestion(name)]);
  const searching = searchOf(name, [stubProvider(name, { search })]);
  await searching.search(asked);
  await searching.search(asked);
  expect(search).toHaveBeenCalledTimes(2);
});

test("a failure is not kept", async () => {
  const search = vi.fn(async () => [stubSuggestion("radar")]);
  search.mockRejectedValueOnce(new RemoteFailure("500"));
  const searching = searchOf("radar", [stubProvider("radar", { search })]);
  expect((await searching.search(asked)).suggestions).toEqual([]);
  expect((await searching.search(asked)).suggestions).toHaveLength(1);
});

test("details are those of who suggested, if the company's country asks them", async () => {
  const search = searchOf("BR:google;*:radar", [stubProvider("google"), stubProvider("radar")]);
  const brazil = { ...asked, country: "BR", provider: "google", id: "a" } as const;
  expect(await search.details(brazil)).toEqual({ place: stubPlace("google") });
  expect(await search.details({ ...brazil, country: "MX" })).toEqual({ place: null });
  expect(await search.details({ ...brazil, provider: "photon" })).toEqual({ place: null });
});

test("the address of a pin is the first that is known, and the pin stays where it is", async () => {
  const nobody = stubProvider("gazetteer", { reverse: async () => null });
  const failing = stubProvider("radar", { reverse: () => Promise.reject(new Error("no")) });
  const without = stubProvider("photon", { reverse: undefined });
  const providers = [nobody, failing, without, stubProvider("google")];
  const search = searchOf("gazetteer,radar,photon,google", providers);
  const pin = { latitude: 20.97, longitude: -89.62 };
  expect(await search.reverse({ position: pin, country: "MX", language: "es" })).toEqual({
    place: { ...stubPlace("google"), ...pin },
  });
  const none = searchOf("gazetteer,radar", [nobody, failing]);
  expect(await none.reverse({ position: pin, country: "MX", language: "es" })).toEqual({
    place: null,
  });
});

test("a slow first leaves the second its share of the time", async () => {
  const slow = stubProvider("radar", { reverse: () => never });
  const search = searchOf("radar,google", [slow, stubProvider("google")]);
  const begun = performance.now();
  const answer = await search.reverse({ position, country: "MX", language: "es" });
  expect(answer.place?.address).toBe("google");
  expect(performance.now() - begun).toBeLessThan(200);
});

test("what the second provider finds is told to who keeps count of it, the rest is not", async () => {
  const told = vi.fn();
  const radar = stubProvider("radar", {
    search: async () => [
      stubSuggestion("Calle 60 491", position),
      stubSuggestion("Calle 60", position),
    ],
  });
  const google = stubProvider("google");
  const telling = searchOf(
    "MX:gazetteer,radar;*:radar,google",
    [radar, google, stubProvider("gazetteer")],
    { searchLog: told },
  );
  await telling.search(asked);
  expect(told).not.toHaveBeenCalled();
  await telling.search({ ...asked, expand: true });
  await telling.search({ ...asked, expand: true });
  expect(told.mock.calls).toEqual([[{ ...position, address: "Calle 60 491" }]]);
  told.mockClear();
  const us = { ...asked, country: "US", id: "a" };
  await telling.search({ ...us, expand: true });
  await telling.details({ ...us, provider: "radar" });
  expect(told).not.toHaveBeenCalled();
  await telling.details({ ...us, provider: "google" });
  expect(told.mock.calls).toMatchObject([[{ latitude: 20.9689, address: "google" }]]);
});
