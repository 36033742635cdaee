import fc from "fast-check";
import { expect, test } from "vitest";
import { visitorKey } from "./visitor-key.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::FFFF:203.0.113.7", "203.0.113.7"],
  ["::ffff:cb00:7107", "203.0.113.7"],
  ["0:0:0:0:0:ffff:203.0.113.7", "203.0.113.7"],
  ["0000:0000:0000:0000:0000:FFFF:CB00:7107", "203.0.113.7"],
  ["::ffff:203.0.113.7%eth0", "203.0.113.7"],
  ["::fffe:203.0.113.7", "0:0:0:0::/64"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["2001:db8:1:2::", "2001:db8:1:2::/64"],
  ["::1", "0:0:0:0::/64"],
  ["::", "0:0:0:0::/64"],
  ["64:ff9b::203.0.113.7", "64:ff9b:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
])("%s counts as %s", (address, key) => {
  expect(visitorKey(address)).toBe(key);
});

test("addresses of one IPv6 network have one key, however they are written; of two networks two", () => {
  const four = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 4, maxLength: 4 });
  const write = (groups: number[]) => groups.map((group) => group.toString(16)).join(":");
  fc.assert(
    fc.property(four, four, four, four, (network, another, host, neighbour) => {
      const key = visitorKey(write([...network, ...host]));
      expect(visitorKey(write([...network, ...neighbour]))).toBe(key);
      const shortest = new URL(`http://[${write([...network, ...host])}]`).hostname.slice(1, -1);
      expect(visitorKey(shortest)).toBe(key);
      const same = write(another) === write(network);
      expect(visitorKey(write([...another, ...host])) === key).toBe(same);
    }),
  );
});
