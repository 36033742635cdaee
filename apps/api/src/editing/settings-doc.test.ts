import { existsSync, readFileSync } from "node:fs";
import { ImportFile } from "@comanda/contract/companies/import-file";
import {
  FIELDS_WITHOUT_SECTION,
  READ_ONLY_FIELDS,
  SETTINGS_SECTIONS,
  settingsSections,
} from "@comanda/contract/settings/settings-sections";
import { expect, test } from "vitest";
import { fieldPaths } from "./testing/field-paths.ts";

const root = new URL("../../../../", import.meta.url);
const rows = [
  ...readFileSync(new URL("docs/settings.md", root), "utf8").matchAll(
    /^\| `(.+)` \| (\S+) \| (.+) \|$/gmu,
  ),
].map(([, field = "", section = "", screen = ""]) => ({ field, section, screen }));

const isBelow = (field: string, path: string) => field === path || field.startsWith(`${path}.`);
const withoutSection = Object.keys(FIELDS_WITHOUT_SECTION);

/**
 * The fields of the import file, as the table of docs/settings.md lists them: one row for the menu, one for a field
 * of all weekdays, one for a text in all languages. `original_texts` and `usual_time` are only in answers.
 */
const fields = new Set(
  fieldPaths(ImportFile)
    .filter((field) => !/\.(?:original_texts|usual_time)/u.test(field))
    .map((field) =>
      isBelow(field, "categories")
        ? "categories"
        : field
            .replace(/(business_hours_settings)\.\w+day/u, "$1.*")
            .replace(/\.translations\.[\w-]+/u, ".translations.*"),
    ),
);

const sectionsOf = (field: string): string[] =>
  settingsSections.filter((section) =>
    SETTINGS_SECTIONS[section].fields.some((path) => isBelow(field, path)),
  );

test("docs/settings.md has one row for every field of the import file, and no others", () => {
  expect(fields.size).toBeGreaterThan(200);
  expect(rows.map(({ field }) => field).sort()).toEqual([...fields].sort());
});

test("every field is in the section of its row, or has a reason to be in none", () => {
  for (const { field, section, screen } of rows) {
    const sections = sectionsOf(field);
    if (withoutSection.includes(field))
      expect([field, sections, section]).toEqual([field, [], "–"]);
    else expect([field, sections]).toEqual([field, [section]]);
    expect(screen, field).not.toBe("");
  }
});

test("every screen is a page of the console", () => {
  const pages = rows.filter(({ section }) => section !== "–").map(({ screen }) => screen);
  for (const page of new Set(pages)) {
    const file = new URL(`apps/console/app/routes/settings/${page}.tsx`, root);
    expect(existsSync(file), page).toBe(true);
  }
});

test("sections and lists name only fields that the import file has", () => {
  const named = [
    ...settingsSections.flatMap((section) => [...SETTINGS_SECTIONS[section].fields]),
    ...withoutSection,
    ...READ_ONLY_FIELDS,
  ];
  expect(named.filter((path) => ![...fields].some((field) => isBelow(field, path)))).toEqual([]);
});

test("a field that is new in a schema is found, in lists and in objects", () => {
  const { company } = ImportFile.entries;
  const extended = { entries: { company: { entries: { ...company.entries, new_field: {} } } } };
  expect(fieldPaths(extended)).toContain("company.new_field");
});
