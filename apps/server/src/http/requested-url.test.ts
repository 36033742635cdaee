import { expect, test } from "vitest";
import { requestedUrl } from "./requested-url.ts";

test("a host with a slash is refused, also after a page whose whole address is the same", () => {
  const page = requestedUrl({ url: "/x/y", headers: { host: "a.test" } }, { trustProxy: false });
  expect(page?.pathname).toBe("/x/y");
  expect(
    requestedUrl({ url: "/y", headers: { host: "a.test/x" } }, { trustProxy: false }),
  ).toBeNull();
});
