import { expect, test } from "vitest";
import { type DraftEvent, openDraftForm, reduceDraftForm } from "./draft-form.ts";

type Draft = { name: string; price: string };
type Event = DraftEvent<string, Draft, "shared">;

const start = { name: "Taco", price: "5" };
const after = (...events: Event[]) =>
  events.reduce(reduceDraftForm<string, Draft, "shared">, openDraftForm("stored", start));
const rename = (name: string): Event => ({
  type: "changed",
  next: (before) => ({ ...before, name }),
});
const faults = { fields: { name: "taken" }, others: ["no room"] } as never;

test("a change gets the newest draft", () => {
  const form = after(rename("A"), {
    type: "changed",
    next: (before) => ({ ...before, price: "6" }),
  });
  expect(form.draft).toEqual({ name: "A", price: "6" });
});

test("a change clears the faults beside the fields, and keeps those of the fields", () => {
  const sent = { name: "A", price: "5" };
  const refused = after(rename("A"), { type: "refused", faults, sent });
  expect(refused.refused).toEqual({ fields: { name: "taken" }, others: ["no room"], sent });
  expect(reduceDraftForm(refused, rename("B")).refused).toEqual({
    fields: { name: "taken" },
    others: [],
    sent,
  });
});

test("a draft that is being sent has no error, no question and no faults of the server", () => {
  const form = after(
    { type: "failed", error: "unreachable" },
    { type: "asked", question: "shared" },
    { type: "refused", faults, sent: start },
    { type: "sendingStarted" },
  );
  expect([form.busy, form.error, form.question]).toEqual([true, null, null]);
  expect(form.refused).toEqual({ fields: {}, others: [], sent: null });
  expect(reduceDraftForm(form, { type: "sendingEnded" }).busy).toBe(false);
});

test("a stored draft is what the next change starts from", () => {
  const stored = { name: "Taco", price: "6" };
  const form = after({ type: "submitted" }, { type: "stored", entry: "2", start: stored });
  expect([form.base, form.start, form.draft, form.submits]).toEqual(["2", stored, stored, 0]);
});

test("a draft that is rebased stays changed", () => {
  const theirs = { name: "Theirs", price: "5" };
  const draft = { name: "Mine", price: "5" };
  const form = after({ type: "submitted" }, { type: "rebased", base: "2", start: theirs, draft });
  expect([form.base, form.start, form.draft, form.submits]).toEqual(["2", theirs, draft, 1]);
});

test("a discarded draft is the stored one, without faults and errors", () => {
  const form = after(
    rename("A"),
    { type: "submitted" },
    { type: "refused", faults, sent: start },
    { type: "failed", error: "unreachable" },
    { type: "discarded" },
  );
  expect(form).toEqual(openDraftForm("stored", start));
});
