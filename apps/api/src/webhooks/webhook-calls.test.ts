import type { Webhook } from "@comanda/contract/integrations/webhook-schemas";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { newId } from "../shared/new-id.ts";
import { DEMO_ACCOUNT_ID } from "../staff/demo-account.ts";
import { createPlacedOrder } from "../testing/order-flow.ts";
import { recordStatements } from "../testing/record-statements.ts";
import { createWebhooksFixture, type WebhooksFixture } from "../testing/webhooks-fixture.ts";
import { isAllowedAddress, withoutPath } from "./common/webhook-address.ts";
import { refuseAddress } from "./endpoints/create-webhook.ts";

let hooks: WebhooksFixture;
beforeAll(async () => {
  hooks = await createWebhooksFixture();
});
beforeEach(() => hooks.reset());
afterAll(() => hooks.close());

type Refused = { code?: string; errors?: { path: string }[]; changed?: { by: string } };
const list = async () =>
  (await hooks.call<{ webhooks: Webhook[] }>("GET")).body.webhooks.map(({ id }) => id);

test.each([
  ["https://pos.example.com/hook", true],
  ["https://pos.example.com:8443/hook?a=b", true],
  ["http://pos.example.com/hook", false],
  ["https://user:secret@pos.example.com/", false],
  ["https://127.0.0.1/", false],
  ["https://[::1]/", false],
  ["https://[::ffff:10.0.0.1]/", false],
  ["https://169.254.169.254/latest/meta-data", false],
  ["https://2130706433/", false],
  ["https://localhost/", false],
  ["ftp://pos.example.com/", false],
  ["no address", false],
])("the address %s is allowed for a webhook: %s", (address, allowed) => {
  expect(isAllowedAddress(address, { allowLocal: false })).toBe(allowed);
});

test.each([
  ["an address of this machine", "http://127.0.0.1:9/", /^address_refused$/u],
  // Some systems find this machine below localhost, others nothing.
  ["a name that leads to this machine", "https://pos.localhost/", /^(private_address|ENOTFOUND)$/u],
])(
  "a stored webhook gets nothing when its address is refused now: %s",
  async (_what, url, error) => {
    const { webhook } = await hooks.add({ events: ["order.placed"] });
    await createPlacedOrder(hooks.api);
    await hooks.api.db.updateTable("webhooks").set({ url }).execute();
    hooks.api.deps.localWebhooks = false;
    const strict = hooks.open();
    await strict.deliverDue();
    await strict.stop();
    hooks.api.deps.localWebhooks = true;
    expect(await hooks.log(webhook)).toMatchObject([
      { state: "waiting", response_status: null, error: expect.stringMatching(error) },
    ]);
    expect(hooks.receiver.received).toEqual([]);
  },
);

test("a secret is shown once, and the database has it sealed", async () => {
  const id = newId();
  const { secret } = await hooks.add({ id });
  expect(secret).toMatch(/^whsec_[\w-]{43}$/u);
  expect((await hooks.add({ id })).secret).toBeNull();
  const stored = await hooks.api.db.selectFrom("webhooks").selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(secret);
  const log = await hooks.api.db.selectFrom("audit_log").selectAll().execute();
  expect(JSON.stringify(log)).not.toContain(secret);
});

test.each([
  ["no address", { url: "somewhere" }, "url"],
  ["an event that does not exist", { events: ["order.eaten"] }, "events.0"],
  ["no event", { events: [] }, "events"],
])("a webhook with %s is refused at its field", async (_what, choices, path) => {
  const body = { id: newId(), url: hooks.receiver.url, events: ["order.paid"], details: false };
  const answer = await hooks.call<Refused>("POST", "", { ...body, ...choices });
  expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([422, path]);
});

test("visitors of the demo add no webhook, unless local addresses are allowed", () => {
  const demo = { accountId: DEMO_ACCOUNT_ID };
  const url = "https://pos.example.com/";
  expect(refuseAddress({ allowLocal: false }, demo, url)?.code).toBe("not_for_the_demo");
  expect(refuseAddress({ allowLocal: true }, demo, url)).toBeNull();
  expect(refuseAddress({ allowLocal: false }, { accountId: "owner" }, url)).toBeNull();
});

test("when eleven webhooks are added at once, ten are stored and one is refused", async () => {
  const body = { url: hooks.receiver.url, events: ["order.paid"], details: false };
  const answers = await Promise.all(
    Array.from({ length: 11 }, () => hooks.call<Refused>("POST", "", { id: newId(), ...body })),
  );
  const codes = answers.map(({ status, body: { code } }) => code ?? status);
  expect(codes.filter((code) => code === "too_many_webhooks")).toHaveLength(1);
  expect(await list()).toHaveLength(10);
});

test("when two members change a webhook at once, one is refused and reads who was first", async () => {
  const { webhook } = await hooks.add();
  const { url, details } = webhook;
  const change = (...events: string[]) =>
    hooks.call<Refused>("POST", `/${webhook.id}`, {
      revision: 0,
      url,
      events,
      details,
      active: true,
    });
  const answers = await Promise.all([change("order.placed"), change("order.paid")]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const lost = answers.find(({ status }) => status === 409)?.body;
  expect(lost).toMatchObject({ code: "webhook_changed", changed: { by: "Owner" } });
  const rotated = await hooks.call<Refused>("POST", `/${webhook.id}/secret`, { revision: 0 });
  expect(rotated.body.code).toBe("webhook_changed");
});

test("a change of a webhook whose answer was lost can be sent again, and is made once", async () => {
  const { webhook } = await hooks.add();
  const { url, events } = webhook;
  const body = { revision: 0, url, events, details: !webhook.details, active: false };
  const send = () => hooks.call<Refused & { revision: number }>("POST", `/${webhook.id}`, body);
  const answers = [await send(), await send()].map((each) => [each.status, each.body.revision]);
  expect(answers).toEqual([
    [200, 1],
    [200, 1],
  ]);
});

test("a removed webhook gets nothing more, and its log is gone", async () => {
  const { webhook } = await hooks.add();
  await createPlacedOrder(hooks.api);
  const remove = () => hooks.call<{ removed: boolean }>("POST", `/${webhook.id}/remove`);
  expect((await remove()).body).toEqual({ removed: true });
  expect((await remove()).body).toEqual({ removed: false });
  await hooks.deliver();
  expect(hooks.receiver.received).toEqual([]);
  for (const table of ["webhook_deliveries", "webhook_lanes"] as const)
    expect(await hooks.api.db.selectFrom(table).selectAll().execute()).toEqual([]);
  const gone = await hooks.call<Refused>("GET", `/${webhook.id}/deliveries`);
  expect([gone.status, gone.body.code]).toEqual([404, "webhook_not_found"]);
});

test("a redelivery has the event's id, and the same request enqueues it once", async () => {
  const { webhook } = await hooks.add({ events: ["order.placed"] });
  await createPlacedOrder(hooks.api);
  await hooks.deliver();
  const [first] = await hooks.log(webhook);
  const again = { id: newId() };
  const path = `/${webhook.id}/deliveries/${first?.id}/redeliver`;
  const answers = [await hooks.call("POST", path, again), await hooks.call("POST", path, again)];
  expect(answers.map(({ body }) => body.id)).toEqual([again.id, again.id]);
  await hooks.deliver();
  const ids = hooks.receiver.received.map(({ event }) => event.id);
  expect(ids).toEqual([first?.event_id, first?.event_id]);
  expect(await hooks.log(webhook)).toMatchObject([
    { id: again.id, by_hand: true, state: "delivered" },
    { id: first?.id, by_hand: false },
  ]);
  const unknown = await hooks.call<Refused>(
    "POST",
    `/${webhook.id}/deliveries/none/redeliver`,
    again,
  );
  expect(unknown.body.code).toBe("delivery_not_found");
  const logged = await hooks.api.db
    .selectFrom("audit_log")
    .select("after")
    .where("action", "=", "webhooks.redeliver")
    .execute();
  expect(logged).toEqual([{ after: { url: withoutPath(webhook.url), event: "order.placed" } }]);
  expect(new URL(webhook.url).pathname).not.toBe("/");
});

test("the log has pages, and its filter finds a state", async () => {
  const { webhook } = await hooks.add();
  for (let count = 0; count < 53; count += 1)
    await hooks.call("POST", `/${webhook.id}/test`, { id: count.toString(16).padStart(32, "0") });
  const page = async (query = "") =>
    (
      await hooks.call<{ deliveries: { id: string }[]; next: string | null }>(
        "GET",
        `/${webhook.id}/deliveries${query}`,
      )
    ).body;
  const first = await page();
  const second = await page(`?before=${first.next}`);
  expect([first.deliveries.length, second.deliveries.length, second.next]).toEqual([50, 3, null]);
  const ids = [...first.deliveries, ...second.deliveries].map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted().toReversed());
  expect((await page("?state=delivered")).deliveries).toEqual([]);
});

test("placing an order takes one more statement with webhooks than without, however many there are", async () => {
  const place = () => recordStatements(hooks.api, () => createPlacedOrder(hooks.api));
  await createPlacedOrder(hooks.api);
  const without = (await place()).length;
  await hooks.add();
  await hooks.add();
  expect((await place()).length).toBe(without + 1);
});
