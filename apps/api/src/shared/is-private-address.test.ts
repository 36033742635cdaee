import { expect, test } from "vitest";
import { isPrivateAddress } from "./is-private-address.ts";

/** The special-purpose registries of IANA, without what is globally reachable in them. */
const special = [
  ["0.0.0.0", "0.255.255.255"],
  ["10.0.0.0", "10.255.255.255"],
  ["100.64.0.0", "100.127.255.255"],
  ["127.0.0.0", "127.255.255.255"],
  ["169.254.0.0", "169.254.169.254"],
  ["172.16.0.0", "172.31.255.255"],
  ["192.0.0.0", "192.0.0.170"],
  ["192.0.2.0", "192.0.2.255"],
  ["192.88.99.1", "192.88.99.2"],
  ["192.168.0.0", "192.168.255.255"],
  ["198.18.0.0", "198.19.255.255"],
  ["198.51.100.0", "198.51.100.255"],
  ["203.0.113.0", "203.0.113.255"],
  ["224.0.0.1", "239.255.255.255"],
  ["240.0.0.0", "255.255.255.255"],
  ["::", "::1"],
  ["::127.0.0.1", "::ffff:0:10.0.0.1"],
  ["64:ff9b::a00:1", "64:ff9b:1::a00:1"],
  ["100::1", "100:0:0:1::1"],
  ["2001::1", "2001:2::1"],
  ["2001:10::1", "2001:1ff:ffff::1"],
  ["2001:db8::1", "2001:db8:ffff::1"],
  ["2002:a00:1::1", "2002:7f00:1::"],
  ["3fff::1", "3fff:fff::1"],
  ["5f00::1", "4000::1"],
  ["fc00::1", "fdff::1"],
  ["fe80::1", "fec0::1"],
  ["ff02::1", "ff0e::1"],
].flat();

test.each(special)("%s is not public", (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

const mapped = special.filter((address) => !address.includes(":"));

test.each(mapped)("%s inside an IPv6 address is not public", (address) => {
  expect(isPrivateAddress(`::ffff:${address}`)).toBe(true);
});

test.each([
  "1.1.1.1",
  "100.63.255.255",
  "100.128.0.1",
  "172.32.0.1",
  "192.0.1.1",
  "192.0.3.1",
  "198.20.0.1",
  "203.0.114.1",
  "223.255.255.255",
  "::ffff:1.1.1.1",
  "2001:200::1",
  "2001:4860:4860::8888",
  "2606:4700::1111",
  "2a00:1450::1",
])("%s is public", (address) => {
  expect(isPrivateAddress(address)).toBe(false);
});
