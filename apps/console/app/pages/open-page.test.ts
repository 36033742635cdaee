import {
  type DataStrategyResult,
  data,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  RouterContextProvider,
  redirect,
} from "react-router";
import { expect, test, vi } from "vitest";
import { noteOpenFrame } from "./open-frame.ts";
import { isLost, openPage } from "./open-page.ts";

const failed = (result: unknown) => isLost({ type: "error", result });

test("a loader without an answer of the server is lost, a refusal and a redirect are answers", () => {
  expect(failed(new TypeError("Failed to fetch"))).toBe(true);
  expect(failed(new ErrorResponse(503, "", null))).toBe(true);
  expect(failed(new ErrorResponse(403, "", null))).toBe(false);
  expect(failed(redirect("/sign-in"))).toBe(false);
  expect(isLost({ type: "data", result: data(null) })).toBe(false);
});

const lost: DataStrategyResult = { type: "error", result: new ErrorResponse(503, "", null) };
const frameOf = (loaderData: unknown): DataStrategyResult => ({ type: "data", result: loaderData });

/** Opens a page of a company whose loaders have these results, while the server answers other requests. */
async function open(companyId: string, results: Record<string, DataStrategyResult>) {
  const requests = vi.fn(async () => new Response());
  vi.stubGlobal("fetch", requests);
  vi.stubGlobal("location", { href: "http://console/a/more" });
  const url = new URL(`http://console/${companyId}/history`);
  const found = await openPage(
    {
      request: new Request(url),
      url,
      pattern: "/:companyId/history",
      params: { companyId },
      context: new RouterContextProvider(),
    },
    async () => results,
  );
  vi.unstubAllGlobals();
  return { found, requests };
}

test("the open frame keeps its data where the server gives none, and only for its own company", async () => {
  const close = noteOpenFrame({ companyId: "a", loaderData: "open" });
  const failed = () => ({ "routes/company-layout": lost, "routes/history": lost });
  const same = await open("a", failed());
  expect(same.found).toEqual({
    "routes/company-layout": frameOf("open"),
    "routes/history": lost,
  });
  expect((await open("b", failed())).found).toEqual(failed());
  close();
  expect((await open("a", failed())).found).toEqual(failed());
});

test("a page that fails beside the data of its frame is shown without another request", async () => {
  const results = { "routes/company-layout": frameOf("fresh"), "routes/history": lost };
  const { found, requests } = await open("a", results);
  expect(found).toEqual(results);
  expect(requests).not.toHaveBeenCalled();
});
