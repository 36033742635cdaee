import { expect, test, vi } from "vitest";
import { ConnectionShares } from "./connection-shares.ts";
import { DatabaseBusy } from "./database-failures.ts";

const limits = { connections: 16, maxWaiting: 100, maxWaitMs: 60_000 };

/** Requests many at once; resolves to the release functions of those that were granted. */
async function acquireMany(shares: ConnectionShares, company: string, count: number) {
  const granted: (() => void)[] = [];
  for (let index = 0; index < count; index += 1) {
    void shares.acquire(company).then((release) => granted.push(release));
  }
  await settle();
  return granted;
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test("a company alone gets at most half of the connections", async () => {
  const shares = new ConnectionShares(limits);
  expect(await acquireMany(shares, "a", 50)).toHaveLength(8);
});

test("the second, third and fourth company get some too", async () => {
  const shares = new ConnectionShares(limits);
  const counts: number[] = [];
  for (const company of ["a", "b", "c", "d"]) {
    counts.push((await acquireMany(shares, company, 50)).length);
  }
  expect(counts).toEqual([8, 4, 2, 1]);
});

test("a released connection goes to a waiting request, to each company in turn", async () => {
  const shares = new ConnectionShares({ ...limits, connections: 2 });
  const [release] = await acquireMany(shares, "a", 1);
  const order: string[] = [];
  const acquireOne = (company: string) =>
    shares.acquire(company).then((done) => {
      order.push(company);
      setImmediate(done);
    });
  const all = ["a", "a", "b", "b"].map(acquireOne);
  await settle();
  release?.();
  await Promise.all(all);
  expect(order.toSorted()).toEqual(["a", "a", "b", "b"]);
  expect(order.slice(0, 2).toSorted()).toEqual(["a", "b"]);
});

test("all connections are free again after all were released", async () => {
  const shares = new ConnectionShares(limits);
  for (const company of ["a", "b", "c"]) {
    for (const release of await acquireMany(shares, company, 5)) release();
  }
  await settle();
  expect(await acquireMany(shares, "d", 50)).toHaveLength(8);
});

test("a company whose queue is full is refused at once", async () => {
  const shares = new ConnectionShares({ ...limits, connections: 1, maxWaiting: 2 });
  await acquireMany(shares, "a", 3);
  await expect(shares.acquire("a")).rejects.toBeInstanceOf(DatabaseBusy);
});

test("a request that waits too long is refused, and takes no connection later", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const shares = new ConnectionShares({ ...limits, connections: 1, maxWaitMs: 100 });
  const [release] = await acquireMany(shares, "a", 1);
  const refused = expect(shares.acquire("a")).rejects.toBeInstanceOf(DatabaseBusy);
  vi.advanceTimersByTime(100);
  await refused;
  vi.useRealTimers();
  release?.();
  expect(await acquireMany(shares, "b", 1)).toHaveLength(1);
});
