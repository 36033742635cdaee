import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { Hono } from "hono";
import { requestId } from "hono/request-id";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { staticFiles } from "./static-files.ts";

const SCRIPT = "/assets/app-1a2b.js";

let folder: string;
let app: Hono;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "comanda-files-"));
  await mkdir(path.join(folder, "assets"));
  await writeFile(path.join(folder, SCRIPT), "script");
  await writeFile(path.join(folder, `${SCRIPT}.br`), brotliCompressSync("script"));
  await writeFile(path.join(folder, "icon.svg"), "<svg/>");
  await writeFile(path.join(folder, "assets/large.js"), "x".repeat(300_000));
  app = new Hono();
  app.use(requestId());
  app.use("/assets/*", staticFiles(folder, { cacheControl: "immutable", memory: true }));
  app.use(staticFiles(folder, { cacheControl: "max-age=3600" }));
});
afterEach(() => rm(folder, { recursive: true }));

async function get(address: string, headers: Record<string, string> = {}) {
  const answer = await app.request(address, { headers });
  const { "x-request-id": id, ...others } = Object.fromEntries(answer.headers);
  return { id, headers: others, status: answer.status, text: await answer.text() };
}

test.each([
  [{}],
  [{ "accept-encoding": "br" }],
  [{ "accept-encoding": "gzip;q=1, br" }],
  [{ "accept-encoding": "gzip" }],
  [{ range: "bytes=1-3" }],
])("a file that is requested again has the same answer, but another id: %o", async (headers) => {
  const { id, ...first } = await get(SCRIPT, headers);
  await get(SCRIPT, { "accept-encoding": "br" });
  const { id: otherId, ...again } = await get(SCRIPT, headers);
  expect(again).toEqual(first);
  expect(first.headers["cache-control"]).toBe("immutable");
  expect(otherId).not.toBe(id);
});

test("HEAD has the headers of GET and no body, before and after the file is in memory", async () => {
  const head = async () => {
    const answer = await app.request(SCRIPT, { method: "HEAD" });
    return [answer.headers.get("content-length"), await answer.text()];
  };
  expect(await head()).toEqual(["6", ""]);
  await get(SCRIPT);
  expect(await head()).toEqual(["6", ""]);
});

test.each([
  ["a file with memory is read once", SCRIPT, "script"],
  ["a file without memory is read each time", "/icon.svg", "changed"],
  ["a large file is read each time", "/assets/large.js", "changed"],
])("%s", async (_what, address, expected) => {
  await get(address);
  await writeFile(path.join(folder, address), "changed");
  expect((await get(address)).text).toBe(expected);
});

test("a file that does not exist is not found, also after it was requested", async () => {
  expect((await get("/assets/none.js")).status).toBe(404);
  await writeFile(path.join(folder, "assets/none.js"), "new");
  expect(await get("/assets/none.js")).toMatchObject({ status: 200, text: "new" });
});

test("a folder that is made after the start is served from then on, without a warning", async () => {
  const printed = vi.spyOn(console, "error");
  const media = path.join(folder, "media");
  app = new Hono();
  app.use(requestId());
  app.use(staticFiles(media, { cacheControl: "immutable", memory: true }));
  expect((await get("/taco.webp")).status).toBe(404);
  await mkdir(media);
  await writeFile(path.join(media, "taco.webp"), "picture");
  expect(await get("/taco.webp")).toMatchObject({ status: 200, text: "picture" });
  expect(printed).not.toHaveBeenCalled();
});
