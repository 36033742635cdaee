import { UnreadableAnswerError } from "@comanda/contract/answers/read-answer";
import { ApiError } from "@comanda/contract/calls/api-client";
import { expect, test } from "vitest";
import { failureStatus } from "./failure-status.server.ts";

test.each([
  [404, 404],
  [422, 404],
  [400, 404],
  [410, 404],
  [0, 503],
  [429, 503],
  [503, 503],
  [504, 503],
  [500, 502],
  [401, 502],
  [301, 502],
  // A success whose body is not JSON.
  [200, 502],
])("an API status of %i gives the page the status %i", (status, expected) => {
  expect(failureStatus(new ApiError("GET", "/", status, {}))).toBe(expected);
});

test("an unreadable answer gives 502, and an error of the storefront's code gives no status", () => {
  const note = { call: "findHost", kind: "unreadable", path: "", expected: "Object" } as const;
  const error = new UnreadableAnswerError({ ...note, found: "a text" });
  expect(failureStatus(error)).toBe(502);
  expect(failureStatus(new TypeError("ours"))).toBeNull();
});
