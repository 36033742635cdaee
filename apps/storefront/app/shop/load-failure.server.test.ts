import { ApiError } from "@comanda/contract/client";
import { expect, test } from "vitest";
import { failureStatus } from "./load-failure.server.ts";

test.each([
  [404, 404],
  [422, 404],
  [0, 503],
  [429, 503],
  [503, 503],
  [504, 503],
  [500, 502],
  [401, 502],
  [301, 502],
  // A success whose body is no JSON.
  [200, 502],
])("an API that answers %i makes the page's status %i", (status, expected) => {
  expect(failureStatus(new ApiError("GET", "/", status, {}))).toBe(expected);
});

test("an answer in another shape is a bad gateway's, and an error of ours is not the API's", () => {
  expect(failureStatus(new TypeError("findHost answered with another shape"))).toBe(502);
  expect(failureStatus(new RangeError("ours"))).toBeNull();
});
