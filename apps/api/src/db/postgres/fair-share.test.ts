import { expect, test, vi } from "vitest";
import { DatabaseBusy } from "./database-failures.ts";
import { ConnectionShares } from "./fair-share.ts";

const limits = { connections: 16, maxWaiting: 100, maxWaitMs: 60_000 };

/** Asks for many at once; answers with how many were granted, and what gives those back. */
async function take(shares: ConnectionShares, company: string, count: number) {
  const granted: (() => void)[] = [];
  for (let index = 0; index < count; index += 1) {
    void shares.acquire(company).then((giveBack) => granted.push(giveBack));
  }
  await settle();
  return granted;
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test("a company alone holds half of the connections at most", async () => {
  const shares = new ConnectionShares(limits);
  expect(await take(shares, "a", 50)).toHaveLength(8);
});

test("the second, third and fourth company get some too", async () => {
  const shares = new ConnectionShares(limits);
  const counts: number[] = [];
  for (const company of ["a", "b", "c", "d"]) {
    counts.push((await take(shares, company, 50)).length);
  }
  expect(counts).toEqual([8, 4, 2, 1]);
});

test("what is given back goes to who waits, and to each company in turn", async () => {
  const shares = new ConnectionShares({ ...limits, connections: 2 });
  const [giveBack] = await take(shares, "a", 1);
  const order: string[] = [];
  const ask = (company: string) =>
    shares.acquire(company).then((done) => {
      order.push(company);
      setImmediate(done);
    });
  const all = ["a", "a", "b", "b"].map(ask);
  await settle();
  giveBack?.();
  await Promise.all(all);
  expect(order.toSorted()).toEqual(["a", "a", "b", "b"]);
  expect(order.slice(0, 2).toSorted()).toEqual(["a", "b"]);
});

test("all are free again when all were given back", async () => {
  const shares = new ConnectionShares(limits);
  for (const company of ["a", "b", "c"]) {
    for (const giveBack of await take(shares, company, 5)) giveBack();
  }
  await settle();
  expect(await take(shares, "d", 50)).toHaveLength(8);
});

test("a company whose queue is full is refused at once", async () => {
  const shares = new ConnectionShares({ ...limits, connections: 1, maxWaiting: 2 });
  await take(shares, "a", 3);
  await expect(shares.acquire("a")).rejects.toBeInstanceOf(DatabaseBusy);
});

test("a request that waits too long is refused, and takes nothing afterwards", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const shares = new ConnectionShares({ ...limits, connections: 1, maxWaitMs: 100 });
  const [giveBack] = await take(shares, "a", 1);
  const refused = expect(shares.acquire("a")).rejects.toBeInstanceOf(DatabaseBusy);
  vi.advanceTimersByTime(100);
  await refused;
  vi.useRealTimers();
  giveBack?.();
  expect(await take(shares, "b", 1)).toHaveLength(1);
});
