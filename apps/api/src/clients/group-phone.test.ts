import { expect, test } from "vitest";
import { groupPhone } from "./group-phone.ts";

test("a phone is printed in the groups of its country, and one of no country as it is stored", () => {
  expect(groupPhone("52", "5598765432")).toBe("+52 55 9876 5432");
  expect(groupPhone("1", "5125550143")).toBe("+1 512 555 0143");
  expect(groupPhone("999", "12345")).toBe("+99912345");
});
