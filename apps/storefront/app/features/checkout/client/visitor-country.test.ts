import { beforeEach, expect, test, vi } from "vitest";
import { stubPage } from "../../../analytics/testing/stub-page.ts";
import type * as Module from "./visitor-country.ts";

let fetchVisitorCountry: typeof Module.fetchVisitorCountry;
let dataLayer: object[];

beforeEach(async () => {
  ({ dataLayer } = stubPage());
  // The module asks once per visit.
  vi.resetModules();
  ({ fetchVisitorCountry } = await import("./visitor-country.ts"));
});

/** The server's answer; a failure means no answer. */
function answer(respond: () => Response | never): void {
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => respond()),
  );
}

test("a country with phone numbers is guessed once per visit", async () => {
  answer(() => Response.json({ country_code: "BR" }));
  expect([await fetchVisitorCountry(), await fetchVisitorCountry()]).toEqual(["BR", "BR"]);
  expect(fetch).toHaveBeenCalledOnce();
  expect(dataLayer).toEqual([]);
});

test.each([
  ["none", null],
  ["one without phone numbers", "AQ"],
])("%s gives no guess and reports no error", async (_, country_code) => {
  answer(() => Response.json({ country_code }));
  expect(await fetchVisitorCountry()).toBeNull();
  expect(dataLayer).toEqual([]);
});

test.each<[string, () => Response | never, string]>([
  ["a refusal", () => new Response(null, { status: 503 }), "ERROR_503"],
  ["what is no JSON", () => new Response("<h1>hi</h1>"), "ERROR_200"],
  [
    "no answer",
    () => {
      throw new TypeError("no network");
    },
    "ERROR_0",
  ],
])("%s gives no guess and reports an error", async (_, respond, action) => {
  answer(respond);
  expect(await fetchVisitorCountry()).toBeNull();
  expect(dataLayer).toEqual([expect.objectContaining({ event: "requestError", action })]);
});
