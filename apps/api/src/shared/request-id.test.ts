import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { currentRequestId, requestIdFrom, runWithRequestId } from "./request-id.ts";

test.each(["a", "abc-123", "A_b=", "x".repeat(64)])("the well-formed id %s is taken", (id) => {
  expect(requestIdFrom(id)).toBe(id);
});

test.each([undefined, "", "x".repeat(65), "a b", "a\nb", "a@b.test", ["a", "b"]])(
  "%j is no id: a new one is made",
  (header) => {
    expect(requestIdFrom(header)).toMatch(/^[\da-f]{32}$/u);
  },
);

test("work for a request has the request's id, also when it runs later or beside another request", async () => {
  const later = (id: string) =>
    runWithRequestId(id, async () => {
      await setImmediate();
      return currentRequestId();
    });
  expect(await Promise.all([later("a"), later("b")])).toEqual(["a", "b"]);
  expect(currentRequestId()).toBeUndefined();
});
