import { beforeEach, expect, test } from "vitest";
import { browserStorage } from "./browser-storage.ts";
import { addRecentId, recentIds } from "./recent-ids.ts";

const NAME = "comanda.someIds";

beforeEach(() => {
  browserStorage.removeItem(NAME);
  browserStorage.removeItem("comanda.otherIds");
});

test("each id is stored once, the latest first, in the list of its name", () => {
  for (const id of ["one", "two", "three", "one"]) addRecentId(NAME, id);
  expect(recentIds(NAME)).toEqual(["one", "three", "two"]);
  expect(recentIds("comanda.otherIds")).toEqual([]);
});

test("only the last fifty ids are kept", () => {
  for (let id = 1; id <= 60; id += 1) addRecentId(NAME, `id ${id}`);
  const ids = recentIds(NAME);
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([50, "id 60", "id 11"]);
});

test.each(["", "{", "rubbish", "{}", "null", '{"one":1}', '[1,null,{"id":"one"}]'])(
  "a stored value of %j counts as an empty list",
  (found) => {
    browserStorage.setItem(NAME, found);
    expect(recentIds(NAME)).toEqual([]);
    addRecentId(NAME, "one");
    expect(recentIds(NAME)).toEqual(["one"]);
  },
);

test("only the texts of a stored list are ids", () => {
  browserStorage.setItem(NAME, '["one",2,null,"three"]');
  expect(recentIds(NAME)).toEqual(["one", "three"]);
});
