import { Hono } from "hono";
import { pino } from "pino";
import { expect, test } from "vitest";
import { createLocalBackend } from "../backend/backend.ts";
import type { SiteWithPlacesDeps } from "../sites/site-app.ts";
import { stubBackend } from "../testing/stub-backend.ts";
import { stubPlaces } from "../testing/stub-places.ts";
import { createConsoleApp } from "./console-app.ts";

const api = new Hono().all("*", (c) => c.json({ api: c.req.path, host: c.req.header("host") }));
const deps: SiteWithPlacesDeps = {
  backend: createLocalBackend(api),
  pictures: null,
  assets: null,
  pages: async (request) => {
    const headers = { "content-type": "text/html", "content-security-policy": "of the page" };
    return new Response(`page ${new URL(request.url).pathname}`, { headers });
  },
  places: stubPlaces,
  limiter: null,
  log: pino({ level: "silent" }),
};
const app = createConsoleApp(deps);

test.each([
  ["GET", "/ms-orders/companies/esquina/board"],
  ["POST", "/ms-orders/companies/esquina/orders/1/advance"],
  ["POST", "/auth/sign-in/email"],
  ["GET", "/auth/get-session"],
])("%s %s is answered by the API", async (method, path) => {
  const answer = await app.request(path, { method });
  expect(await answer.json()).toEqual({ api: path });
});

test("a page allows the devices that the console uses, and tells no other site its address", async () => {
  const { headers } = await app.request("/esquina/orders");
  expect(headers.get("content-security-policy")).toBe("of the page");
  expect(headers.get("referrer-policy")).toBe("no-referrer");
  expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
  const policy = headers.get("permissions-policy")?.split(", ");
  expect(policy).toEqual(
    expect.arrayContaining([
      "usb=(self)",
      "camera=(self)",
      "publickey-credentials-get=(self)",
      "publickey-credentials-create=(self)",
      "microphone=()",
    ]),
  );
});

test("a page cannot be written to", async () => {
  expect((await app.request("/esquina/orders", { method: "POST" })).status).toBe(405);
});

test("places are searched for the company that the request names, near its position", async () => {
  const merida = { latitude: 20.97, longitude: -89.62 };
  const backend = stubBackend({ tacos: { country: { country_code: "MX" }, ...merida } });
  const searches: object[] = [];
  const search: SiteWithPlacesDeps["places"]["search"]["search"] = async (query) => {
    searches.push(query);
    return { suggestions: [], provider: "gazetteer", expandable: false };
  };
  const places = { ...stubPlaces, search: { ...stubPlaces.search, search } };
  const site = createConsoleApp({ ...deps, backend, places });
  expect((await site.request("/places/search?q=calle+60&company=tacos")).status).toBe(200);
  expect(searches).toMatchObject([{ text: "calle 60", near: merida, country: "MX" }]);
  expect((await site.request("/places/search?q=calle+60")).status).toBe(404);
  expect((await site.request("/places/tiles/1/0/0.svg")).status).toBe(200);
});
