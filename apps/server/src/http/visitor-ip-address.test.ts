import { expect, test } from "vitest";
import { requestVisitorAddress, resolveVisitorAddress } from "./visitor-ip-address.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["6.6.6.6, 203.0.113.7", "203.0.113.7"],
  ["127.0.0.1,6.6.6.6 ,  2001:db8::1 ", "2001:db8::1"],
  ["203.0.113.7:4711", "203.0.113.7"],
  ["[2001:db8::1]:4711", "2001:db8::1"],
  ["[2001:db8::1]", "2001:db8::1"],
])("behind a trusted proxy with %j the address is %s", (forwardedFor, address) => {
  expect(resolveVisitorAddress("127.0.0.1", forwardedFor, { trustProxy: true })).toBe(address);
});

test.each([undefined, "", "unknown", "6.6.6.6, ", "203.0.113", "a, b", "1.2.3.4:5:6"])(
  "with the invalid address %j the visitor has the proxy's own",
  (forwardedFor) => {
    expect(resolveVisitorAddress("198.51.100.1", forwardedFor, { trustProxy: true })).toBe(
      "198.51.100.1",
    );
  },
);

test("without a trusted proxy X-Forwarded-For is ignored", () => {
  expect(resolveVisitorAddress("198.51.100.1", "203.0.113.7", { trustProxy: false })).toBe(
    "198.51.100.1",
  );
  expect(resolveVisitorAddress("::1", undefined, { trustProxy: false })).toBe("::1");
});

test("a closed connection has no address", () => {
  expect(resolveVisitorAddress(undefined, undefined, { trustProxy: false })).toBe("unknown");
});

test("a request has its connection's address, or the one from the trusted proxy", () => {
  const request = {
    socket: { remoteAddress: "127.0.0.1" },
    headers: { "x-forwarded-for": "6.6.6.6, 203.0.113.7" },
  };
  expect(requestVisitorAddress(request, { trustProxy: true })).toBe("203.0.113.7");
  expect(requestVisitorAddress(request, { trustProxy: false })).toBe("127.0.0.1");
  expect(requestVisitorAddress({ ...request, headers: {} }, { trustProxy: true })).toBe(
    "127.0.0.1",
  );
});
