import { expect, test } from "vitest";
import { UploadQueue } from "./upload-queue.ts";

test("companies take turns, one work at a time", async () => {
  const queue = new UploadQueue();
  const done: string[] = [];
  let running = 0;
  const work = (name: string) => async () => {
    running += 1;
    expect(running).toBe(1);
    await Promise.resolve();
    running -= 1;
    done.push(name);
  };
  const many = ["a1", "a2", "a3", "a4"].map((name) => queue.run("a", work(name)));
  await Promise.all([...many, queue.run("b", work("b1")), queue.run("b", work("b2"))]);
  expect(done).toEqual(["a1", "a2", "b1", "a3", "b2", "a4"]);
});

test("work goes on after one that fails, and after a rest", async () => {
  const queue = new UploadQueue();
  const failed = queue.run("a", () => Promise.reject(new Error("no disk")));
  const next = queue.run("a", () => Promise.resolve("next"));
  await expect(failed).rejects.toThrow("no disk");
  expect(await next).toBe("next");
  expect(await queue.run("b", () => Promise.resolve("later"))).toBe("later");
});
