import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { apiFetchContext, configContext, readAnswerContext } from "../server/server-context.ts";
import { loader } from "./health.tsx";

/** Returns the answer of the page for this answer of the API; null is an API that cannot be reached. */
async function health(answer: Response | null) {
  const context = new RouterContextProvider();
  context.set(apiFetchContext, async () => {
    if (answer === null) throw new TypeError("fetch failed");
    return answer;
  });
  context.set(readAnswerContext, (_, answer) => answer);
  context.set(configContext, {
    version: "1.2.3",
    region: "here",
    apiBase: () => "http://api.test",
  } as never);
  const request = new Request("http://any.test/health");
  const { data, init } = await loader({ request, context } as never);
  const retryAfter = new Headers(init?.headers).get("retry-after");
  return { health: data, status: init?.status ?? 200, retryAfter };
}

const problem = (status: number) => Response.json({ status }, { status });
const page = { name: "Comanda", version: "1.2.3", region: "here", type: "webapp" };
const alive = { health: { ...page, status: "ok" }, status: 200, retryAfter: null };

test("the health page answers 503 with Retry-After while the API cannot answer", async () => {
  const unavailable = { health: { ...page, status: "unavailable" }, status: 503, retryAfter: "5" };
  expect(await health(problem(503))).toEqual(unavailable);
  expect(await health(problem(500))).toEqual(unavailable);
  expect(await health(null)).toEqual(unavailable);
});

test("the health page answers 200 when the API does, also if the API does not have the call", async () => {
  expect(await health(Response.json({ status: "ok", version: "1", region: "r" }))).toEqual(alive);
  expect(await health(Response.json({ anything: "else" }))).toEqual(alive);
  expect(await health(problem(404))).toEqual(alive);
  expect(await health(problem(501))).toEqual(alive);
});
