import type { Order } from "@comanda/contract/orders/order";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type AlertsFixture, createAlertsFixture } from "../testing/alerts-fixture.ts";
import { CASH_PAYMENT, createDraft, createPlacedOrder, patchOrder } from "../testing/order-flow.ts";
import { smallCompany } from "../testing/small-company.ts";
import { signedInAs } from "../testing/staff-members.ts";

const settings = {
  push: { active: true, after_seconds: 60 },
  mail: { active: true, after_seconds: 180, addresses: ["ana@tacos.test", "bea@tacos.test"] },
  pause: { active: true, after_seconds: 600, minutes: 30 },
};

let fixture: AlertsFixture;
beforeAll(async () => {
  fixture = await createAlertsFixture();
});
beforeEach(async () => {
  await fixture.reset();
  const stored = await fixture.call("POST", "alert-settings", { revision: 0, ...settings });
  expect(stored.status).toBe(200);
});
afterAll(() => fixture.close());

const order = (id: string) => `/ms-orders/companies/tacos/orders/${id}`;
const accept = (id: string, revision: number) =>
  fixture.api.send("POST", `${order(id)}/accept`, {
    ...signedInAs("kitchen"),
    body: { revision, minutes: 15 },
  });
const revisionOf = async (id: string) =>
  (await fixture.api.send<{ revision: number }>("GET", order(id), signedInAs("owner"))).body
    .revision;

test("an order without an answer leads to a push message, then mails, then a pause, each once", async () => {
  const { api, push, mails, wait, escalate } = fixture;
  await fixture.subscribe("owner");
  const placed = await createPlacedOrder(api);
  wait(59);
  await escalate();
  await fixture.jobsDone();
  expect([push.received.length, mails.length]).toEqual([0, 0]);
  wait(1);
  await escalate();
  await vi.waitFor(() => expect(push.received).toHaveLength(1), 10_000);
  expect(push.received[0]?.message).toMatchObject({
    title: `Order ${placed.public_id} · Takeaway`,
    body: "Waiting for an answer since 12:00 PM",
    tag: "orders-tacos",
    language: "en",
  });
  wait(120);
  await escalate();
  await vi.waitFor(() => expect(mails).toHaveLength(2), 10_000);
  expect(mails.map(({ to }) => to).sort()).toEqual(["ana@tacos.test", "bea@tacos.test"]);
  expect(mails[0]?.subject).toBe(`Tacos: order ${placed.public_id} has no answer`);
  wait(420);
  await escalate();
  await vi.waitFor(async () => {
    const { body } = await api.send<{ pauses: { paused_until: string | null }[] }>(
      "GET",
      "/ms-orders/companies/tacos/pauses",
      signedInAs("owner"),
    );
    const end = new Date(api.now.getTime() + 30 * 60_000).toISOString();
    expect(body.pauses.map(({ paused_until }) => paused_until)).toEqual(body.pauses.map(() => end));
  }, 10_000);
  for (const _ of [1, 2, 3]) {
    wait(600);
    await escalate();
  }
  await fixture.jobsDone();
  expect([push.received.length, mails.length]).toEqual([1, 2]);
});

test("an answer cancels what is not yet sent", async () => {
  const { api, push, wait, escalate } = fixture;
  await fixture.subscribe();
  const placed = await createPlacedOrder(api);
  wait(61);
  expect((await accept(placed.id, await revisionOf(placed.id))).status).toBe(200);
  await escalate();
  await fixture.jobsDone();
  expect(push.received).toEqual([]);
});

test("a message that fails is sent later, but not after an answer", async () => {
  const { api, push, wait, escalate } = fixture;
  await fixture.subscribe();
  const placed = await createPlacedOrder(api);
  push.answers.splice(0, 1, 503, 201);
  wait(60);
  await escalate();
  await vi.waitFor(() => expect(push.received).toHaveLength(1), 10_000);
  await vi.waitFor(async () => expect((await fixture.health()).push.error).toBeNull(), 10_000);
  const other = await createPlacedOrder(api);
  wait(61);
  push.answers.splice(0, push.answers.length, 503);
  await escalate();
  await vi.waitFor(async () => expect((await fixture.health()).push.error).toBe("503"), 10_000);
  for (const { id } of [placed, other])
    expect((await accept(id, await revisionOf(id))).status).toBe(200);
  push.answers.splice(0, 1, 201);
  await fixture.jobsDone();
  expect(push.received).toHaveLength(1);
});

test("many orders share one message, which names them", async () => {
  const { api, push, mails, wait, escalate } = fixture;
  await fixture.subscribe();
  const placed: Order[] = [];
  for (let made = 0; made < 8; made += 1) placed.push(await createPlacedOrder(api));
  wait(200);
  await Promise.all([escalate(), escalate()]);
  await vi.waitFor(() => expect(mails).toHaveLength(2), 10_000);
  await fixture.jobsDone();
  expect(push.received).toHaveLength(1);
  const numbers = placed.map(({ public_id }) => public_id);
  expect(push.received[0]?.message.title).toBe("Orders without an answer: 8");
  expect(push.received[0]?.message.body).toContain(`${numbers[0]} Takeaway`);
  for (const number of numbers) expect(mails[0]?.text).toContain(`${number} · Takeaway`);
  expect(mails).toHaveLength(2);
});

test("a later push message also names the orders of the one that it replaces, unless they have an answer", async () => {
  const { api, push, wait, escalate } = fixture;
  await fixture.subscribe();
  const [answered, waiting] = [await createPlacedOrder(api), await createPlacedOrder(api)];
  wait(60);
  await escalate();
  await vi.waitFor(() => expect(push.received).toHaveLength(1), 10_000);
  expect((await accept(answered.id, await revisionOf(answered.id))).status).toBe(200);
  const later = await createPlacedOrder(api);
  wait(60);
  await escalate();
  await vi.waitFor(() => expect(push.received).toHaveLength(2), 10_000);
  const names = [waiting, later].map(({ public_id }) => `${public_id} Takeaway`).join(", ");
  expect(push.received[1]?.message).toMatchObject({
    title: "Orders without an answer: 2",
    body: expect.stringContaining(`${names}\n`),
    tag: push.received[0]?.message.tag,
  });
});

test("addresses that change while mails wait get one mail each, also a new one, and a removed one gets none", async () => {
  const { api, mails, wait, escalate } = fixture;
  await createPlacedOrder(api);
  fixture.failMails(Object.assign(new Error("later"), { code: "ESOCKET" }));
  wait(200);
  await escalate();
  await vi.waitFor(async () => expect((await fixture.health()).mail.error).toBe("ESOCKET"), 10_000);
  const queued = await api.database.jobsConnection.executeSql(
    "select data from comanda_jobs.job where name = 'alert-mail'",
  );
  expect(queued.rows).not.toEqual([]);
  expect(JSON.stringify(queued.rows)).not.toMatch(/@|tacos\.test/u);
  // Another address takes the place of the first one, which moves to the place of the removed one.
  const mail = { ...settings.mail, addresses: ["cleo@tacos.test", "ana@tacos.test"] };
  await fixture.call("POST", "alert-settings", { ...settings, revision: 1, mail });
  fixture.failMails(null);
  await vi.waitFor(() => expect(mails).toHaveLength(2), 10_000);
  await fixture.jobsDone();
  expect(mails.map(({ to }) => to).toSorted()).toEqual(["ana@tacos.test", "cleo@tacos.test"]);
});

test("a second process and a restart repeat nothing", async () => {
  const { api, push, wait, escalate } = fixture;
  await fixture.subscribe();
  await createPlacedOrder(api);
  wait(60);
  await Promise.all(Array.from({ length: 6 }, () => escalate()));
  await vi.waitFor(() => expect(push.received).toHaveLength(1), 10_000);
  api.restart();
  wait(90);
  await Promise.all([escalate(), escalate()]);
  await fixture.jobsDone();
  expect(push.received).toHaveLength(1);
});

test("a scheduled order sends no alert before its lead time", async () => {
  const { api, push, wait, escalate } = fixture;
  const file = smallCompany();
  const takeaway = { active: true, scheduled_orders_enabled: true };
  await api.store({ ...file, ecommerce_settings: { ...file.ecommerce_settings, takeaway } });
  await fixture.subscribe();
  const scheduled = new Date(api.now.getTime() + 2 * 3_600_000).toISOString();
  const { id } = (await createDraft(api)).body;
  const placing = { ...CASH_PAYMENT, scheduled_delivery_date: scheduled };
  expect((await patchOrder(api, id, placing)).body.status).toBe("PENDING");
  // The lead time of a takeaway order is 25 minutes.
  wait(95 * 60 + 59);
  await escalate();
  await fixture.jobsDone();
  expect(push.received).toEqual([]);
  wait(1);
  await escalate();
  await vi.waitFor(() => expect(push.received).toHaveLength(1), 10_000);
});

test("thousands of orders for next week hide no order that waits now", async () => {
  const { api, wait } = fixture;
  const { id } = await createPlacedOrder(api);
  await sql`insert into orders select copy.* from orders as stored, generate_series(1, 2000) as n,
    jsonb_populate_record(null::orders, to_jsonb(stored) || jsonb_build_object('id', 'later-' || n,
      'public_id', 900000 + n, 'placed_at', stored.placed_at - interval '1 day',
      'scheduled_delivery_date', stored.placed_at + interval '7 days')) as copy
    where stored.id = ${id}`.execute(api.db);
  wait(60);
  expect((await fixture.health()).waiting).toMatchObject({ count: 1 });
});

test("a step that is switched off is left out", async () => {
  const { api, push, mails, wait, escalate } = fixture;
  const push_off = { ...settings.push, active: false };
  await fixture.call("POST", "alert-settings", { ...settings, revision: 1, push: push_off });
  await fixture.subscribe();
  await createPlacedOrder(api);
  wait(200);
  await escalate();
  await vi.waitFor(() => expect(mails).toHaveLength(2), 10_000);
  expect(push.received).toEqual([]);
});

test("no message has a customer's name, phone or address", async () => {
  const { api, push, mails, wait, escalate } = fixture;
  await fixture.subscribe();
  await createPlacedOrder(api, { comment: "For Zoraida, 5512345678" });
  wait(200);
  await escalate();
  await vi.waitFor(() => expect([push.received.length, mails.length]).toEqual([1, 2]), 10_000);
  const sent = JSON.stringify([push.received.map(({ message }) => message), mails]);
  expect(sent).not.toMatch(/Zoraida|5512345678/u);
});
