import { DAY_MS } from "@comanda/domain/time/durations";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { purgeExpiredData } from "../db/maintenance/purge-expired-data.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { mark, sendPauseCall, stateOf } from "./testing/availability-calls.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const storedMarks = async () =>
  (await api.db.selectFrom("availability_marks").select("id").orderBy("id").execute()).map(
    ({ id }) => id,
  );

test("marks and slowdowns are deleted two days after their end, and marks for good stay", async () => {
  // The purge goes by the database's own clock.
  api.now = new Date(Date.now() - 4 * DAY_MS);
  const until = new Date(api.now.getTime() + 60_000).toISOString();
  const later = new Date(Date.now() - DAY_MS).toISOString();
  await mark(api, [
    { kind: "product", id: "taco", state: "sold_out", until },
    { kind: "product", id: "other", state: "sold_out", until: later },
    { kind: "product", id: "special", state: "sold_out", until: "for_good" },
    { kind: "modifier", id: "green", state: "on_sale" },
  ]);
  await sendPauseCall(api, "busy", { minutes: 15, until });
  await purgeExpiredData(api.db);
  expect(await storedMarks()).toEqual(["other", "special"]);
  expect(await api.db.selectFrom("slowdowns").select("minutes").execute()).toEqual([]);
});

test("a member who saw a mark that is deleted since can still change its item", async () => {
  api.now = new Date(Date.now() - 4 * DAY_MS);
  const until = new Date(api.now.getTime() + 60_000).toISOString();
  const taco = { kind: "product", id: "taco" } as const;
  const { body } = await mark(api, [{ ...taco, state: "sold_out", until }]);
  const seen = body.items[0]?.revision ?? null;
  await purgeExpiredData(api.db);
  api.now = new Date();
  expect((await mark(api, [{ ...taco, seen, state: "sold_out" }])).status).toBe(200);
  expect((await stateOf(api, "taco")).state).toBe("sold_out");
});
