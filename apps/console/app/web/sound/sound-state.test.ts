import { expect, test } from "vitest";
import { reduceSound, type SoundEvent, silentBoard, soundStatus } from "./sound-state.ts";

const statusAfter = (...events: SoundEvent[]) =>
  soundStatus(events.reduce(reduceSound, silentBoard));
const running: SoundEvent = { type: "contextChanged", running: true };
const stopped: SoundEvent = { type: "contextChanged", running: false };

test("a board is locked until the shift has started and the sound runs", () => {
  expect(statusAfter()).toBe("locked");
  expect(statusAfter({ type: "shiftStarted" })).toBe("locked");
  expect(statusAfter({ type: "shiftStarted" }, running)).toBe("on");
});

test("a context that is suspended before its start is not blocked", () => {
  expect(statusAfter({ type: "shiftStarted" }, stopped)).toBe("locked");
});

test("a context that stops during the shift is blocked until it runs again", () => {
  expect(statusAfter({ type: "shiftStarted" }, running, stopped)).toBe("blocked");
  expect(statusAfter({ type: "shiftStarted" }, running, stopped, running)).toBe("on");
});

test("a browser that refuses the sound blocks it", () => {
  expect(statusAfter({ type: "shiftStarted" }, { type: "failed" })).toBe("blocked");
});

test("a muted board says so, and a blocked one that it is blocked", () => {
  const mute: SoundEvent = { type: "muteSet", muted: true };
  expect(statusAfter({ type: "shiftStarted" }, running, mute)).toBe("muted");
  expect(statusAfter({ type: "shiftStarted" }, running, mute, stopped)).toBe("blocked");
});

test("starting the shift takes the mute back", () => {
  const muted: SoundEvent[] = [running, { type: "muteSet", muted: true }];
  expect(statusAfter({ type: "shiftStarted" }, ...muted, { type: "shiftStarted" })).toBe("on");
});
