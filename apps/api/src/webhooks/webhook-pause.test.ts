import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { newId } from "../shared/new-id.ts";
import { createPlacedOrder } from "../testing/order-flow.ts";
import { createWebhooksFixture, type WebhooksFixture } from "../testing/webhooks-fixture.ts";

let hooks: WebhooksFixture;
beforeAll(async () => {
  hooks = await createWebhooksFixture();
});
beforeEach(() => hooks.reset());
afterAll(() => hooks.close());

const HOUR = 3_600;
const read = async () =>
  (await hooks.call<{ webhooks: { state: string; failing_since: string | null }[] }>("GET")).body
    .webhooks[0];

test("a webhook that fails for twelve hours is paused with a mail, and resumes where it was", async () => {
  const { api, receiver } = hooks;
  await api.db
    .updateTable("staff_accounts")
    .set({ email_verified: true })
    .where("id", "=", "account-owner")
    .execute();
  const { webhook } = await hooks.add();
  receiver.answer = () => ({ status: 500 });
  await createPlacedOrder(api);
  const failedFirst = api.now.toISOString();
  for (let hour = 0; hour < 12; hour += 1) {
    await hooks.deliver();
    expect(await read()).toMatchObject({ state: "active", failing_since: failedFirst });
    hooks.wait(HOUR);
  }
  hooks.wait(HOUR);
  await hooks.deliver();
  expect(await read()).toMatchObject({ state: "failing", waiting: 1 });
  expect(hooks.mails).toMatchObject([
    { to: "owner@tacos.test", subject: "Tacos: a webhook is paused" },
  ]);
  expect(hooks.mails[0]?.text).toContain(`${new URL(receiver.url).origin}/…`);
  expect(hooks.mails[0]?.text).not.toContain(receiver.url);

  const tried = receiver.received.length;
  await createPlacedOrder(api);
  hooks.wait(40 * HOUR);
  await hooks.deliver();
  expect(receiver.received).toHaveLength(tried);

  receiver.answer = () => ({ status: 200 });
  const { url, events, details } = webhook;
  const resumed = await hooks.call("POST", `/${webhook.id}`, {
    revision: 1,
    url,
    events,
    details,
    active: true,
  });
  expect(resumed.body).toMatchObject({ state: "active", failing_since: null });
  await hooks.deliver();
  expect(receiver.received.slice(tried).map(({ event }) => event.type)).toEqual(
    Array(2).fill("order.placed"),
  );
  const log = await api.db.selectFrom("audit_log").selectAll().orderBy("at").execute();
  expect(JSON.stringify(log)).not.toContain(receiver.url);
  expect(log.filter(({ action }) => action.startsWith("webhooks."))).toMatchObject([
    { action: "webhooks.create", actor: "Owner" },
    { action: "webhooks.pause", actor: "webhooks" },
    { action: "webhooks.update", actor: "Owner" },
  ]);
});

test("one success among failures begins the twelve hours again", async () => {
  await hooks.add({ events: ["order.placed"] });
  hooks.receiver.answer = () => ({ status: 500 });
  await createPlacedOrder(hooks.api);
  await hooks.deliver();
  hooks.wait(11 * HOUR);
  hooks.receiver.answer = () => ({ status: 200 });
  await hooks.deliver();
  expect(await read()).toMatchObject({ state: "active", failing_since: null });
});

test("a member pauses a webhook: its events wait, and a change of it keeps it paused", async () => {
  const { webhook } = await hooks.add();
  const { url, events, details } = webhook;
  const pause = { revision: 0, url, events, details, active: false };
  expect((await hooks.call("POST", `/${webhook.id}`, pause)).body).toMatchObject({
    state: "paused",
    revision: 1,
  });
  await createPlacedOrder(hooks.api);
  await hooks.call("POST", `/${webhook.id}/test`, { id: newId() });
  await hooks.deliver();
  expect(hooks.receiver.received).toEqual([]);
  expect(await read()).toMatchObject({ state: "paused", waiting: 2 });
});
