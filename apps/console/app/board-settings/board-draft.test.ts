import { DEFAULT_BOARD_SETTINGS } from "@comanda/domain/board/board-settings";
import { expect, test } from "vitest";
import { boardSettingsOf, draftErrors, startBoardDraft } from "./board-draft.ts";

const settings = { ...DEFAULT_BOARD_SETTINGS, auto_accept: { TAKEAWAY: 12 }, revision: 3 };
const draft = startBoardDraft(settings);

test("an unchanged draft stands for the settings", () => {
  expect(draftErrors(draft)).toEqual({});
  expect(boardSettingsOf(draft)).toEqual(settings);
});

test.each([
  ["5 15, 45", [5, 15, 45]],
  ["٥، ١٥", [5, 15]],
  [" 480 ", [480]],
])("the choices %j are %j", (choices, minutes_choices) => {
  expect(draftErrors({ ...draft, choices })).toEqual({});
  expect(boardSettingsOf({ ...draft, choices }).minutes_choices).toEqual(minutes_choices);
});

test.each([
  ["", "wrong"],
  ["-5, 10", "wrong"],
  ["10000", "wrong"],
  ["soon", "wrong"],
  ["1.5", "wrong"],
  ["0, 10", "wrong"],
  ["1, 2, 3, 4, 5, 6, 7", "wrong"],
  ["20, 10", "rise"],
  ["10, 10", "rise"],
] as const)("the choices %j have the error %j", (choices, error) => {
  expect(draftErrors({ ...draft, choices })).toEqual({ choices: error });
});

test.each(["", "-5", "10000", "soon", "0", "481", "1e2"])("%j is no number of minutes", (text) => {
  expect(draftErrors({ ...draft, defaults: { ...draft.defaults, TABLE: text } })).toEqual({
    "defaults.TABLE": "wrong",
  });
  expect(draftErrors({ ...draft, lead: { ...draft.lead, DELIVERY: text } })).toEqual({
    "lead.DELIVERY": "wrong",
  });
});

test("the time until an order is finalized may be a day, and no longer", () => {
  expect(draftErrors({ ...draft, finalize: "1440" })).toEqual({});
  expect(draftErrors({ ...draft, finalize: "1441" })).toEqual({ finalize: "wrong" });
});

test.each([
  ["never", "x", {}, 0],
  ["accepted", "", {}, null],
  ["minutes", "5", {}, 5],
  ["minutes", "121", { cancel: "wrong" }, 121],
  ["minutes", "0", { cancel: "wrong" }, 0],
] as const)(
  "cancelling %s with %j minutes is stored as it is meant",
  (mode, minutes, errors, stored) => {
    const changed = { ...draft, cancel: { mode, minutes } };
    expect(draftErrors(changed)).toEqual(errors);
    expect(boardSettingsOf(changed).customer_cancel_minutes).toBe(stored);
  },
);

test("minutes of automatic acceptance count only where it is on", () => {
  const auto = (active: boolean) => ({
    ...draft,
    auto: { ...draft.auto, TABLE: { active, minutes: "" } },
  });
  expect(draftErrors(auto(true))).toEqual({ "auto.TABLE": "wrong" });
  expect(draftErrors(auto(false))).toEqual({});
  expect(boardSettingsOf(auto(false)).auto_accept).toEqual({ TAKEAWAY: 12 });
});
