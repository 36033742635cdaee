import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LiveSocket, REFRESH_GAP_MS, type SocketConnection } from "./live-socket.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function startSocket() {
  const connection: SocketConnection = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: () => undefined,
    close: () => undefined,
  };
  const refresh = vi.fn(async () => null);
  const socket = new LiveSocket({
    token: "first",
    open: () => connection,
    receive: () => false,
    isUrgent: () => true,
    refresh,
  });
  connection.onopen?.();
  const receive = (times: number) => {
    for (let count = 0; count < times; count += 1) connection.onmessage?.({ data: "noise" });
  };
  return { socket, refresh, receive };
}

test("many messages that cannot be read cause a load at once, and one more after the last", async () => {
  const { refresh, receive } = startSocket();
  receive(50);
  expect(refresh).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(REFRESH_GAP_MS);
  expect(refresh).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(REFRESH_GAP_MS * 3);
  expect(refresh).toHaveBeenCalledTimes(2);
  receive(1);
  expect(refresh).toHaveBeenCalledTimes(3);
});

test("a socket that is stopped loads nothing more because of earlier messages", async () => {
  const { socket, refresh, receive } = startSocket();
  receive(50);
  socket.stop();
  await vi.advanceTimersByTimeAsync(REFRESH_GAP_MS * 3);
  expect(refresh).toHaveBeenCalledTimes(1);
});
