import { createServer, type IncomingHttpHeaders, request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { sharedPage } from "@comanda/storefront/app/server/shared-page.server.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type ListeningServer, startListening } from "../http/listen-and-drain.ts";
import { createCachedPageHandler } from "./cached-page-handler.ts";
import { createPageCache } from "./page-cache.ts";

const TEXT = "tacos al pastor ".repeat(500);

let listening: ListeningServer;
let trustProxy: boolean;
let rendered: string[];
let status: number;
beforeEach(async () => {
  trustProxy = false;
  rendered = [];
  status = 200;
  const find = createPageCache({
    version: async () => "1",
    render: async ({ url, headers }) => {
      rendered.push(`${url} ${JSON.stringify(headers)}`);
      const ofPage = new Headers({
        "content-type": "text/html",
        "x-request-id": "r1",
        vary: "accept-language",
      });
      ofPage.append("set-cookie", "one=1");
      ofPage.append("set-cookie", "two=2");
      return new Response(TEXT, { status, headers: ofPage });
    },
  });
  const server = createServer(async (request, response) => {
    const answerShared = createCachedPageHandler({ sharedPage, find, trustProxy });
    if (!(await answerShared(request, response))) response.writeHead(421).end("not shared");
  });
  listening = await startListening(server, 0, "127.0.0.1");
});
afterEach(() => listening.close());

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer };

function get(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { port: listening.port, path, method, headers: { host: "a.test", ...headers } };
    const sent = request(options, (answer) => {
      const pieces: Buffer[] = [];
      answer.on("data", (piece: Buffer) => pieces.push(piece));
      answer.on("end", () =>
        resolve({
          status: answer.statusCode,
          headers: answer.headers,
          body: Buffer.concat(pieces),
        }),
      );
    });
    sent.on("error", reject).end();
  });
}

test.each([
  ["gzip, deflate, br", "br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
  ["", undefined, (body: Buffer) => body],
])("a page is sent in the accepted encoding: '%s'", async (accepted, encoding, decode) => {
  for (const time of ["first", "second"]) {
    const { headers, body } = await get("/products", { "accept-encoding": accepted });
    expect([time, headers["content-encoding"]]).toEqual([time, encoding]);
    expect(headers).toMatchObject({
      "content-length": String(body.length),
      vary: "accept-language, accept-encoding",
      "set-cookie": ["one=1", "two=2"],
    });
    expect(`${decode(body)}`).toBe(TEXT);
  }
  expect(rendered).toHaveLength(1);
});

test("a client that has the page gets 304 for every encoding", async () => {
  const { headers } = await get("/products", { "accept-encoding": "br" });
  const etag = String(headers.etag);
  for (const tag of [etag, `"other", ${etag}`, etag.replace("W/", ""), "*"]) {
    const again = await get("/products", { "if-none-match": tag, "accept-encoding": "gzip" });
    expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0), headers: { etag } });
    expect(again.headers).not.toHaveProperty("content-encoding");
  }
  expect(await get("/products", { "if-none-match": '"other"' })).toMatchObject({ status: 200 });
});

test("HEAD gives the headers of GET without a body", async () => {
  const accepted = { "accept-encoding": "br" };
  const { headers } = await get("/products", accepted);
  const head = await get("/products", accepted, "HEAD");
  expect(head.body).toHaveLength(0);
  for (const name of ["content-length", "content-encoding", "etag", "set-cookie", "vary"]) {
    expect([name, head.headers[name]]).toEqual([name, headers[name]]);
  }
});

test("headers of a single answer are not repeated on later ones", async () => {
  await get("/");
  const { headers } = await get("/");
  expect(headers).not.toHaveProperty("x-request-id");
  expect(headers["server-timing"]).toMatch(/^age;dur=\d+$/);
});

test.each([
  ["a page of one visitor", "/tracking", {}, "GET"],
  ["another method", "/products", {}, "POST"],
  ["a host that is no name", "/products", { host: "a b" }, "GET"],
  ["a host with a path in it", "/products", { host: "a.test/x" }, "GET"],
  ["a host with a user in it", "/products", { host: "u@a.test" }, "GET"],
  ["a whole address instead of a path", "http://b.test/products", {}, "GET"],
])("%s is not answered from the cache", async (_, path, headers, method) => {
  expect(await get(path, headers, method)).toMatchObject({ status: 421 });
  expect(rendered).toEqual([]);
});

test("the page is rendered from its URL and the language alone", async () => {
  const cookie = "comanda_device=secret; i18n_redirected=es";
  await get("/products", { cookie, authorization: "Basic x", "user-agent": "me" });
  expect(rendered).toEqual(['http://a.test/products {"cookie":"i18n_redirected=es"}']);
});

test("forwarded headers count only behind a trusted proxy", async () => {
  const forwarded = { "x-forwarded-host": "b.test", "x-forwarded-proto": "https" };
  await get("/", forwarded);
  trustProxy = true;
  await get("/", forwarded);
  await get("/", { ...forwarded, "x-forwarded-host": "b.test/x" });
  const hosts = rendered.map((text) => text.split(" ")[0]);
  // An invalid host is ignored, so the third request gets the page of the first.
  expect(hosts).toEqual(["http://a.test/", "https://b.test/"]);
});

test("an answer that may not be cached is sent in full every time", async () => {
  status = 503;
  const { headers } = await get("/products");
  const again = await get("/products", { "if-none-match": String(headers.etag) });
  expect(again.status).toBe(503);
  expect(rendered).toHaveLength(2);
});
