import { expect, test } from "vitest";
import { createStaleReport } from "./stale-report.ts";

test("every older page is counted, and one of each host is logged in ten seconds", () => {
  const [counted, logged]: [string[], object[]] = [[], []];
  let time = 0;
  const report = createStaleReport(
    { countCachedPage: (result) => counted.push(result) },
    { warn: (facts: object) => logged.push(facts) },
    () => time,
  );
  const send = (url: string) => report({ url, headers: {} }, 61_400);
  for (const path of ["/products?qr-id=1", "/cart"]) send(`http://a.test${path}`);
  send("http://b.test:81/");
  time = 9_999;
  send("http://a.test/");
  time = 10_000;
  send("http://a.test/info");
  expect(counted).toEqual(Array(5).fill("stale"));
  expect(logged).toEqual([
    { host: "a.test", path: "/products", age_seconds: 61 },
    { host: "b.test:81", path: "/", age_seconds: 61 },
    { host: "a.test", path: "/info", age_seconds: 61 },
  ]);
});
