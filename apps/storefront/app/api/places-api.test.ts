import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubPage } from "../analytics/testing/stub-page.ts";
import { fetchPlaceDetails, reverseGeocode, searchPlaces } from "./places-api.ts";

const at = { latitude: 19.4, longitude: -99.1 };
const knownSuggestion = { id: "1", text: "Durango 204", position: at, hasNumber: true };

let answer: (url: string, init: RequestInit) => Promise<Response>;
const requestedUrls: string[] = [];

beforeEach(() => {
  requestedUrls.length = 0;
  stubPage();
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
    requestedUrls.push(url);
    return answer(url, init);
  });
});
afterEach(() => void vi.useRealTimers());

const json = (body: unknown, status = 200) => {
  answer = async () => Response.json(body, { status });
};
const search = (expand = false) => searchPlaces({ text: "durango 204", expand, session: "s" });

test("a search sends the typed text, and asks the second provider only when it is expanded", async () => {
  json({ suggestions: [knownSuggestion], provider: "radar", expandable: true });
  expect(await search()).toEqual({
    suggestions: [knownSuggestion],
    provider: "radar",
    expandable: true,
  });
  await search(true);
  expect(requestedUrls).toEqual([
    "/places/search?q=durango+204&session=s",
    "/places/search?q=durango+204&session=s&expand=1",
  ]);
});

test("a suggestion without a position is kept, one without a text is dropped", async () => {
  const suggestions = [
    { ...knownSuggestion, position: null },
    { ...knownSuggestion, text: " " },
    { ...knownSuggestion, id: 7 },
    "Durango",
    null,
    { ...knownSuggestion, position: { latitude: 91, longitude: 0 } },
  ];
  json({ suggestions, provider: "google", expandable: "yes" });
  const withoutPosition = { ...knownSuggestion, position: null };
  expect(await search()).toEqual({
    suggestions: [withoutPosition, withoutPosition],
    provider: "google",
    expandable: false,
  });
});

test.each<[string, unknown]>([
  ["no list", { suggestions: "none", provider: "radar" }],
  ["an unknown provider", { suggestions: [], provider: "oracle" }],
  ["a text", "sorry"],
  ["nothing", null],
])("an answer that is %s counts as no answer", async (_, body) => {
  json(body);
  expect(await search()).toBeNull();
});

test("an error status, a failed request and an answer that is not JSON count as no answer", async () => {
  json({ code: "internal" }, 500);
  expect(await search()).toBeNull();
  expect(await reverseGeocode(at)).toBeNull();
  expect(await fetchPlaceDetails({ id: "1", provider: "google", session: "s" })).toBeNull();
  answer = async () => new Response("<h1>gateway</h1>");
  expect(await search()).toBeNull();
  answer = async () => Promise.reject(new TypeError("fetch failed"));
  expect(await search()).toBeNull();
});

test("a request is given up after five seconds", async () => {
  const timeout = vi.spyOn(AbortSignal, "timeout");
  answer = (_, { signal }) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener("abort", () => reject(signal.reason));
    });
  const controller = new AbortController();
  timeout.mockReturnValueOnce(controller.signal);
  const found = reverseGeocode(at);
  controller.abort(new DOMException("late", "TimeoutError"));
  expect(await found).toBeNull();
  expect(timeout).toHaveBeenCalledWith(5_000);
});

test("a place needs a position on the globe and an address", async () => {
  const place = { ...at, address: "Durango 204", city: "", hasNumber: true };
  json({ place });
  expect(await reverseGeocode(at)).toEqual({ ...place, city: null });
  expect(requestedUrls.at(-1)).toBe("/places/reverse?latitude=19.4&longitude=-99.1");
  for (const wrong of [{ latitude: "19" }, { longitude: 200 }, { address: "" }]) {
    json({ place: { ...place, ...wrong } });
    expect(await fetchPlaceDetails({ id: "1", provider: "google", session: "s" })).toBeNull();
  }
  expect(requestedUrls.at(-1)).toBe("/places/details?id=1&provider=google&session=s");
});

test("every failure is reported, except a request that a newer one replaces", async () => {
  const { dataLayer: layer } = stubPage();
  json({}, 503);
  await search();
  await reverseGeocode(at);
  await fetchPlaceDetails({ id: "1", provider: "google", session: "s" });
  expect(layer).toMatchObject(
    ["/places/search", "/places/reverse", "/places/details"].map((url) => ({
      event: "requestError",
      action: "ERROR_503",
      url,
    })),
  );
  const newer = AbortSignal.abort();
  answer = async () => Promise.reject(newer.reason);
  await searchPlaces({ text: "durango", expand: false, session: "s" }, newer);
  expect(layer).toHaveLength(3);
  const late = AbortSignal.abort(new DOMException("late", "TimeoutError"));
  answer = async () => Promise.reject(late.reason);
  await searchPlaces({ text: "durango", expand: false, session: "s" }, late);
  expect(layer).toHaveLength(4);
});
