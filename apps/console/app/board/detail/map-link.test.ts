import { expect, test } from "vitest";
import { mapLink } from "./map-link.ts";

test("a map shows the position, and the written address without one", () => {
  expect(mapLink({ text: "Colima 220", latitude: 19.4, longitude: -99.1 })).toBe(
    "https://www.google.com/maps/search/?api=1&query=19.4%2C-99.1",
  );
  expect(mapLink({ text: "Colima 220, & más", latitude: null, longitude: null })).toBe(
    "https://www.google.com/maps/search/?api=1&query=Colima+220%2C+%26+m%C3%A1s",
  );
});
