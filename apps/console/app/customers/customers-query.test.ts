import { expect, test } from "vitest";
import { customersSearch, readCustomersQuery } from "./customers-query.ts";

const read = (search: string) => readCustomersQuery(new URLSearchParams(search));

test("an address without a query asks for the first page, the last order first", () => {
  expect(read("")).toEqual({ search: "", sort: "last_order", page: 1 });
  expect(customersSearch(read(""))).toBe("");
});

test("a query is written as it is read", () => {
  const query = { search: "ana ruiz", sort: "spent", page: 3 } as const;
  expect(read(customersSearch(query))).toEqual(query);
});

test.each(["page=0", "page=-1", "page=x", "page=123456", "sort=phone", "search=%20%20"])(
  "%s is left out",
  (search) => {
    expect(read(search)).toEqual(read(""));
  },
);
