import type { EcommerceSettings } from "@comanda/contract/companies/ecommerce-settings";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { countStatus, sendConcurrently } from "../testing/concurrent-requests.ts";
import { createTestApp, NOON, type TestApp } from "../testing/create-test-app.ts";
import { createDraft, patchOrder, refusalBody } from "../testing/order-flow.ts";
import { smallCompany } from "../testing/small-company.ts";
import { readKitchenState } from "./read-kitchen-state.ts";
import { mark, readAvailability, readPauses, sendPauseCall } from "./testing/availability-calls.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const later = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000).toISOString();
const takeaway = (seen: number | null = null) => [{ service_type: "TAKEAWAY" as const, seen }];
const pauseOf = async (type = "TAKEAWAY") =>
  (await readPauses(api)).pauses.find(({ service_type }) => service_type === type);

async function publicSettings(): Promise<EcommerceSettings> {
  const path = "/ms-companies/public/companies/tacos/ecommerce-settings";
  return (await api.send<EcommerceSettings>("GET", path)).body;
}

/** The small company whose file pauses takeaway. */
function pausedByFile(disabled_until: string) {
  const file = smallCompany();
  const { takeaway: settings, ...others } = file.ecommerce_settings ?? {};
  return {
    ...file,
    ecommerce_settings: { ...others, takeaway: { ...settings, disabled_until } },
  };
}

test("a pause refuses orders and drafts until its end, and ends by the clock alone", async () => {
  const { body: draft } = await createDraft(api);
  const { status, body } = await sendPauseCall(api, "pauses", {
    service_types: takeaway(),
    for_minutes: 30,
  });
  expect(status).toBe(200);
  expect(body.pauses).toContainEqual({
    service_type: "TAKEAWAY",
    paused_until: later(30),
    revision: expect.any(Number),
    by: "Cashier",
    at: NOON.toISOString(),
  });
  const refused = refusalBody(409, "not_orderable", {
    reasons: [{ code: "type_paused", until: later(30) }],
    next_at: later(30),
  });
  expect(await createDraft(api)).toMatchObject(refused);
  expect(await patchOrder(api, draft.id)).toMatchObject(refused);
  expect((await publicSettings()).takeaway?.disabled_until).toBe(later(30));
  api.now = new Date(later(30));
  expect((await patchOrder(api, draft.id)).status).toBe(200);
});

test("today means the end of the day", async () => {
  await sendPauseCall(api, "pauses", { service_types: takeaway(), until: "today" });
  expect((await pauseOf())?.paused_until).toBe("2026-03-15T10:00:00.000Z");
});

test("several types pause at once, and end one by one", async () => {
  const service_types = ["TAKEAWAY", "DELIVERY"].map((service_type) => ({ service_type }));
  await sendPauseCall(api, "pauses", { service_types, until: later(60) });
  await sendPauseCall(api, "pauses/end", {
    service_types: takeaway((await pauseOf())?.revision),
  });
  expect((await pauseOf())?.paused_until).toBeNull();
  expect((await pauseOf("DELIVERY"))?.paused_until).toBe(later(60));
  expect((await createDraft(api)).status).toBe(201);
});

test("the second of two members learns who was first; the first may send again", async () => {
  const pause = { service_types: takeaway(), for_minutes: 30 };
  await sendPauseCall(api, "pauses", pause, "manager");
  expect(await sendPauseCall(api, "pauses", pause, "owner")).toMatchObject({
    status: 409,
    body: {
      code: "pause_changed",
      changed: { by: "Manager", at: NOON.toISOString(), status: later(30) },
      errors: [{ path: "service_types.0.seen" }],
    },
  });
  expect((await sendPauseCall(api, "pauses", pause, "manager")).status).toBe(200);
  const own = await sendPauseCall(api, "pauses", { ...pause, for_minutes: 60 }, "manager");
  expect(own.body).toMatchObject({ code: "pause_changed", changed: { by_you: true } });
  const audit = await api.db.selectFrom("audit_log").select(["action", "after"]).execute();
  expect(audit).toEqual([{ action: "pauses.set", after: { until: later(30) } }]);
});

test("when two members pause at once, one succeeds", async () => {
  const roles = ["owner", "manager", "cashier"] as const;
  const answers = await sendConcurrently(3, (index) =>
    sendPauseCall(
      api,
      "pauses",
      { service_types: takeaway(), for_minutes: 15 * (index + 1) },
      roles[index],
    ),
  );
  expect([countStatus(answers, 200), countStatus(answers, 409)]).toEqual([1, 2]);
});

test.each([
  ["pauses", { service_types: [] }, "service_types"],
  ["pauses", { service_types: takeaway() }, "until"],
  ["pauses", { service_types: takeaway(), for_minutes: 15, until: "today" }, "until"],
  ["pauses", { service_types: takeaway(), until: "2026-03-14T17:00:00Z" }, "until"],
  ["pauses", { service_types: takeaway(), for_minutes: 0 }, "for_minutes"],
  ["busy", { minutes: 15 }, "until"],
  ["busy", { minutes: -5, for_minutes: 30 }, "minutes"],
])("%s with %j is refused beside %s, and nothing changes", async (action, body, path) => {
  const answer = await sendPauseCall(api, action, body);
  expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([422, path]);
  expect(await pauseOf()).toMatchObject({ paused_until: null, revision: null });
});

test("a type that the company does not offer cannot be paused", async () => {
  const file = smallCompany();
  await api.store({ ...file, ecommerce_settings: { takeaway: { active: true } } });
  const { body } = await sendPauseCall(api, "pauses", {
    service_types: [{ service_type: "DELIVERY" }],
    for_minutes: 15,
  });
  expect(body.errors?.[0]?.path).toBe("service_types.0.service_type");
});

test("an import neither ends a pause of staff nor brings back one that they ended", async () => {
  await sendPauseCall(api, "pauses", { service_types: takeaway(), for_minutes: 60 });
  await api.store(smallCompany());
  expect((await pauseOf())?.paused_until).toBe(later(60));

  await api.store(pausedByFile(later(90)));
  expect((await pauseOf())?.paused_until).toBe(later(90));
  await sendPauseCall(api, "pauses/end", { service_types: takeaway((await pauseOf())?.revision) });
  expect((await pauseOf())?.paused_until).toBeNull();
  await api.store(pausedByFile(later(90)));
  expect((await pauseOf())?.paused_until).toBeNull();
  await api.store(pausedByFile(later(120)));
  expect((await pauseOf())?.paused_until).toBe(later(120));
});

test("a busy kitchen adds its minutes to the times of delivery and takeaway, until its end", async () => {
  const file = smallCompany();
  const delivery = { active: true, average_time: "25-35" };
  await api.store({ ...file, ecommerce_settings: { ...file.ecommerce_settings, delivery } });
  const { body } = await sendPauseCall(api, "busy", { minutes: 15, for_minutes: 60 });
  expect(body.busy).toEqual({
    minutes: 15,
    until: later(60),
    by: "Cashier",
    at: NOON.toISOString(),
  });
  expect(await publicSettings()).toMatchObject({
    delivery: { average_time: "40-50" },
    takeaway: { average_time: "35" },
  });
  const seen = body.busy_revision;
  expect((await sendPauseCall(api, "busy", { minutes: 30, for_minutes: 60 }, "owner")).status).toBe(
    409,
  );
  await sendPauseCall(api, "busy", { minutes: 30, for_minutes: 60, seen }, "owner");
  expect((await publicSettings()).delivery?.average_time).toBe("55-65");
  api.now = new Date(later(60));
  expect(await publicSettings()).toMatchObject({
    delivery: { average_time: "25-35" },
    takeaway: { average_time: "20" },
  });
  expect((await readPauses(api)).busy).toBeNull();
});

test("0 minutes end a busy time", async () => {
  const { body } = await sendPauseCall(api, "busy", { minutes: 15, until: "today" });
  const ended = await sendPauseCall(api, "busy", { minutes: 0, seen: body.busy_revision });
  expect(ended.body.busy).toBeNull();
});

test("the board reads the same pauses, busy minutes and number of sold-out items", async () => {
  await api.store(pausedByFile(later(90)));
  await sendPauseCall(api, "pauses", {
    service_types: [{ service_type: "DELIVERY" }],
    for_minutes: 15,
  });
  await sendPauseCall(api, "busy", { minutes: 10, for_minutes: 30 });
  await mark(api, [
    { kind: "variant", id: "taco-1", state: "sold_out" },
    { kind: "variant", id: "special-1", state: "left", left: 0 },
    { kind: "modifier", id: "green", state: "sold_out" },
    { kind: "modifier", id: "red", state: "left", left: 2 },
  ]);
  expect(await readKitchenState(api.db, "tacos", api.now)).toEqual({
    busy: { minutes: 10, until: later(30) },
    pauses: [
      { service_type: "DELIVERY", until: later(15) },
      { service_type: "TAKEAWAY", until: later(90) },
    ],
    soldOut: 3,
  });
  expect((await readAvailability(api)).sold_out_count).toBe(3);
  const nextDay = new Date(NOON.getTime() + 86_400_000);
  expect(await readKitchenState(api.db, "tacos", nextDay)).toEqual({
    busy: null,
    pauses: [],
    soldOut: 1,
  });
  expect(await readKitchenState(api.db, "nowhere", nextDay)).toMatchObject({ soldOut: 0 });
});
