import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { countAcrossProcesses } from "./count-across-processes.ts";
import { type CounterBucket, CounterBuckets } from "./counter-buckets.ts";

const MANY_KEYS = 1_000;
const GUEST = "192.0.2.1";
const RULE = { points: 200, seconds: 600 };
const STEP = 10;

type Process = CounterBucket;

/** Processes that count a rule together, and what they share. `sent` has the keys of each statement. */
function startProcesses(count: number, rule = RULE, waits = true) {
  const all = new CounterBuckets(MANY_KEYS).open("rule", rule);
  const sent: string[] = [];
  const failing = { now: false };
  const shared: CounterBucket = {
    ...all,
    add: async (key, counted) => {
      sent.push(key);
      // Another task runs meanwhile, as during a statement.
      await Promise.resolve();
      if (failing.now) throw new Error("The database is away");
      return all.add(key, counted);
    },
  };
  const start = () =>
    countAcrossProcesses(new CounterBuckets(MANY_KEYS).open("rule", rule), shared, waits);
  return { processes: Array.from({ length: count }, start), start, sent, failing };
}

/** Whether one more of a guest is within the limit at a process. */
async function passes(process: Process | undefined, key = GUEST): Promise<boolean> {
  if (!process) throw new Error("There is no such process");
  return (await process.add(key)).count <= process.points;
}

/** Sends requests one after the other, each to the next process; returns how many pass. */
async function sendInTurn(processes: readonly Process[], count: number): Promise<number> {
  let passed = 0;
  for (let nth = 0; nth < count; nth += 1)
    if (await passes(processes[nth % processes.length])) passed += 1;
  return passed;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("one process allows exactly the limit, in twenty statements", async () => {
  const { processes, sent } = startProcesses(1);
  expect(await sendInTurn(processes, 200)).toBe(200);
  expect(sent).toHaveLength(20);
  expect(await sendInTurn(processes, 100)).toBe(0);
});

test("a guest far from a limit costs no statement", async () => {
  const { processes, sent } = startProcesses(1);
  await sendInTurn(processes, STEP - 1);
  expect(sent).toEqual([]);
});

test("a limit of at most twenty is exact across three processes", async () => {
  const { processes } = startProcesses(3, { points: 20, seconds: 600 });
  expect(await sendInTurn(processes, 60)).toBe(20);
  const burst = startProcesses(3, { points: 20, seconds: 600 });
  const requests = Array.from({ length: 60 }, (_, nth) => passes(burst.processes[nth % 3]));
  const passed = (await Promise.all(requests)).filter(Boolean);
  expect(passed).toHaveLength(20);
});

test("a process that has seen nothing of a guest allows less than one step", async () => {
  const { processes } = startProcesses(2);
  const [first, second] = processes;
  expect(await sendInTurn(processes.slice(0, 1), 300)).toBe(200);
  let passed = 0;
  while (await passes(second)) passed += 1;
  expect(passed).toBe(STEP - 1);
  expect(await passes(first)).toBe(false);
});

test("no request within the limit is refused and few above it pass, at any process", async () => {
  const property = fc.asyncProperty(
    fc.array(fc.array(fc.nat(3), { minLength: 1, maxLength: 40 }), { maxLength: 25 }),
    fc.constantFrom(5, 30, 100),
    async (bursts, points) => {
      const { processes } = startProcesses(4, { points, seconds: 600 });
      let sent = 0;
      let passed = 0;
      for (const burst of bursts) {
        const answers = await Promise.all(burst.map((nth) => passes(processes[nth])));
        sent += burst.length;
        passed += answers.filter(Boolean).length;
        if (sent <= points) expect(passed).toBe(sent);
      }
      const step = Math.ceil(points / 20);
      expect(passed).toBeLessThanOrEqual(points + 3 * (step - 1));
      expect(passed).toBeGreaterThanOrEqual(Math.min(sent, points));
    },
  );
  await fc.assert(property, { numRuns: 100 });
});

test("a limit that does not wait counts with the others from the next request on", async () => {
  const { processes } = startProcesses(3, RULE, false);
  const passed = await sendInTurn(processes, 600);
  expect(passed).toBeGreaterThanOrEqual(200);
  expect(passed).toBeLessThanOrEqual(200 + 3 * STEP);
});

test("while the database is away each process counts alone, and then together again", async () => {
  const { processes, failing } = startProcesses(2);
  failing.now = true;
  expect(await sendInTurn(processes.slice(0, 1), 100)).toBe(100);
  expect(await sendInTurn(processes.slice(1), 100)).toBe(100);
  failing.now = false;
  // Each adds what it has counted alone at its next request, and finds that of the other one a step later.
  expect(await sendInTurn(processes, 4 * STEP)).toBeLessThan(2 * STEP);
  expect(await sendInTurn(processes, 4 * STEP)).toBe(0);
});

test("the wait of a guest ends at both processes at once, and a new time window begins at zero", async () => {
  const { processes, sent } = startProcesses(2);
  const [first, second] = processes;
  await sendInTurn(processes.slice(0, 1), 100);
  vi.advanceTimersByTime(300_000);
  await sendInTurn(processes.slice(1), 101);
  expect(await first?.read(GUEST)).toMatchObject({ waitSeconds: 300 });
  expect(await second?.read(GUEST)).toEqual({ count: 201, waitSeconds: 300 });
  vi.advanceTimersByTime(301_000);
  sent.length = 0;
  expect(await sendInTurn(processes, 18)).toBe(18);
  expect(sent).toEqual([]);
  const passed = await sendInTurn(processes, 400);
  expect(passed).toBeGreaterThanOrEqual(200 - 18);
  expect(passed).toBeLessThan(200 - 18 + STEP);
});

test("a guest whose count finds no place in a full memory is still answered", async () => {
  const buckets = new CounterBuckets(1);
  const rule = { points: 5, seconds: 600 };
  const other = buckets.open("other", rule);
  const shared: CounterBucket = {
    ...buckets.open("shared", rule),
    add: async (_, { count, waitSeconds } = { count: 1, waitSeconds: 600 }) => ({
      count,
      waitSeconds,
    }),
  };
  const local = buckets.open("local", rule);
  const full: typeof local = {
    ...local,
    add: async (key, counted) => {
      const state = await local.add(key, counted);
      // Another guest takes the only place.
      await other.add("192.0.2.9");
      return state;
    },
  };
  const process = countAcrossProcesses(full, shared, true);
  for (let nth = 0; nth < 20; nth += 1) expect((await process.add(GUEST)).count).toBeGreaterThan(0);
});

test("guests do not count with each other", async () => {
  const { processes } = startProcesses(2);
  expect(await sendInTurn(processes, 400)).toBeLessThan(220);
  expect(await passes(processes[0], "192.0.2.2")).toBe(true);
});
