import { expect, test } from "vitest";
import { guestTexts } from "./guest-texts.ts";

const question = (text: string, translations?: object) => ({
  active: true,
  additional_input: text,
  translations,
});

function formOf(types: Record<string, object>) {
  const changes: Record<string, unknown>[] = [];
  const get = (path: string) =>
    path
      .split(".")
      .slice(1)
      .reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], types);
  return { changes, get, setAll: (fields: Record<string, unknown>) => changes.push(fields) };
}

test("a text of several order types is one field, and its translation goes to all of them", () => {
  const fr = { fr: { additional_input: "Quelle table ?" } };
  const form = formOf({
    table: question("Which table?"),
    onsite: question("Which table? ", fr),
    delivery: { active: true, tip: { active: true, comment: "All for the courier" } },
    takeaway: { ...question("Which car?"), active: false },
  });
  const texts = guestTexts(form as never);
  expect(texts.map(({ of, translations }) => [of, translations])).toEqual([
    ["All for the courier", {}],
    ["Which table?", fr],
  ]);
  texts[1]?.onChange({ de: { additional_input: "Welcher Tisch?" } });
  expect(Object.keys(form.changes[0] ?? {}).sort()).toEqual([
    "ecommerce_settings.onsite.translations",
    "ecommerce_settings.table.translations",
  ]);
});
