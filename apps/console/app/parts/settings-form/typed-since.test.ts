import { expect, test } from "vitest";
import { withTypedSince } from "./typed-since.ts";

const draft = (name: string, minutes: string, revision: number) => ({
  revision,
  name,
  defaults: { TABLE: minutes },
});
const sent = draft("Bar", "15", 1);
const stored = draft("Bar", "15", 2);

test("nothing that was typed while a draft was stored leaves no draft", () => {
  expect(withTypedSince(sent, sent, stored)).toBeNull();
  expect(withTypedSince(sent, null, stored)).toBeNull();
});

test("what was typed while a draft was stored stays, on top of what is stored", () => {
  expect(withTypedSince(sent, draft("Bar", "20", 1), stored)).toEqual(draft("Bar", "20", 2));
  expect(withTypedSince(sent, draft("", "15", 1), stored)).toEqual(draft("", "15", 2));
});
