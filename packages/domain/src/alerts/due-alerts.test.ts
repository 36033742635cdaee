import fc from "fast-check";
import { expect, test } from "vitest";
import { ALERT_STEPS, type AlertSettings, DEFAULT_ALERT_SETTINGS } from "./alert-settings.ts";
import {
  type DueAlert,
  dueAlerts,
  FORGOTTEN_HOURS,
  nextAlert,
  QUIET_SECONDS,
  stepDueAt,
  type WaitingOrder,
} from "./due-alerts.ts";

const START = Date.parse("2026-03-14T18:00:00Z");
const at = (seconds: number) => new Date(START + seconds * 1_000);
const all: AlertSettings = {
  push: { active: true, after_seconds: 60 },
  mail: { active: true, after_seconds: 180, addresses: ["ana@tacos.test"] },
  pause: { active: true, after_seconds: 600, minutes: 30 },
};
const order = (id: string, seconds = 0, done: WaitingOrder["done"] = []): WaitingOrder => ({
  id,
  since: START + seconds * 1_000,
  done,
});
const shown = (due: DueAlert<WaitingOrder>[]) =>
  due.map(({ step, orders }) => [step, ...orders.map(({ id }) => id)]);

test.each([
  [59, []],
  [60, [["push", "a"]]],
  [
    180,
    [
      ["push", "a"],
      ["mail", "a"],
    ],
  ],
  [
    600,
    [
      ["push", "a"],
      ["mail", "a"],
      ["pause", "a"],
    ],
  ],
])("after %i seconds without an answer and without a message, %j is due", (seconds, due) => {
  expect(shown(dueAlerts(all, [order("a")], {}, at(seconds)))).toEqual(due);
});

test("a scheduled order waits from its lead time, not from its placement", () => {
  const later = order("a", 3_600);
  expect(dueAlerts(all, [later], {}, at(3_600 + 59))).toEqual([]);
  expect(shown(dueAlerts(all, [later], {}, at(3_600 + 60)))).toEqual([["push", "a"]]);
});

test("several orders share one message, and the next one waits for the quiet time", () => {
  const orders = [order("a"), order("b", 5), order("c", 30)];
  expect(shown(dueAlerts(all, orders, {}, at(70)))).toEqual([["push", "a", "b"]]);
  const left = [order("a", 0, ["push"]), order("b", 5, ["push"]), order("c", 30)];
  const last = { push: at(70).getTime() };
  expect(dueAlerts(all, left, last, at(129))).toEqual([]);
  expect(shown(dueAlerts(all, left, last, at(130)))).toEqual([["push", "c"]]);
});

test("a forgotten order sends no alert", () => {
  const seconds = FORGOTTEN_HOURS * 3_600;
  expect(dueAlerts(all, [order("a")], {}, at(seconds - 1))).toHaveLength(3);
  expect(dueAlerts(all, [order("a")], {}, at(seconds))).toEqual([]);
});

test("the next step is the earliest that is switched on and not done", () => {
  const { push, mail, pause } = all;
  expect(nextAlert(all, order("a"))).toEqual({ step: "push", at: at(60).getTime() });
  expect(nextAlert(all, order("a", 0, ["push"]))?.step).toBe("mail");
  const early = { push, mail, pause: { ...pause, after_seconds: 5 } };
  expect(nextAlert(early, order("a"))?.step).toBe("pause");
  const off = { push: { ...push, active: false }, mail: { ...mail, active: false }, pause };
  expect(nextAlert(off, order("a"))?.step).toBe("pause");
  expect(nextAlert(all, order("a", 0, ["push", "mail", "pause"]))).toBeNull();
  expect(nextAlert(DEFAULT_ALERT_SETTINGS, order("a", 0, ["push"]))).toBeNull();
});

const anyStep = fc.record({
  active: fc.boolean(),
  after_seconds: fc.integer({ min: 1, max: 900 }),
});
const anySettings: fc.Arbitrary<AlertSettings> = fc
  .tuple(anyStep, anyStep, anyStep)
  .map(([push, mail, pause]) => ({
    push,
    mail: { ...mail, addresses: [] },
    pause: { ...pause, minutes: 30 },
  }));
const anyWait = fc.record({
  since: fc.integer({ min: 0, max: 1_200 }),
  /** Seconds until the answer. */
  patience: fc.integer({ min: 1, max: 2_400 }),
});
type Wait = { since: number; patience: number };
type Message = { step: string; at: number; ids: string[] };

/** What is sent when the rule is asked every five seconds for an hour and a half. */
function simulate(settings: AlertSettings, waits: readonly Wait[]): Message[] {
  const done = waits.map((): WaitingOrder["done"] => []);
  const last: Record<string, number> = {};
  const sent: Message[] = [];
  for (let second = 0; second <= 5_400; second += 5) {
    const waiting = waits.flatMap(({ since, patience }, index) =>
      since <= second && second < since + patience
        ? [order(String(index), since, done[index])]
        : [],
    );
    for (const { step, orders } of dueAlerts(settings, waiting, last, at(second))) {
      last[step] = at(second).getTime();
      sent.push({ step, at: second, ids: orders.map(({ id }) => id) });
      for (const { id } of orders) done[Number(id)] = [...(done[Number(id)] ?? []), step];
    }
  }
  return sent;
}

const anyDay = fc.tuple(anySettings, fc.array(anyWait, { maxLength: 12 }));

test("every step is done at most once for an order, not before its time, and never after an answer", () => {
  fc.assert(
    fc.property(anyDay, ([settings, waits]) => {
      const sent = simulate(settings, waits);
      const pairs = sent.flatMap(({ step, ids }) => ids.map((id) => `${step} ${id}`));
      expect(new Set(pairs).size).toBe(pairs.length);
      for (const { step, at: second, ids } of sent) {
        const name = ALERT_STEPS.find((each) => each === step) ?? "push";
        for (const id of ids) {
          const { since, patience } = waits[Number(id)] as Wait;
          expect(settings[name].active).toBe(true);
          expect(second).toBeGreaterThanOrEqual(since + settings[name].after_seconds);
          expect(second).toBeLessThan(since + patience);
        }
      }
    }),
  );
});

test("however many orders wait, two messages of a step are a quiet time apart", () => {
  fc.assert(
    fc.property(anyDay, ([settings, waits]) => {
      const sent = simulate(settings, waits);
      for (const step of ALERT_STEPS) {
        const times = sent.filter((message) => message.step === step).map((message) => message.at);
        for (const [index, time] of times.entries())
          if (index > 0)
            expect(time - (times[index - 1] ?? 0)).toBeGreaterThanOrEqual(QUIET_SECONDS[step]);
      }
    }),
  );
});

test("an unanswered order gets every step that is switched on", () => {
  fc.assert(
    fc.property(anyDay, ([settings, given]) => {
      const waits = given.map(({ since }) => ({ since, patience: 10_000 }));
      const sent = simulate(settings, waits);
      for (const [index, { since }] of waits.entries())
        for (const step of ALERT_STEPS) {
          const dueAt = stepDueAt(step, settings, { since: since * 1_000 });
          const got = sent.some(
            (message) => message.step === step && message.ids.includes(`${index}`),
          );
          expect(got).toBe(dueAt !== null);
        }
    }),
  );
});
