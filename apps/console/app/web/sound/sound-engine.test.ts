import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type BellContext, createSoundEngine, SoundEngine } from "./sound-engine.ts";
import type { SoundEvent } from "./sound-state.ts";

let strokes: string[];
let events: SoundEvent[];
let context: BellContext & { state: AudioContextState };
let stateChanged: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  strokes = [];
  events = [];
  context = {
    state: "suspended",
    addEventListener: (_, listener) => {
      stateChanged = listener;
    },
    resume: () => {
      context.state = "running";
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
  };
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const startEngine = () =>
  new SoundEngine({
    createContext: () => context,
    strike: (_, loudness) => strokes.push(loudness),
    onEvent: (event) => events.push(event),
  });

test("unlocking plays the bell once and reports that the sound runs", async () => {
  const engine = startEngine();
  await engine.unlock();
  expect(strokes).toEqual(["normal"]);
  expect(events).toEqual([{ type: "contextChanged", running: true }]);
});

test("an attempt without a press plays nothing", async () => {
  const engine = startEngine();
  await engine.tryUnlock();
  expect(strokes).toEqual([]);
});

test("a browser that refuses the sound is reported", async () => {
  context.resume = () => Promise.reject(new Error("NotAllowedError"));
  await startEngine().unlock();
  expect([strokes, events]).toEqual([[], [{ type: "failed" }]]);
});

test("the bell repeats until it is stopped, and becomes louder", async () => {
  const engine = startEngine();
  await engine.tryUnlock();
  engine.ring("normal");
  await vi.advanceTimersByTimeAsync(2400);
  engine.ring("loud");
  await vi.advanceTimersByTimeAsync(2400);
  engine.ring(null);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(strokes).toEqual(["normal", "normal", "loud"]);
});

test("an order that waited before the unlocking rings at the next stroke", async () => {
  const engine = startEngine();
  engine.ring("loud");
  expect(strokes).toEqual([]);
  await engine.tryUnlock();
  await vi.advanceTimersByTimeAsync(2400);
  expect(strokes).toEqual(["loud"]);
});

test("a context that the device stops is reported, and plays nothing", async () => {
  const engine = startEngine();
  await engine.tryUnlock();
  context.state = "suspended";
  stateChanged();
  engine.ring("normal");
  expect(strokes).toEqual([]);
  expect(events.at(-1)).toEqual({ type: "contextChanged", running: false });
});

test("an iPad whose ringer is off plays the bell, because the sound says that it is playback", async () => {
  const navigator = { audioSession: { type: "auto" } };
  const AudioContext = class {
    state = "running";
    addEventListener = () => undefined;
    resume = () => Promise.resolve();
  };
  vi.stubGlobal("navigator", navigator);
  vi.stubGlobal("AudioContext", AudioContext);
  await createSoundEngine(() => undefined).tryUnlock();
  expect(navigator.audioSession.type).toBe("playback");
});
