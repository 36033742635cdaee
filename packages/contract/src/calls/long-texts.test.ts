import * as v from "valibot";
import { expect, test } from "vitest";
import { accountSchemas } from "../accounts/account-schemas.ts";
import { ImportFile } from "../companies/import-file.ts";
import { staffCallSchemas } from "../staff/staff-call-schemas.ts";
import { callSchemas } from "./call-schemas.ts";

/** The fields of valibot's schemas that are read here. */
type Walked = v.GenericSchema & {
  type: string;
  wrapped?: v.GenericSchema;
  entries?: Record<string, v.GenericSchema>;
  item?: v.GenericSchema;
  items?: v.GenericSchema[];
  key?: v.GenericSchema;
  value?: v.GenericSchema;
  options?: readonly unknown[];
  pipe?: readonly v.GenericSchema[];
};

const isSchema = (part: unknown): part is v.GenericSchema =>
  typeof part === "object" && part !== null && "kind" in part && part.kind === "schema";

/** Every schema of a text inside a schema. */
function textsIn(schema: v.GenericSchema, found = new Set<v.GenericSchema>()) {
  const { type, wrapped, entries, item, items, key, value, options, pipe } = schema as Walked;
  if (type === "string") return found.add(schema);
  const parts = [wrapped, item, key, value, ...(items ?? []), ...(options ?? []), ...(pipe ?? [])];
  for (const part of [...parts, ...Object.values(entries ?? {})])
    if (isSchema(part) && part !== schema) textsIn(part, found);
  return found;
}

const requests = { ...callSchemas, ...staffCallSchemas, ...accountSchemas };
const texts = new Set<v.GenericSchema>(textsIn(ImportFile));
for (const { params, query, body } of Object.values(requests) as Record<string, v.GenericSchema>[])
  for (const part of [params, query, body]) if (part) textsIn(part, texts);

const LENGTH = 300_000;
/** What makes a pattern that tries every split of a text try very many. */
const repeated = ["a", "0", " ", "\t", "a.", ".a", "a@", "-", "=", ",", ":", "%", "0 ", "a ", "/"];
const longTexts = ["", "a", "a@a", "http://a"].flatMap((start) =>
  repeated.map((part) => `${start}${part.repeat(LENGTH / part.length)}\u{1}@a`),
);

// A pattern whose steps grow with the square of the length would go on for minutes, past the time that a
// test may take.
test("no text of a request, however long, keeps a schema busy", () => {
  expect(texts.size).toBeGreaterThan(100);
  for (const schema of texts)
    for (const text of longTexts) v.safeParse(schema, text, { abortPipeEarly: true });
});
