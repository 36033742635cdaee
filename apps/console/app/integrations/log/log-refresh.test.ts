import type { WebhookDelivery } from "@comanda/contract/integrations/webhook-schemas";
import { expect, test } from "vitest";
import { logRefreshMs } from "./log-refresh.ts";

const now = "2026-11-22T12:00:00Z";
const ago = (seconds: number) => new Date(Date.parse(now) - seconds * 1000).toISOString();

/** When a log is read again that has one delivery. */
const refreshMs = (facts: Partial<WebhookDelivery>) => {
  const delivery = { state: "waiting", attempts: 0, next_at: null, ...facts } as WebhookDelivery;
  return logRefreshMs({ now, deliveries: [delivery] });
};

test("the first answer to an event is awaited by reads every three seconds, for a minute of the server's clock", () => {
  expect(refreshMs({ at: ago(2) })).toBe(3_000);
  expect(refreshMs({ at: ago(60) })).toBe(30_000);
});

test("an old event that is sent again is awaited from when it is due", () => {
  expect(refreshMs({ at: ago(3600), next_at: ago(2) })).toBe(3_000);
  expect(refreshMs({ at: ago(3600), next_at: ago(60) })).toBe(30_000);
});

test("a log whose events were all tried is read twice a minute", () => {
  expect(refreshMs({ at: ago(2), attempts: 1 })).toBe(30_000);
  expect(refreshMs({ at: ago(2), state: "delivered", attempts: 1 })).toBe(30_000);
  expect(logRefreshMs({ now, deliveries: [] })).toBe(30_000);
});
