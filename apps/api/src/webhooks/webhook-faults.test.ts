import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { newId } from "../shared/new-id.ts";
import { createPlacedOrder } from "../testing/order-flow.ts";
import { createWebhooksFixture, type WebhooksFixture } from "../testing/webhooks-fixture.ts";
import { withoutPath } from "./common/webhook-address.ts";

let hooks: WebhooksFixture;
beforeAll(async () => {
  hooks = await createWebhooksFixture();
});
beforeEach(() => hooks.reset());
afterAll(() => hooks.close());

const failing = () =>
  hooks.api.db.selectFrom("webhooks").select("id").where("failing_since", "is not", null).execute();

test("an order that makes no answer stops the events of no other, and counts against no receiver", async () => {
  const { webhook } = await hooks.add({ events: ["order.placed"] });
  const broken = await createPlacedOrder(hooks.api);
  const whole = await createPlacedOrder(hooks.api);
  await hooks.api.db
    .updateTable("order_lines")
    .set({ modifiers: sql`'7'::jsonb` })
    .where("order_id", "=", broken.id)
    .execute();
  await hooks.deliver();
  expect(hooks.receiver.received.map(({ event }) => event.order_id)).toEqual([whole.id]);
  expect(await hooks.log(webhook, "?state=waiting")).toMatchObject([
    { order: { id: broken.id }, attempts: 1, error: "order_unreadable" },
  ]);
  expect(await failing()).toEqual([]);
});

test("a company whose orders cannot be read still gets what has no order", async () => {
  const { webhook } = await hooks.add({ events: ["order.placed"] });
  await createPlacedOrder(hooks.api);
  await createPlacedOrder(hooks.api);
  await hooks.call("POST", `/${webhook.id}/test`, { id: newId() });
  await hooks.api.db.updateTable("companies").set({ board_settings: sql`'7'::jsonb` }).execute();
  await hooks.deliver();
  expect(hooks.receiver.received.map(({ event }) => event.type)).toEqual(["webhook.test"]);
  expect(await hooks.log(webhook, "?state=waiting")).toMatchObject(
    Array(2).fill({ attempts: 1, error: "order_unreadable" }),
  );
  expect(await failing()).toEqual([]);
});

test("a secret that does not open counts against no receiver", async () => {
  const { webhook } = await hooks.add({ events: ["order.placed"] });
  await createPlacedOrder(hooks.api);
  await hooks.api.db.updateTable("webhooks").set({ secret: "sealed by a lost key" }).execute();
  await hooks.deliver();
  expect(await hooks.log(webhook)).toMatchObject([
    { state: "waiting", error: "secret_unreadable" },
  ]);
  expect(await failing()).toEqual([]);
});

test.each([
  ["https://pos.example.com/hooks/Zx81?token=a", "https://pos.example.com/…"],
  ["https://pos.example.com:8443/?token=a", "https://pos.example.com:8443/…"],
  ["https://pos.example.com", "https://pos.example.com"],
])("%s is %s in the change log and in mails", (address, shown) => {
  expect(withoutPath(address)).toBe(shown);
});
