import { expect, test } from "vitest";
import { choosePrimary, otherWritable } from "./choose-primary.ts";
import { hostNameOf, hostUrlsOf, isDatabaseUrl } from "./host-urls.ts";

test("a URL of several hosts becomes a URL for each", () => {
  const url =
    "postgres://u:p%40@a:5432,[::1]:5433,c/db?target_session_attrs=read-write&sslmode=require";
  expect(isDatabaseUrl(url)).toBe(true);
  expect(hostUrlsOf(url)).toEqual([
    "postgres://u:p%40@a:5432/db?sslmode=require",
    "postgres://u:p%40@[::1]:5433/db?sslmode=require",
    "postgres://u:p%40@c/db?sslmode=require",
  ]);
  expect(hostNameOf(url)).toBe("a:5432,[::1]:5433,c");
});

test("a URL of one host stays as it is", () => {
  const url = "postgres://u:p@a/db?sslmode=require";
  expect(hostUrlsOf(url)).toEqual([url]);
});

test.each([
  "postgres://a,,b/db",
  "postgres://a:x,b/db",
  "postgres://a,b/db?target_session_attrs=standby",
  "mysql://a,b/db",
])("%s is refused", (url) => {
  expect(isDatabaseUrl(url)).toBe(false);
});

const host = (url: string, timeline: number | null) => ({ url, timeline });

test("the primary is the writable host that was promoted last", () => {
  const states = [host("a", 1), host("b", 2), host("c", null)];
  expect(choosePrimary(states, 0)).toEqual({ url: "b", timeline: 2 });
  expect(otherWritable(states, host("b", 2) as never)).toEqual(["a"]);
});

test("a former primary that comes back alone is refused", () => {
  expect(choosePrimary([host("a", 1), host("b", null)], 2)).toBeNull();
  expect(otherWritable([host("a", 1)], null)).toEqual(["a"]);
});

test("the primary of the known timeline is taken again after a restart", () => {
  expect(choosePrimary([host("a", 2), host("b", null)], 2)).toEqual({ url: "a", timeline: 2 });
});
