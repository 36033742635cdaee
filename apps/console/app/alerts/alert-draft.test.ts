import { expect, test } from "vitest";
import {
  addressError,
  addressesOf,
  minutesChoices,
  secondsChoices,
  settingsOf,
  startAlertDraft,
} from "./alert-draft.ts";

const settings = {
  revision: 3,
  push: { active: true, after_seconds: 60 },
  mail: { active: true, after_seconds: 180, addresses: ["ana@tacos.test", "bea@tacos.test"] },
  pause: { active: false, after_seconds: 600, minutes: 30 },
};
const typed = (addresses: string, active = true) => {
  const draft = startAlertDraft(settings);
  return { ...draft, mail: { ...draft.mail, active, addresses } };
};

test("an unchanged draft stands for the settings", () => {
  expect(settingsOf(startAlertDraft(settings))).toEqual(settings);
});

test("addresses may be separated by lines, spaces and commas", () => {
  const draft = typed(" ana@tacos.test,bea@tacos.test\n\ncai@tacos.test; ");
  expect(addressesOf(draft)).toEqual(["ana@tacos.test", "bea@tacos.test", "cai@tacos.test"]);
  expect(addressError(draft)).toBeNull();
});

test.each([
  ["ana", true, "wrong"],
  ["Ana <ana@tacos.test>", true, "wrong"],
  ["a@b.test c@b.test d@b.test e@b.test f@b.test g@b.test", true, "wrong"],
  ["ana@", false, "wrong"],
  ["", true, "missing"],
  ["", false, null],
])("the addresses %j, with mails switched on: %j, have the error %j", (text, active, error) => {
  expect(addressError(typed(text, active))).toBe(error);
});

test("a choice that is not usual is offered as well, in its place", () => {
  expect(secondsChoices(45).slice(0, 3)).toEqual([30, 45, 60]);
  expect(minutesChoices(30)).toEqual([15, 30, 60, 120, 240]);
});
