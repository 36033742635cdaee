import { expect, test } from "vitest";
import { findMessageFaults, placeholdersOf } from "./message-faults.ts";
import { findMessageUses } from "./message-uses.ts";

const en = { hello: "Hello {name}", "status.done": "Done" };
const used = findMessageUses({ "a.tsx": 't("hello", { name }); t(`status.${status}`)' });

test("complete translations have no faults", () => {
  const catalogs = { en, es: { hello: "Hola {name}", "status.done": "Listo" }, "es-MX": {} };
  expect(findMessageFaults(catalogs, used)).toEqual([]);
});

test.each([
  ["a missing message", { hello: "Hola {name}" }, 'es.json: "status.done" is missing'],
  ["an unknown key", { ...en, bye: "Adiós" }, 'es.json: "bye" is not in en.json'],
  ["an empty message", { ...en, hello: " " }, 'es.json: "hello" is empty'],
  ["broken ICU", { ...en, hello: "Hola {name" }, 'es.json: "hello" is not valid ICU: Hola {name'],
  ["a lost placeholder", { ...en, hello: "Hola" }, 'es.json: "hello" lacks the placeholder {name}'],
  [
    "an unknown placeholder",
    { ...en, "status.done": "Listo {at}" },
    'es.json: "status.done" has an unknown placeholder {at}',
  ],
])("%s is a fault", (_what, es, fault) => {
  expect(findMessageFaults({ en, es }, used)).toEqual([fault]);
});

test("a regional locale needs only the messages that differ, with the same placeholders", () => {
  const catalogs = { en, es: en, "es-MX": { hello: "Qué onda" } };
  expect(findMessageFaults(catalogs, used)).toEqual([
    'es-MX.json: "hello" lacks the placeholder {name}',
  ]);
});

test("an unused message is a fault", () => {
  const uses = findMessageUses({ "a.tsx": 't("hello", values)' });
  expect(findMessageFaults({ en }, uses)).toEqual(['en.json: "status.done" is used nowhere']);
});

test("a key in a table counts as used", () => {
  const uses = findMessageUses({ "a.ts": 'const keys = ["hello", "status.done"];' });
  expect(findMessageFaults({ en }, uses)).toEqual([]);
});

test.each([
  ['t("helo")', 'a.tsx:1: there is no message "helo"'],
  ['t("hello")', 'a.tsx:1: t("hello") lacks the placeholder {name}'],
  ['t("status.done", { at: 1 })', 'a.tsx:1: t("status.done") has an unknown placeholder {at}'],
])("%s is a fault", (code, fault) => {
  const { calls } = findMessageUses({ "a.tsx": `<b>{${code}}</b>` });
  expect(findMessageFaults({ en }, { ...used, calls })).toEqual([fault]);
});

test("placeholders inside plurals are found", () => {
  const message = "{count, plural, one {# of {total}} other {# {unit}}} on {day, date, short}";
  expect(placeholdersOf(message)).toEqual(new Set(["count", "total", "unit", "day"]));
});
