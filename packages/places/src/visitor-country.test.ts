import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { publicIpAddress } from "./public-ip-address.ts";
import {
  failureModes,
  respondWith,
  type StubRemoteServer,
  startStubRemoteServer,
} from "./testing/stub-source.ts";
import {
  countryDatabasePath,
  createFileCountryLookup,
  createRemoteCountryLookup,
} from "./visitor-country.ts";

let lines: string[];
beforeEach(() => {
  lines = [];
});
const log = pino({ base: null }, { write: (line) => void lines.push(line) });

const privateAddresses = [
  "127.0.0.1",
  "10.1.2.3",
  "172.16.0.1",
  "192.168.1.7",
  "100.64.0.1",
  "169.254.1.1",
  "0.0.0.0",
  "203.0.113.7",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:192.168.1.7",
  "fe80::1%eth0",
  "fd00::1",
  "2001:db8::1",
  "ff02::1",
  "unknown",
  "",
  "8.8.8",
  "8.8.8.8, 9.9.9.9",
];

test.each(privateAddresses)("%j is no public address", (visitor) => {
  expect(publicIpAddress(visitor)).toBeNull();
});

test.each([
  ["8.8.8.8", "8.8.8.8"],
  ["::ffff:8.8.8.8", "8.8.8.8"],
  ["::FFFF:8.8.8.8", "8.8.8.8"],
  ["172.32.0.1", "172.32.0.1"],
  ["2800:3f0:4001:80c::200e", "2800:3f0:4001:80c::200e"],
])("the public address of %s is %s", (visitor, address) => {
  expect(publicIpAddress(visitor)).toBe(address);
});

describe("by the file", () => {
  const countryOf = createFileCountryLookup({ log });

  // Networks of big providers, which stay in one country.
  test.each([
    ["189.203.0.1", "MX"],
    ["::ffff:189.203.0.1", "MX"],
    ["200.147.35.149", "BR"],
    ["181.30.1.1", "AR"],
    ["190.110.96.1", "CL"],
    ["8.8.8.8", "US"],
    ["2806:2f0::1", "MX"],
    ["2001:4860:4860::8888", "US"],
  ])("%s is in %s", async (visitor, country) => {
    expect(await countryOf(visitor)).toBe(country);
  });

  test("a private address has no country", async () => {
    for (const visitor of privateAddresses) expect(await countryOf(visitor)).toBeNull();
    expect(lines).toEqual([]);
  });
});

describe("by a file that cannot be opened", () => {
  test("no country is returned until the file opens, and the failure is logged once", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    let file = "/nowhere.mmdb";
    const countryOf = createFileCountryLookup({ log, file: () => file });
    for (let visitor = 1; visitor < 20; visitor += 1) {
      expect(await countryOf(`8.8.8.${visitor}`)).toBeNull();
    }
    expect(lines).toHaveLength(3);
    file = countryDatabasePath();
    vi.advanceTimersByTime(10_001);
    expect(await countryOf("8.8.8.8")).toBe("US");
    vi.useRealTimers();
  });
});

describe("by a server", () => {
  let stub: StubRemoteServer;
  beforeEach(async () => {
    stub = await startStubRemoteServer();
  });
  afterEach(() => stub.close());
  const remote = () =>
    createRemoteCountryLookup(`${stub.url}/{ip}/json?key=secret&ip={ip}`, { log, timeoutMs: 200 });

  test.each([
    [{ country_code: "MX", country: "Mexico" }, "MX"],
    [{ countryCode: "br" }, "BR"],
    [{ ip: "8.8.8.8", country: "US" }, "US"],
    [{ country: "Mexico" }, null],
    [{ country_code: "EU" }, null],
    [{ country_code: null }, null],
    [{}, null],
    ["MX", null],
  ])("the answer %j means the country %s", async (body, country) => {
    stub.behave(respondWith(200, body));
    expect(await remote()("8.8.8.8")).toBe(country);
    expect(stub.received[0]).toMatchObject({
      path: "/8.8.8.8/json",
      query: { key: "secret", ip: "8.8.8.8" },
    });
  });

  test("each visitor is looked up once, and a private address not at all", async () => {
    stub.behave(respondWith(200, { country_code: "MX" }));
    const countryOf = remote();
    await Promise.all([countryOf("8.8.8.8"), countryOf("::ffff:8.8.8.8")]);
    await countryOf("8.8.8.8");
    for (const visitor of privateAddresses) expect(await countryOf(visitor)).toBeNull();
    expect(stub.received).toHaveLength(1);
    await countryOf("2001:4860:4860::8888");
    expect(stub.received[1]?.path).toBe("/2001%3A4860%3A4860%3A%3A8888/json");
  });

  test("a server that keeps failing is not called, and the log stays short", async () => {
    stub.behave(respondWith(500, {}));
    const countryOf = remote();
    for (let visitor = 1; visitor < 20; visitor += 1) {
      expect(await countryOf(`8.8.8.${visitor}`)).toBeNull();
    }
    expect(stub.received).toHaveLength(3);
    expect(lines).toHaveLength(3);
  });

  test.each(Object.entries(failureModes))(
    "%s gives no country, within the time limit",
    async (_, bad) => {
      stub.behave(bad.behaviour);
      const start = performance.now();
      expect(await remote()("8.8.8.8")).toBeNull();
      expect(performance.now() - start).toBeLessThan(1_000);
      expect(lines.join()).not.toMatch(/secret|8\.8\.8/);
    },
  );
});
