import { ApiError } from "@comanda/contract/calls/api-client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readUntilAnswered } from "./read-until-answered.ts";

const onRead = vi.fn();
const onRefused = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  onRead.mockClear();
  onRefused.mockClear();
  vi.stubGlobal("location", { href: "https://demo.test/board" });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("fetch", async () => new Response(null, { status: 200 }));
});

afterEach(() => {
  vi.useRealTimers();
});

const failed = (status: number) => new ApiError("GET", "/orders/7", status, {});

test.each([0, 429, 502])(
  "a read that fails with %s is made again until it is answered",
  async (status) => {
    const read = vi
      .fn(async () => "order 7")
      .mockRejectedValueOnce(failed(status))
      .mockRejectedValueOnce(failed(status));
    readUntilAnswered({ read, onRead, onRefused });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(read).toHaveBeenCalledTimes(3);
    expect(onRead).toHaveBeenCalledExactlyOnceWith("order 7");
    expect(onRefused).not.toHaveBeenCalled();
  },
);

test.each([403, 404])("a read that is refused with %s is not made again", async (status) => {
  const read = vi.fn().mockRejectedValue(failed(status));
  readUntilAnswered({ read, onRead, onRefused });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).toHaveBeenCalledTimes(1);
  expect(onRefused).toHaveBeenCalledTimes(1);
});

test("a read that is stopped reports nothing, and is not repeated", async () => {
  const read = vi.fn().mockRejectedValue(failed(0));
  const stop = readUntilAnswered({ read, onRead, onRefused });
  await vi.advanceTimersByTimeAsync(0);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).toHaveBeenCalledTimes(1);
  expect(onRead).not.toHaveBeenCalled();
  expect(onRefused).not.toHaveBeenCalled();
});
