import fc from "fast-check";
import { expect, test } from "vitest";
import { normalizeInstant } from "./instant.ts";

test.each([
  "2026-11-21T12:00:00Z",
  "2026-11-21T12:00:00.123Z",
  "2026-11-21T12:00:00+00:00",
  "2026-11-21T06:00:00.5-06:00",
  "0001-01-01T00:00:00Z",
])("the instant %s stays as it is", (text) => {
  expect(normalizeInstant(text)).toBe(text);
});

test.each([
  ["2026-11-21T12:00:00", "2026-11-21T12:00:00Z"],
  ["2026-11-21 12:00:00", "2026-11-21T12:00:00Z"],
  ["2026-11-21T12:00", "2026-11-21T12:00:00Z"],
  ["2026-11-21", "2026-11-21T00:00:00Z"],
  ["2026-11-21T12:00:00.123456789", "2026-11-21T12:00:00.123Z"],
  ["2026-11-21t12:00:00,5z", "2026-11-21T12:00:00.5Z"],
  ["2026-11-21T06:00:00-0600", "2026-11-21T06:00:00-06:00"],
  ["2026-11-21 06:00:00 -06", "2026-11-21T06:00:00-06:00"],
  [" 2026-11-21T12:00:00Z\n", "2026-11-21T12:00:00Z"],
])("%j is normalized to %s", (text, expected) => {
  expect(normalizeInstant(text)).toBe(expected);
});

test.each([
  ...["#777", "0", "2026", "soon", "", "11/21/2026", "Sat, 21 Nov 2026 12:00:00 GMT"],
  ...["2026-02-30", "0000-00-00 00:00:00", "2026-11-21T25:00:00Z", "2026-11-21T12:00:00+99:00"],
  ...["2026-11-21T12:00:00Z and more", "java\nscript:globalThis.pwned=1", "2026-11-21T"],
])("%j is not an instant", (text) => {
  expect(normalizeInstant(text)).toBeNull();
});

const instant = fc.date({
  min: new Date("0001-01-02T00:00:00Z"),
  max: new Date("9999-12-30T00:00:00Z"),
  noInvalidDate: true,
});
const minutesAhead = fc.integer({ min: -14 * 60, max: 14 * 60 });

test("every ISO 8601 form keeps its instant and gets a zone", () => {
  fc.assert(
    fc.property(instant, minutesAhead, fc.constantFrom("T", " "), (date, ahead, between) => {
      const wall = new Date(date.getTime() + ahead * 60_000).toISOString().slice(0, -1);
      const [hours, minutes] = [Math.floor(Math.abs(ahead) / 60), Math.abs(ahead) % 60];
      const two = (part: number) => String(part).padStart(2, "0");
      const sign = ahead < 0 ? "-" : "+";
      const forms = [
        `${wall}${sign}${two(hours)}:${two(minutes)}`,
        `${wall}${sign}${two(hours)}${two(minutes)}`,
        date.toISOString(),
        date.toISOString().slice(0, -1),
      ];
      for (const form of forms) {
        const read = normalizeInstant(form.replace("T", between)) ?? "";
        expect(Date.parse(read)).toBe(date.getTime());
        expect(read).toMatch(/(?:Z|[+-]\d{2}:\d{2})$/u);
        expect(normalizeInstant(read)).toBe(read);
      }
    }),
  );
});

test("every text that is accepted as an instant can be parsed", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d:T.+ Z-]{0,30}$/u)), (text) => {
      const read = normalizeInstant(text);
      expect(read === null || !Number.isNaN(Date.parse(read))).toBe(true);
    }),
  );
});
