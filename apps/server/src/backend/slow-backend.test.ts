import { afterEach, beforeEach, expect, test } from "vitest";
import { type StubRemoteApi, startStubRemoteApi } from "../testing/stub-remote-api.ts";
import { createRemoteBackend } from "./backend.ts";

let api: StubRemoteApi;
beforeEach(async () => {
  api = await startStubRemoteApi();
});
afterEach(() => api.close());

test("a backend that is away gives the contract's 503 problem", async () => {
  const away = createRemoteBackend({
    url: "http://127.0.0.1:1",
    legacyUrl: "",
    legacyServices: [],
  });
  const answer = await away.handle(new Request("http://tacos.example/ms-orders/public/orders"));
  expect(answer.headers.get("content-type")).toBe("application/problem+json");
  expect(await answer.json()).toMatchObject({ status: 503, code: "unavailable" });
});

test("a backend that does not answer in time gives 503", async () => {
  const hurried = createRemoteBackend(
    { url: api.url, legacyUrl: api.url, legacyServices: [] },
    { timeoutMs: 50 },
  );
  const answer = await hurried.handle(new Request("http://tacos.example/ms-orders/hangs"));
  expect(answer.status).toBe(503);
  await expect(hurried.fetchFor()(`${api.url}/ms-orders/hangs`)).rejects.toThrow("timeout");
});

test("a picture that has started may take longer than the time limit", async () => {
  const hurried = createRemoteBackend(
    { url: api.url, legacyUrl: api.url, legacyServices: [] },
    { timeoutMs: 400 },
  );
  const answer = await hurried.handle(new Request("http://tacos.example/media/slow.webp"));
  expect(await answer.text()).toBe("picture");
});
