import type {
  WebhookDeliveries,
  WebhookDelivery,
} from "@comanda/contract/integrations/webhook-schemas";
import { expect, test } from "vitest";
import { logRefreshMs } from "./log-refresh.ts";

const now = Date.parse("2026-11-22T12:00:00Z");

/** When a log is read again that has one delivery. */
const refreshMs = (state: WebhookDelivery["state"], attempts: number, secondsAgo: number) => {
  const at = new Date(now - secondsAgo * 1000).toISOString();
  const delivery = { state, attempts, at } as WebhookDelivery;
  return logRefreshMs({ deliveries: [delivery] } as WebhookDeliveries, now);
};

test("the first answer to an event is awaited by reads every three seconds, for a minute", () => {
  expect(refreshMs("waiting", 0, 2)).toBe(3_000);
  expect(refreshMs("waiting", 0, 60)).toBe(30_000);
});

test("a log whose events were all tried is read twice a minute", () => {
  expect(refreshMs("waiting", 1, 2)).toBe(30_000);
  expect(refreshMs("delivered", 1, 2)).toBe(30_000);
  expect(logRefreshMs({ deliveries: [] }, now)).toBe(30_000);
});
