import { pino } from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  respondWith,
  type StubRemoteServer,
  startStubRemoteServer,
} from "../testing/stub-source.ts";
import { createSearchLog } from "./search-log.ts";

let stub: StubRemoteServer;
let lines: string[];
beforeEach(async () => {
  stub = await startStubRemoteServer();
  lines = [];
});
afterEach(() => stub.close());

const place = { latitude: 20.9689, longitude: -89.6233, address: "Calle 60 491" };
const createLogger = () => pino({ base: null }, { write: (line) => void lines.push(line) });
const createLog = () => createSearchLog(`${stub.url}/secret-script/exec`, createLogger(), 200);

test("a place is posted as lat, lng and address", async () => {
  stub.behave((response) => response.writeHead(302, { location: "/done" }).end());
  createLog()(place);
  await vi.waitFor(() => expect(stub.received).toHaveLength(1), 10_000);
  const [row] = stub.received;
  expect(row).toMatchObject({ method: "POST", path: "/secret-script/exec" });
  const type = row?.headers["content-type"] ?? "";
  expect(type).toMatch(/^multipart\/form-data; boundary=/);
  const form = await new Response(row?.body, { headers: { "content-type": type } }).formData();
  expect([...form]).toEqual([
    ["lat", "20.9689"],
    ["lng", "-89.6233"],
    ["address", "Calle 60 491"],
  ]);
  expect(lines).toEqual([]);
});

test.each([
  ["is refused", respondWith(500, {})],
  ["is not answered", () => undefined],
])(
  "for a row that %s, a warning is logged without the row's contents and the URL",
  async (_, behaviour) => {
    stub.behave(behaviour);
    createLog()(place);
    await vi.waitFor(() => expect(lines).toHaveLength(1), 10_000);
    expect(lines[0]).not.toMatch(/Calle|20\.9|secret-script/);
  },
);

test("when the receiving server is too slow, rows are dropped and at most 20 are in flight", async () => {
  stub.behave(() => undefined);
  const logPlace = createLog();
  for (let nth = 0; nth < 100; nth += 1) logPlace(place);
  await vi.waitFor(() => expect(lines.length).toBeGreaterThan(0), 10_000);
  expect(stub.received.length).toBeLessThanOrEqual(20);
  stub.behave(respondWith(200, {}));
  await vi.waitFor(() => expect(lines).toHaveLength(20), 10_000);
  logPlace(place);
  await vi.waitFor(() => expect(stub.received.length).toBe(21), 10_000);
});
