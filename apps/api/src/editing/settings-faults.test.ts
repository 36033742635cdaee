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

test.each<[string, SettingsSection, object, string, string | undefined]>([
  ["an empty name", "place", { company: { name: " " } }, "company.name", "missing"],
  ["no name", "place", { company: {} }, "company.name", "missing"],
  ["a long name", "place", { company: { name: "x".repeat(9_999) } }, "company.name", "long"],
  ["a field of another section", "hours", { company: { name: "X" } }, "company.name", undefined],
  ["a text for an object", "hours", { company: "X" }, "company", undefined],
  [
    "an hour of 25:00",
    "hours",
    {
      company: { special_dates: [{ date: "2026-12-25", hours: [{ open: "25:00", close: "9" }] }] },
    },
    "company.special_dates.0.hours.0.open",
    undefined,
  ],
  [
    "a day that is there twice",
    "hours",
    { company: { special_dates: [{ date: "2026-12-25" }, { date: "2026-12-25" }] } },
    "company.special_dates.1.date",
    "repeated",
  ],
  ["no host", "site", { hosts: [] }, "hosts", "missing"],
  ["another company's host", "site", { hosts: ["sushi.test"] }, "hosts.0", "taken"],
  [
    "another plan",
    "site",
    { hosts: ["a.test"], company: { highest_plan: "PRO" } },
    "company.highest_plan",
    undefined,
  ],
  [
    "another company's table",
    "tables",
    { qrs: [{ id: "qr-sushi", name: "1" }] },
    "qrs.0.id",
    "taken",
  ],
])(
  "%s is refused by its rule, and nothing is written",
  async (_case, section, value, path, code) => {
    const before = await readSection(api, section);
    const { status, body } = await putSection(api, section, { revision: before.revision, value });
    expect([status, body.code]).toEqual([422, "invalid_part"]);
    const faults = body.errors?.map((fault) => [fault.path, fault.code]);
    expect(faults).toContainEqual([path, code]);
    expect(await readSection(api, section)).toEqual(before);
  },
);

test("a currency that the prices of the menu cannot have is refused with their paths", async () => {
  const { status, body } = await changeSection(api, "place", (value) => ({
    ...value,
    company: { ...value.company, currency: { code: "JPY" } },
  }));
  expect([status, body.code]).toEqual([409, "part_in_use"]);
  expect(body.errors?.[0]?.path).toMatch(/^categories\.0\.products/u);
});
