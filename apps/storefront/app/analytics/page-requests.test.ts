import { beforeEach, expect, test, vi } from "vitest";
import { watchPageRequests } from "./page-requests.ts";
import { stubPage } from "./testing/stub-page.ts";

let page: ReturnType<typeof stubPage>;
let answer: () => Promise<Response>;

/** Loads a page that the server answered with `status`, and watches its requests. */
function watch(status: number | undefined) {
  page = stubPage();
  vi.stubGlobal("location", { search: "", pathname: "/cart", href: "https://tacos.test/cart" });
  vi.stubGlobal("performance", { getEntriesByType: () => [{ responseStatus: status }] });
  Object.assign(window, { fetch: () => answer() });
  watchPageRequests();
}

const reported = () =>
  page.dataLayer.map((each) => "action" in each && `${each.method} ${each.url} ${each.action}`);

beforeEach(() => {
  watch(200);
  answer = async () => new Response("{}", { status: 503 });
});

test.each([
  "/cart.data",
  new URL("https://tacos.test/tracking.data?order_id=secret"),
  "https://tacos.test/_.data?_routes=root",
])("a refused request for a page's data is reported and returned: %s", async (input) => {
  expect((await window.fetch(input)).status).toBe(503);
  expect(reported()).toEqual([expect.stringMatching(/^GET \S*\/\w+\.data ERROR_503$/u)]);
});

test("a request for a page's data without an answer is reported and rethrown", async () => {
  answer = async () => Promise.reject(new TypeError("offline"));
  await expect(window.fetch("/cart.data")).rejects.toThrow("offline");
  expect(reported()).toEqual(["GET /cart.data ERROR_0"]);
});

test("an aborted request is not reported", async () => {
  answer = async () => Promise.reject(new DOMException("left", "AbortError"));
  const signal = AbortSignal.abort();
  await expect(window.fetch("/cart.data", { signal })).rejects.toThrow("left");
  expect(reported()).toEqual([]);
});

test("successful requests and calls of the API are not reported", async () => {
  await window.fetch("/ms-orders/public/orders");
  answer = async () => new Response("{}");
  await window.fetch("/cart.data");
  expect(reported()).toEqual([]);
});

test.each([
  [404, ["GET /cart ERROR_404"]],
  [200, []],
  [undefined, []],
])(
  "a page that the server answered with %s is reported if that is an error",
  (status, expected) => {
    watch(status);
    expect(reported()).toEqual(expected);
  },
);
