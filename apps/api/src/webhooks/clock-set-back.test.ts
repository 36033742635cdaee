import { afterAll, beforeAll, expect, test } from "vitest";
import { bringDueForward } from "../db/maintenance/bring-due-forward.ts";
import { createPlacedOrder } from "../testing/order-flow.ts";
import { createWebhooksFixture, type WebhooksFixture } from "../testing/webhooks-fixture.ts";

let hooks: WebhooksFixture;
beforeAll(async () => {
  hooks = await createWebhooksFixture();
});
afterAll(() => hooks.close());

test("an event that a webhook refused is sent again after the clock was set back by a day", async () => {
  const { api, receiver } = hooks;
  await hooks.add({ events: ["order.placed"] });
  await createPlacedOrder(api);
  receiver.answer = () => ({ status: 500 });
  await hooks.deliver();
  receiver.answer = () => ({ status: 200 });
  const { now } = api;
  // A delay that is planned stays.
  await bringDueForward(api.db, now);
  await hooks.deliver();
  expect(receiver.received).toHaveLength(1);
  hooks.wait(-24 * 3_600);
  await bringDueForward(api.db, api.now);
  await hooks.deliver();
  expect(receiver.received).toHaveLength(2);
});
