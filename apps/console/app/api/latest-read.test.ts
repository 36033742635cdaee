import { expect, test } from "vitest";
import { LatestRead } from "./latest-read.ts";

test("only the answer of the later one of two simultaneous reads counts", async () => {
  const reads = new LatestRead();
  const slow = Promise.withResolvers<string>();
  const earlier = reads.run(() => slow.promise);
  expect(await reads.run(async () => "new")).toBe("new");
  slow.resolve("old");
  expect(await earlier).toBeNull();
});

test("an answer that takes longer than the time between two reads counts", async () => {
  const reads = new LatestRead();
  const slow = Promise.withResolvers<string>();
  const read = reads.runIfIdle(() => slow.promise);
  expect(await reads.runIfIdle(async () => "next")).toBeNull();
  slow.resolve("slow");
  expect(await read).toBe("slow");
  expect(await reads.runIfIdle(async () => "next")).toBe("next");
});

test("a failed read gives null, and the next one begins", async () => {
  const reads = new LatestRead();
  expect(await reads.runIfIdle(() => Promise.reject(new Error("offline")))).toBeNull();
  expect(await reads.runIfIdle(async () => "next")).toBe("next");
});
