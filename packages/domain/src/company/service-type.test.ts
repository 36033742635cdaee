import { expect, test } from "vitest";
import { parseServiceType, SERVICE_TYPES, serviceTypeKey } from "./service-type.ts";

test("every service type is found by its name and by its key", () => {
  expect(SERVICE_TYPES.toSorted()).toEqual(["DELIVERY", "ONSITE", "TABLE", "TAKEAWAY"]);
  for (const type of SERVICE_TYPES) {
    expect(parseServiceType(type)).toBe(type);
    expect(parseServiceType(serviceTypeKey(type))).toBe(type);
  }
});

test.each(["on_site", "ON-SITE", " On site "])("%j is another spelling of on site", (text) => {
  expect(parseServiceType(text)).toBe("ONSITE");
});

test.each([null, undefined, "", "READONLY"])("%s names no service type", (text) => {
  expect(parseServiceType(text)).toBeNull();
});
