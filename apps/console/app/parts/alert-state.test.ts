import type { AlertHealth } from "@comanda/contract/staff/alert-schemas";
import { expect, test } from "vitest";
import { alertState } from "./alert-state.ts";

const last = { sent_at: null, failed_at: null, error: null };
const well: AlertHealth = {
  now: "2026-03-14T18:00:00Z",
  timezone: "America/Mexico_City",
  boards: { connected: 1, ringing: 1 },
  push: { active: true, devices: 1, ...last },
  mail: { active: false, addresses: 0, transport: "smtp", ...last },
  pause: { active: false, sent_at: null },
  waiting: { count: 0, since: null, next_step: null },
};

test.each<[string, AlertHealth, string]>([
  ["a board that rings and a phone", well, "ready"],
  ["boards without sound", { ...well, boards: { connected: 2, ringing: 0 } }, "silent"],
  ["a push message that failed", { ...well, push: { ...well.push, error: "500" } }, "failing"],
  ["no phone and no mail", { ...well, push: { ...well.push, devices: 0 } }, "boardsOnly"],
  [
    "phones that are switched off",
    { ...well, push: { ...well.push, active: false } },
    "boardsOnly",
  ],
  [
    "a mail alone",
    {
      ...well,
      push: { ...well.push, active: false, error: "500" },
      mail: { ...well.mail, active: true, addresses: 1 },
    },
    "ready",
  ],
])("%s: the state says so", (_what, health, state) => {
  expect(alertState(health)).toBe(state);
});
