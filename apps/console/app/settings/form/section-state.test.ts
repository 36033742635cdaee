import { expect, test } from "vitest";
import type { StoredSection } from "../../parts/saving/section-value.ts";
import {
  NOT_REFUSED,
  openSection,
  reduceSection,
  type SectionEvent,
  type SectionState,
} from "./section-state.ts";

const section = (revision: string, value: object): StoredSection => ({
  revision,
  value: { ...value },
  picture_urls: {},
});
const opened = openSection(section("1", { name: "Tacos", phone: "1" }));
const after = (...events: SectionEvent[]): SectionState => events.reduce(reduceSection, opened);
const set = (fields: object): SectionEvent => ({
  type: "edited",
  change: (before) => ({ ...before, ...fields }),
});
const typed = (text: string, fault: string | null): SectionEvent => ({
  type: "typed",
  name: "fee",
  text,
  fault,
  fields: { fee: 12 },
});
const other = {
  ...section("2", { name: "Theirs", phone: "1" }),
  author: { name: "Ana", isYou: false },
};

test("a text sets its field once nothing is wrong with it, and is kept until then", () => {
  const begun = after(typed("12,", "number"));
  expect([begun.value.fee, begun.typed.fee?.text]).toEqual([undefined, "12,"]);
  const ended = reduceSection(begun, typed("12", null));
  expect([ended.value.fee, ended.typed.fee]).toEqual([12, { text: "12", fault: null }]);
});

test("the texts of removed fields are forgotten", () => {
  expect(after(typed("12,", "number"), { type: "fieldsRemoved", prefix: "fe" }).typed).toEqual({});
});

test("a change that is made while the answer is on its way stays, to be saved next", () => {
  const sent = { name: "New", phone: "1" };
  const texts = after(typed("1", null)).typed;
  const state = after(
    typed("1", null),
    set(sent),
    { type: "submitted" },
    { type: "sendingStarted" },
    set({ phone: "2" }),
    typed("12,", "number"),
    {
      type: "stored",
      sent: { ...sent, fee: 12 },
      typed: texts,
      answer: section("2", { ...sent, fee: 12 }),
    },
  );
  expect(state.stored.revision).toBe("2");
  expect(state.value).toEqual({ name: "New", phone: "2", fee: 12 });
  expect(state.typed.fee?.text).toBe("12,");
  expect([state.submits, state.saved]).toEqual([0, true]);
});

test("a change after a success is not saved yet", () => {
  const answer = section("2", opened.value);
  const saved = after({ type: "stored", sent: opened.value, typed: {}, answer });
  expect([saved.saved, reduceSection(saved, set({ name: "A" })).saved]).toEqual([true, false]);
});

test("a refused value keeps what was typed and the version of another member", () => {
  const fault = { path: "name", message: "is taken" };
  const sent = { name: "A" };
  const refused = after(set(sent), { type: "refused", sent, faults: [fault], theirs: other });
  expect(refused.value).toMatchObject(sent);
  expect(refused.refused).toEqual({ faults: [fault], value: sent });
  expect(refused.conflict).toMatchObject({
    revision: "2",
    value: other.value,
    author: other.author,
  });
  expect(reduceSection(refused, { type: "sendingStarted" }).conflict).toBeNull();
  expect(reduceSection(refused, { type: "conflictClosed" }).conflict).toBeNull();
  expect(reduceSection(refused, { type: "refusalCleared" }).refused).toBe(NOT_REFUSED);
});

test("a merged value stands on the version of the other member", () => {
  const value = { name: "Theirs", phone: "2" };
  const merged = after(typed("12,", "number"), { type: "merged", value, theirs: other });
  expect([merged.stored.revision, merged.value, merged.typed]).toEqual(["2", value, {}]);
});

test("discarded changes leave the section as it is stored", () => {
  const state = after(set({ name: "A" }), typed("12,", "number"), { type: "submitted" });
  expect(reduceSection(state, { type: "discarded" })).toEqual(opened);
});
