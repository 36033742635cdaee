import { createServer, type Server } from "node:http";
import { afterEach, expect, test } from "vitest";
import { createFetchWithin } from "./fetch-within.ts";

let server: Server | null = null;
afterEach(() => server?.close());

/** A backend that answers each request as the list says; `reset` closes the connection. */
async function backendOf(...answers: (number | "reset")[]) {
  const methods: (string | undefined)[] = [];
  const started = createServer((request, response) => {
    const answer = answers[methods.length] ?? 200;
    methods.push(request.method);
    if (answer === "reset") request.socket.destroy();
    else response.writeHead(answer, answer === 429 ? { "retry-after": "9" } : {}).end("menu");
  });
  server = started;
  await new Promise<void>((resolve) => {
    started.listen(0, "127.0.0.1", resolve);
  });
  const address = started.address();
  if (typeof address !== "object" || !address) throw new Error("no port");
  return { url: `http://127.0.0.1:${address.port}/`, methods };
}

test.each([502, 503, 504, "reset"] as const)(
  "a read that fails once by %s is made again",
  async (failure) => {
    const { url, methods } = await backendOf(failure);
    const answer = await createFetchWithin(5000)(url);
    expect([answer.status, await answer.text()]).toEqual([200, "menu"]);
    expect(methods).toEqual(["GET", "GET"]);
  },
);

test("a read is made twice at most, and its second failure is the answer", async () => {
  const { url, methods } = await backendOf(503, 502);
  expect((await createFetchWithin(5000)(url)).status).toBe(502);
  expect(methods).toHaveLength(2);
});

test.each([503, "reset"] as const)(
  "a change is sent once, also if it fails by %s",
  async (failure) => {
    const { url, methods } = await backendOf(failure);
    await createFetchWithin(5000)(url, { method: "POST", body: "order" }).catch(() => null);
    expect(methods).toEqual(["POST"]);
  },
);

test.each([404, 429, 500])("an answer with the status %i is no passing failure", async (status) => {
  const { url, methods } = await backendOf(status);
  expect((await createFetchWithin(5000)(url)).status).toBe(status);
  expect(methods).toHaveLength(1);
});
