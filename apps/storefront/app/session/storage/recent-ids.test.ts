import { beforeEach, expect, test } from "vitest";
import { browserStorage } from "./browser-storage.ts";
import { addRecentId, recentIds } from "./recent-ids.ts";

const NAME = "comanda.someIds";

beforeEach(() => {
  browserStorage.removeItem(NAME);
  browserStorage.removeItem("comanda.otherIds");
});

test("an id is kept once, the latest first, under its name alone", () => {
  for (const id of ["one", "two", "three", "one"]) addRecentId(NAME, id);
  expect(recentIds(NAME)).toEqual(["one", "three", "two"]);
  expect(recentIds("comanda.otherIds")).toEqual([]);
});

test("of many the last fifty are kept", () => {
  for (let id = 1; id <= 60; id += 1) addRecentId(NAME, `id ${id}`);
  const kept = recentIds(NAME);
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([50, "id 60", "id 11"]);
});

test.each(["", "{", "rubbish", "{}", "null", '{"one":1}', '[1,null,{"id":"one"}]'])(
  "what stands there as %j is no list of ids",
  (found) => {
    browserStorage.setItem(NAME, found);
    expect(recentIds(NAME)).toEqual([]);
    addRecentId(NAME, "one");
    expect(recentIds(NAME)).toEqual(["one"]);
  },
);

test("of a list the ids are taken", () => {
  browserStorage.setItem(NAME, '["one",2,null,"three"]');
  expect(recentIds(NAME)).toEqual(["one", "three"]);
});
