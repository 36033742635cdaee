import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { json } from "node:stream/consumers";
import { readLockHolder } from "@comanda/api/db/connect/lock-data-dir";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { runThroughOperatorChannel } from "../commands/operator-channel.ts";
import { readConfig } from "../config/read-config.ts";
import { serve } from "../serve.ts";
import { writeCompanyFile } from "../testing/company-file.ts";
import { copyDataFolder } from "../testing/data-template.ts";
import { placeTestOrder } from "../testing/place-order.ts";
import { stubStorefront } from "../testing/stub-storefront.ts";
import { reportExports } from "./report-exports.ts";

type Value = { stringValue?: string; intValue?: number };
type SentSpan = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: Value }[];
};
type SentBatch = { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] };

let folder: string;
let backend: Server;
let received = "";
const spans: SentSpan[] = [];
const keys: unknown[] = [];
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "comanda-traces-"));
  backend = createServer(async (request, response) => {
    keys.push(request.headers["api-key"]);
    const batch = (await json(request)) as SentBatch;
    received += JSON.stringify(batch);
    spans.push(
      ...batch.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    );
    response.end("{}");
  });
  await new Promise<void>((resolve) => backend.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  backend.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Serves until `visit` is done; all spans are sent then. */
async function withServer(
  env: Record<string, string>,
  visit: (url: string, dataDir: string) => Promise<void>,
): Promise<void> {
  const dataDir = mkdtempSync(path.join(folder, "data-"));
  rmSync(dataDir, { recursive: true });
  copyDataFolder(dataDir);
  const { port } = backend.address() as { port: number };
  const quiet = { PORT: "0", DEMO: "off", LOG_LEVEL: "silent", DATA_DIR: dataDir };
  const traces = {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_EXPORTER_OTLP_HEADERS: "api-key=abc",
  };
  const running = await serve(readConfig({ ...quiet, ...traces, ...env }), stubStorefront());
  spans.length = 0;
  await visit(`http://127.0.0.1:${running.port}`, dataDir).finally(running.close);
}

const attributeOf = (span: SentSpan | undefined, key: string) => {
  const value = span?.attributes.find((each) => each.key === key)?.value;
  return value?.stringValue ?? value?.intValue;
};
const named = (name: string) => spans.filter((span) => span.name === name);
const PLACE = "PATCH /ms-orders/public/companies/:companyId/orders/:orderId";
/** A context of W3C Trace Context, as a proxy in front sends it. */
const traceparent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";

test("an order is a span with its statements, and a page has its calls; nothing in them is of a person", async () => {
  await withServer({}, async (url, dataDir) => {
    writeCompanyFile(folder);
    const operator = readLockHolder(dataDir)?.operator;
    if (!operator) throw new Error("The server takes no commands");
    const ignore = () => undefined;
    const command = { argv: ["import", "company.json"], folder };
    await runThroughOperatorChannel(operator, command, { out: ignore, err: ignore });
    await placeTestOrder({ url });
    await fetch(`${url}/products?name=Ana%20Planted`, {
      headers: { host: "planted.test", "x-request-id": "id-of-the-page", traceparent },
    }).then((answer) => answer.text());
    await fetch(`${url}/invented/Ana-Planted`).then((answer) => answer.text());
  });
  const [placed] = named(PLACE);
  expect(attributeOf(placed, "http.response.status_code")).toBe(200);
  const parts = spans.filter(({ parentSpanId }) => parentSpanId === placed?.spanId);
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.every((part) => attributeOf(part, "db.query.text") !== undefined)).toBe(true);
  const page = spans.find((span) => attributeOf(span, "comanda.request_id") === "id-of-the-page");
  expect(page?.parentSpanId ?? "").toBe("");
  const calls = spans.filter(({ parentSpanId }) => parentSpanId === page?.spanId);
  expect(calls.map(({ name }) => name)).toContain("GET /ms-companies/public/hosts/:host");
  expect(keys).toContain("abc");
  expect(received).not.toMatch(/planted/iu);
});

test("the trace of a trusted proxy goes on, and without one the header of a visitor counts nothing", async () => {
  const visit = async (url: string) => {
    await fetch(`${url}/ms-companies/public/hosts/nowhere.test`, { headers: { traceparent } });
  };
  const call = "GET /ms-companies/public/hosts/:host";
  await withServer({ TRUST_PROXY: "on" }, visit);
  expect(named(call)[0]).toMatchObject({
    traceId: "0af7651916cd43dd8448eb211c80319c",
    parentSpanId: "b7ad6b7169203331",
  });
  expect(attributeOf(named(call)[0], "comanda.refusal")).toBe("host_not_found");
  await withServer({}, visit);
  expect(named(call)[0]?.traceId).not.toBe("0af7651916cd43dd8448eb211c80319c");
});

test("with a share of 0 no request is sent", async () => {
  await withServer({ OTEL_TRACES_SAMPLER_ARG: "0" }, async (url) => {
    await fetch(`${url}/products`);
  });
  expect(spans).toEqual([]);
});

test("the log has one line when traces are lost, and one when they are sent again", () => {
  const codes = [1, 1, 0, 0, 1];
  const log = { warn: vi.fn(), info: vi.fn() };
  const exporter = reportExports(
    {
      export: (_spans, done) => done({ code: codes.shift() ?? 0, error: new Error("refused") }),
      shutdown: async () => undefined,
    },
    log,
  );
  for (let batch = 0; batch < 5; batch += 1) exporter.export([], () => undefined);
  expect(log.warn).toHaveBeenCalledTimes(2);
  expect(log.info).toHaveBeenCalledTimes(1);
});
