import type { SettingsSection } from "@comanda/contract/settings/settings-sections";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { smallCompany } from "../testing/small-company.ts";
import { changeSection, putSection, readSection } from "./testing/settings-calls.ts";

let api: TestApp;
beforeAll(async () => {
  const other = { ...smallCompany("sushi"), qrs: [{ id: "qr-sushi", name: "1" }] };
  api = await createTestApp([smallCompany(), other]);
});
beforeEach(() => api.reset());
afterAll(() => api.close());

test.each<[string, SettingsSection, object, string, string]>([
  ["an empty name", "place", { company: { name: " " } }, "invalid_part", "company.name"],
  ["no name", "place", { company: {} }, "invalid_part", "company.name"],
  [
    "a field of another section",
    "hours",
    { company: { name: "X" } },
    "invalid_part",
    "company.name",
  ],
  ["a text for an object", "hours", { company: "X" }, "invalid_part", "company"],
  [
    "an hour of 25:00",
    "hours",
    {
      company: { special_dates: [{ date: "2026-12-25", hours: [{ open: "25:00", close: "9" }] }] },
    },
    "invalid_part",
    "company.special_dates.0.hours.0.open",
  ],
  ["no host", "site", { hosts: [] }, "invalid_part", "hosts"],
  ["another company's host", "site", { hosts: ["sushi.test"] }, "invalid_part", "hosts.0"],
  [
    "another plan",
    "site",
    { hosts: ["a.test"], company: { highest_plan: "PRO" } },
    "invalid_part",
    "company.highest_plan",
  ],
  [
    "another company's table",
    "tables",
    { qrs: [{ id: "qr-sushi", name: "1" }] },
    "invalid_part",
    "qrs.0.id",
  ],
])("%s is refused, and nothing is written", async (_case, section, value, code, path) => {
  const before = await readSection(api, section);
  const { status, body } = await putSection(api, section, { revision: before.revision, value });
  expect([status, body.code]).toEqual([422, code]);
  expect(body.errors?.map((fault) => fault.path)).toContain(path);
  expect(await readSection(api, section)).toEqual(before);
});

test("a currency that the prices of the menu cannot have is refused with their paths", async () => {
  const { status, body } = await changeSection(api, "place", (value) => ({
    ...value,
    company: { ...value.company, currency: { code: "JPY" } },
  }));
  expect([status, body.code]).toEqual([409, "part_in_use"]);
  expect(body.errors?.[0]?.path).toMatch(/^categories\.0\.products/u);
});
