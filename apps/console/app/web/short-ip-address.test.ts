import { expect, test } from "vitest";
import { shortIpAddress } from "./short-ip-address.ts";

test.each([
  ["2001:0db8:85a3:0001:0000:0000:0000:0000", "2001:db8:85a3:1::"],
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::FFFF:203.0.113.7", "203.0.113.7"],
  ["Tablet: bar.2", "Tablet: bar.2"],
  ["no address: at all", "no address: at all"],
])("the address %s is shown as %s", (address, shown) => {
  expect(shortIpAddress(address)).toBe(shown);
});
