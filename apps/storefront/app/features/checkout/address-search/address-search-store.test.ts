import type { SearchAnswer, Suggestion } from "@comanda/contract/calls/place-calls";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { fetchPlaceDetails, searchPlaces } from "../../../api/places-api.ts";
import { createAddressSearch } from "./address-search-store.ts";

const at = { latitude: 19.4, longitude: -99.1 };
const house: Suggestion = { id: "1", text: "Durango 210, Roma", position: at, hasNumber: true };
const nowhere: Suggestion = { ...house, id: "2", position: null, hasNumber: false };

const answer = (...suggestions: Suggestion[]): SearchAnswer => ({
  suggestions,
  provider: "google",
  expandable: true,
});

function setUp(country = "MX", text = "") {
  const search = vi.fn<typeof searchPlaces>(async () => answer(house));
  const details = vi.fn<typeof fetchPlaceDetails>(async () => null);
  const onPlace = vi.fn();
  let sessions = 0;
  const newSession = () => {
    sessions += 1;
    return `session-${sessions}`;
  };
  const searching = createAddressSearch({
    text,
    country,
    search,
    details,
    newSession,
    onPlace,
  });
  return { ...searching, search, details, onPlace, state: () => searching.store.getState() };
}

/** Returns an answer that the test resolves. */
function later<T>() {
  let give: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => {
    give = resolve;
  });
  return { promise, give };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the search waits for a pause of a second, which every key restarts", async () => {
  const { type, search } = setUp();
  type("calle dur");
  await vi.advanceTimersByTimeAsync(900);
  type("calle dura");
  await vi.advanceTimersByTimeAsync(999);
  expect(search).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(search).toHaveBeenCalledTimes(1);
  expect(search.mock.lastCall?.[0]).toMatchObject({ text: "calle dura", expand: false });
});

test("a text that is too short clears the list and is not searched", async () => {
  const { type, state, search } = setUp();
  type("calle dur");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(state().answer?.suggestions).toEqual([house]);
  type("calle");
  expect(state()).toMatchObject({ answer: null, searched: null, status: "idle" });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(search).toHaveBeenCalledTimes(1);
});

test("the search button searches at once, but not twice for the same text", async () => {
  const { type, searchManually: searchByHand, state, search } = setUp();
  type("Durango");
  await searchByHand();
  expect(state()).toMatchObject({ status: "answered", searched: "Durango" });
  await searchByHand();
  expect(search).toHaveBeenCalledTimes(1);
  type("Du");
  await searchByHand();
  expect(search).toHaveBeenCalledTimes(1);
});

test("in Brazil the search needs no digit after the button was used", async () => {
  const { type, searchManually: searchByHand, search } = setUp("BR");
  type("rua harmonia");
  await vi.advanceTimersByTimeAsync(2_000);
  expect(search).not.toHaveBeenCalled();
  await searchByHand();
  type("rua harmonia b");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(search).toHaveBeenCalledTimes(2);
});

test("an answer that arrives after more typing is dropped", async () => {
  const { type, state, search } = setUp();
  const slow = later<SearchAnswer | null>();
  search.mockReturnValueOnce(slow.promise);
  type("calle dur");
  await vi.advanceTimersByTimeAsync(1_000);
  type("calle col");
  slow.give(answer(nowhere));
  await vi.advanceTimersByTimeAsync(0);
  expect(state().answer).toBeNull();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(state().answer?.suggestions).toEqual([house]);
});

test("typing clears the chosen place", async () => {
  const { type, pick, onPlace } = setUp();
  await pick(house);
  expect(onPlace).toHaveBeenLastCalledWith(
    { ...at, address: house.text, city: null, hasNumber: true },
    house.text,
    "",
  );
  type("Durango 2");
  expect(onPlace).toHaveBeenLastCalledWith(null, "Durango 2", "Durango 2");
});

test("every search until a place is picked has the same session", async () => {
  const { type, pick, searchManually: searchByHand, search, details } = setUp();
  type("calle dur");
  await vi.advanceTimersByTimeAsync(1_000);
  type("calle durango");
  await searchByHand();
  search.mockResolvedValue(answer(nowhere));
  await pick(nowhere);
  expect(details).toHaveBeenCalledWith(
    { id: "2", provider: "google", session: "session-1" },
    expect.anything(),
  );
  type("calle colima");
  await vi.advanceTimersByTimeAsync(1_000);
  const sessions = search.mock.calls.map(([{ session }]) => session);
  expect(sessions).toEqual(["session-1", "session-1", "session-2"]);
});

test("a suggestion without a position gets one by its details, and keeps its text", async () => {
  const { type, pick, state, details, onPlace } = setUp();
  type("calle dur");
  await vi.advanceTimersByTimeAsync(1_000);
  details.mockResolvedValue({ ...at, address: "Durango 210", city: "CDMX", hasNumber: true });
  await pick(nowhere);
  const asked = { id: "2", provider: "google", session: "session-1" };
  expect(details).toHaveBeenCalledExactlyOnceWith(asked, expect.any(AbortSignal));
  expect(onPlace).toHaveBeenLastCalledWith(
    { ...at, address: nowhere.text, city: "CDMX", hasNumber: true },
    nowhere.text,
    "calle dur",
  );
  expect(state()).toMatchObject({ text: nowhere.text, answer: null, status: "idle" });
});

test("a suggestion whose details fail is reported, and no place is chosen", async () => {
  const { type, pick, state, onPlace } = setUp();
  type("calle dur");
  await vi.advanceTimersByTimeAsync(1_000);
  await pick(nowhere);
  expect(state()).toMatchObject({ status: "details_failed", answer: null });
  expect(onPlace).toHaveBeenLastCalledWith(null, nowhere.text, "calle dur");
  type("calle dura");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(state()).toMatchObject({ status: "answered" });
});

test.each([
  ["calle dura", ["calle dura"]],
  ["Durango", []],
])("a restored text (%s) is searched by the same rules as a typed one", async (text, searched) => {
  const { resume, search, onPlace, state } = setUp("MX", text);
  expect(state()).toMatchObject({ text, status: "idle", searched: null });
  resume();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(search.mock.calls.map(([sent]) => sent.text)).toEqual(searched);
  expect(onPlace).not.toHaveBeenCalled();
});

test("a failed search empties the list, and the same text can be searched again", async () => {
  const { type, searchManually, state, search } = setUp();
  type("calle dur");
  await vi.advanceTimersByTimeAsync(1_000);
  search.mockResolvedValueOnce(null);
  type("calle dura");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(state()).toMatchObject({ status: "failed", answer: null });
  await searchManually();
  expect(state()).toMatchObject({ status: "answered", searched: "calle dura" });
});

test("expanding asks the second provider at once, and for every later search", async () => {
  const { type, expand, search } = setUp();
  type("cal");
  await expand();
  expect(search.mock.lastCall?.[0]).toMatchObject({ text: "cal", expand: true });
  type("calle durango");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(search.mock.lastCall?.[0]).toMatchObject({ text: "calle durango", expand: true });
});

test("expanding with fewer than three characters sends no request", async () => {
  const { type, expand, search } = setUp();
  type("ca");
  await expand();
  expect(search).not.toHaveBeenCalled();
});
