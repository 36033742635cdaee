import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { bringDueForward } from "../clock-set-back/bring-due-forward.store.ts";
import { createPlacedOrder } from "../testing/order-flow.ts";
import { createWebhooksFixture, type WebhooksFixture } from "../testing/webhooks-fixture.ts";

let hooks: WebhooksFixture;
beforeAll(async () => {
  hooks = await createWebhooksFixture();
});
beforeEach(() => hooks.reset());
afterAll(() => hooks.close());

test.each([3_600, 24 * 3_600])(
  "an event that a webhook refused is sent again after the clock was set back by %i seconds",
  async (seconds) => {
    const { api, receiver } = hooks;
    await hooks.add({ events: ["order.placed"] });
    await createPlacedOrder(api);
    receiver.answer = () => ({ status: 500 });
    await hooks.deliver();
    receiver.answer = () => ({ status: 200 });
    // A delay that is planned stays.
    await bringDueForward(api.db, api.now);
    await hooks.deliver();
    expect(receiver.received).toHaveLength(1);
    hooks.wait(-seconds);
    await bringDueForward(api.db, api.now);
    await hooks.deliver();
    expect(receiver.received).toHaveLength(2);
  },
);
