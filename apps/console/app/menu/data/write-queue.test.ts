import { expect, test } from "vitest";
import { WriteQueue } from "./write-queue.ts";

test("work begins once the work before it has ended, also by failing", async () => {
  const queue = new WriteQueue();
  const log: string[] = [];
  const first = Promise.withResolvers<void>();
  const failing = queue.run(async () => {
    log.push("first begins");
    await first.promise;
    log.push("first fails");
    throw new Error("refused");
  });
  const second = queue.run(async () => {
    log.push("second begins");
    return "done";
  });
  first.resolve();
  await expect(failing).rejects.toThrow("refused");
  expect(await second).toBe("done");
  expect(log).toEqual(["first begins", "first fails", "second begins"]);
});

test("the queue knows whether later work waits behind what is being done", async () => {
  const queue = new WriteQueue();
  const seen: boolean[] = [];
  const look = async () => void seen.push(queue.hasLater);
  await Promise.all([queue.run(look), queue.run(look)]);
  expect(seen).toEqual([true, false]);
});
