import { type ApiClient, ApiError } from "@comanda/contract/calls/api-client";
import { stubStorage } from "@comanda/ui/web/testing/stub-storage.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { loadSavedClient } from "./saved-client.ts";
import { saveClientId, savedClientId } from "./saved-client-id.ts";

beforeEach(() => {
  stubStorage("localStorage");
});

const answers = (answer: unknown) => vi.fn(async () => answer) as unknown as ApiClient;
const fails = (status: number, cause?: Error) =>
  vi.fn(async () => {
    throw new ApiError("GET", "/", status, {}, cause);
  }) as unknown as ApiClient;

test("without a saved client there is no request", async () => {
  const call = answers({});
  expect(await loadSavedClient(call, "c")).toBeNull();
  expect(call).not.toHaveBeenCalled();
});

test("the saved client is loaded", async () => {
  saveClientId("c", "ana");
  expect(await loadSavedClient(answers({ id: "ana", source: "WEBAPP" }), "c")).toMatchObject({
    id: "ana",
  });
  expect(localStorage.getItem("comanda.client.c")).toBe("ana");
});

test.each([
  ["unknown to the API", fails(404)],
  ["whose lookup fails", fails(500)],
  ["whose lookup gets an answer that is not JSON", fails(200, new SyntaxError("<"))],
  ["made by the chat bot", answers({ id: "ana", source: "CHATBOT" })],
])("the saved id of a client %s is removed", async (_, call) => {
  saveClientId("c", "ana");
  expect(await loadSavedClient(call, "c")).toBeNull();
  expect(savedClientId("c")).toBeNull();
});

test.each([0, 429, 502, 503, 504])(
  "status %s is no answer, and the saved id is kept",
  async (status) => {
    saveClientId("c", "ana");
    expect(await loadSavedClient(fails(status), "c")).toBe("unanswered");
    expect(savedClientId("c")).toBe("ana");
  },
);

test("an answer that breaks off, as when the page is reloaded, keeps the saved id", async () => {
  saveClientId("c", "ana");
  const broken = fails(200, new TypeError("network error"));
  expect(await loadSavedClient(broken, "c")).toBe("unanswered");
  expect(savedClientId("c")).toBe("ana");
});
