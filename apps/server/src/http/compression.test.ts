import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { expect, test, vi } from "vitest";
import { chooseEncoding, compression } from "./compression.ts";

const long = "tacos al pastor ".repeat(500);

function answering(response: () => Response) {
  const app = new Hono().use(compression).get("/", response);
  return (encoding?: string) =>
    app.request("/", { headers: encoding ? { "accept-encoding": encoding } : {} });
}

const text = answering(() => new Response(long, { headers: { "content-type": "text/html" } }));

test.each([
  ["gzip, deflate, br", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["gzip;q=1.0, br;q=0.1", "br"],
  ["br ; q=0 , gzip ; q=1", "gzip"],
])("text is compressed with the best accepted encoding: %s", async (accepted, encoding) => {
  const answer = await text(accepted);
  expect(answer.headers.get("content-encoding")).toBe(encoding);
  expect(answer.headers.get("vary")).toBe("accept-encoding");
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.length).toBeLessThan(long.length / 10);
  expect(`${encoding === "br" ? brotliDecompressSync(bytes) : gunzipSync(bytes)}`).toBe(long);
});

test.each([[undefined], ["identity"], ["zstd"]])(
  "an answer stays uncompressed for Accept-Encoding %s",
  async (accepted) => {
    const answer = await text(accepted);
    expect(answer.headers.has("content-encoding")).toBe(false);
    expect(answer.headers.get("vary")).toBe("accept-encoding");
    expect(await answer.text()).toBe(long);
  },
);

// A pattern whose steps grow with the square of the length would take longer than a test may.
test("a header of many spaces is read like a short one", () => {
  expect(chooseEncoding(`a${" ".repeat(400_000)}b, br`)).toBe("br");
});

test("the body of an answer that stays as it is is not made a stream", async () => {
  const response = new Response(long, { headers: { "content-type": "text/html" } });
  const body = vi.spyOn(response, "body", "get");
  const answer = await answering(() => response)("identity");
  expect(body).not.toHaveBeenCalled();
  expect(await answer.text()).toBe(long);
});

test.each([
  ["a picture", long, { "content-type": "image/webp" }],
  ["what is compressed already", long, { "content-type": "text/css", "content-encoding": "gzip" }],
  ["what is short", "short", { "content-type": "text/plain", "content-length": "5" }],
])("%s stays uncompressed", async (_, body, headers) => {
  const answer = await answering(() => new Response(body, { headers }))("br");
  expect(await answer.text()).toBe(body);
  expect(answer.headers.get("content-encoding")).not.toBe("br");
});

test("a streamed answer arrives piece by piece", async () => {
  let write: (piece: string) => void = () => undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      write = (piece) => controller.enqueue(new TextEncoder().encode(piece));
    },
  });
  const answer = await answering(
    () => new Response(body, { headers: { "content-type": "text/html" } }),
  )("gzip");
  const reader = answer.body?.pipeThrough(new DecompressionStream("gzip")).getReader();
  for (const piece of ["<head>", "<body>"]) {
    write(piece);
    const { value } = (await reader?.read()) ?? {};
    expect(new TextDecoder().decode(value)).toBe(piece);
  }
  await reader?.cancel();
});

test("an answer breaks off when its body breaks off", async () => {
  const body = new ReadableStream({
    pull: (controller) => controller.error(new Error("The page broke")),
  });
  const answer = await answering(
    () => new Response(body, { headers: { "content-type": "text/html" } }),
  )("br");
  await expect(answer.arrayBuffer()).rejects.toThrow();
});
