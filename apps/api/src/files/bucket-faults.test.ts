import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { inspect } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkBucket } from "./check-bucket.ts";
import { type BucketService, s3BucketFiles } from "./s3-bucket-files.ts";
import { type BucketServer, startBucketServer } from "./testing/bucket-server.ts";

const SECRET = "a-secret-that-no-log-may-show";
const address = { bucket: "comanda", prefix: "here/" };
let server: BucketServer;
beforeAll(async () => {
  server = await startBucketServer();
});
afterAll(() => server.close());

const open = (service: Partial<BucketService> = {}, bucket = "comanda") =>
  s3BucketFiles({ ...server.service, ...service }, { ...address, bucket });

async function portOf(listening: Server): Promise<string> {
  await once(listening.listen(0, "127.0.0.1"), "listening");
  const found = listening.address();
  return `http://127.0.0.1:${typeof found === "object" ? found?.port : 0}`;
}

/** A service that answers by `listener`. */
async function serveBy(listener: RequestListener) {
  const service = createServer(listener);
  const endpoint = await portOf(service);
  const close = () => {
    service.closeAllConnections();
    service.close();
  };
  return { endpoint, close };
}

test.each([
  ["a wrong secret", { secretAccessKey: SECRET }, "comanda", "S3_SECRET_ACCESS_KEY is wrong"],
  ["an unknown key", { accessKeyId: "OTHER" }, "comanda", "S3_ACCESS_KEY_ID"],
  ["an absent bucket", {}, "absent", "There is no such bucket"],
])(
  "the start is refused with %s, in words that name what to mend",
  async (...[, service, bucket, text]) => {
    const refused = checkBucket(open(service, bucket), "PICTURES_BUCKET");
    const error = await refused.then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(error).toMatchObject({ name: "BucketRefused", message: expect.stringContaining(text) });
    expect(error).toMatchObject({
      message: expect.stringContaining(`PICTURES_BUCKET: s3://${bucket}/`),
    });
    expect(inspect(error, { depth: 9 })).not.toContain(SECRET);
  },
);

test("the start is refused where nothing listens, and where nothing answers in time", async () => {
  const closed = createServer();
  const nowhere = await portOf(closed);
  closed.close();
  await expect(checkBucket(open({ endpoint: nowhere }), "BACKUP_DIR")).rejects.toThrow(
    "Look whether S3_ENDPOINT can be reached",
  );
  const silent = await serveBy(() => undefined);
  const waiting = checkBucket(open({ endpoint: silent.endpoint, timeoutMs: 100 }), "BACKUP_DIR");
  await expect(waiting).rejects.toThrow("Nothing answered in time");
  silent.close();
});

test("a request that fails for now is sent again; one that is refused is not", async () => {
  const asked: string[] = [];
  const outcomes: string[] = [];
  const failing = await serveBy(({ method, url = "" }, response) => {
    asked.push(`${method} ${url}`);
    if (url.endsWith("/refused")) response.writeHead(403).end();
    else if (asked.length < 3) response.writeHead(503).end();
    else response.end("taco");
  });
  const service = { ...server.service, endpoint: failing.endpoint };
  const files = s3BucketFiles(service, address, (method, outcome) =>
    outcomes.push(`${method} ${outcome}`),
  );
  expect(Buffer.from((await files.read("a")) ?? []).toString()).toBe("taco");
  expect(outcomes).toEqual(["GET retried", "GET retried", "GET answered"]);
  await expect(files.read("refused")).rejects.toMatchObject({ code: "status 403" });
  expect(asked.filter((line) => line.endsWith("refused"))).toHaveLength(1);
  failing.close();
});

test("an answer that stops in its middle fails in time", async () => {
  const stuck = await serveBy((_, response) => {
    response.writeHead(200, { "content-length": "10" });
    response.write("half");
  });
  const files = open({ endpoint: stuck.endpoint, timeoutMs: 100 });
  await expect(files.read("a")).rejects.toMatchObject({ name: "BucketFailure", code: "timeout" });
  stuck.close();
});

test("a service that ends in the middle of an upload fails it, and the file is not there", async () => {
  const dying = await startBucketServer();
  const files = s3BucketFiles({ ...dying.service, timeoutMs: 500 }, address);
  async function* pieces() {
    for (let at = 0; at < 20; at += 1) {
      if (at === 18) await dying.close();
      yield new Uint8Array(1_000_000);
    }
  }
  await expect(files.writePieces("large.bin", pieces())).rejects.toMatchObject({
    name: "BucketFailure",
  });
  expect(await open().has("large.bin")).toBe(false);
});
