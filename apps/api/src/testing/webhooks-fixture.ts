import type { Webhook, WebhookDelivery } from "@comanda/contract/integrations/webhook-schemas";
import { ORDER_EVENTS } from "@comanda/domain/integrations/order-events";
import { expect } from "vitest";
import type { Mail } from "../mail/mailer.ts";
import { createPaymentContext } from "../payments/payment-context.ts";
import { newId } from "../shared/new-id.ts";
import { createWebhookContext } from "../webhooks/common/webhook-context.ts";
import {
  createWebhookDispatcher,
  type WebhookDispatcher,
} from "../webhooks/delivery/webhook-dispatcher.ts";
import { createTestApp, type TestApp } from "./create-test-app.ts";
import { signedInAs } from "./staff-members.ts";
import { startWebhookReceiver, type WebhookReceiver } from "./webhook-receiver.ts";

const PATH = "/ms-integrations/companies/tacos/webhooks";

export type WebhooksFixture = {
  api: TestApp;
  receiver: WebhookReceiver;
  mails: Mail[];
  /** A call of an owner below the path of the webhooks. */
  call<Body = Record<string, unknown>>(
    method: "GET" | "POST",
    path?: string,
    body?: unknown,
  ): Promise<{ status: number; body: Body }>;
  /** Adds a webhook for all events at the receiver. */
  add(choices?: object): Promise<{ webhook: Webhook; secret: string }>;
  log(webhook: { id: string }, query?: string): Promise<WebhookDelivery[]>;
  /** Delivers what is due, as each process does. */
  deliver(): Promise<void>;
  /** A dispatcher of another process. */
  open(timeoutMs?: number): WebhookDispatcher;
  wait(seconds: number): void;
  reset(): Promise<void>;
  close(): Promise<void>;
};

/** The API with webhooks, and a receiver on this machine. Nothing is sent before `deliver`. */
export async function createWebhooksFixture(): Promise<WebhooksFixture> {
  const api = await createTestApp();
  api.deps.localWebhooks = true;
  api.restart();
  const receiver = await startWebhookReceiver();
  const mails: Mail[] = [];
  const mailer = { sendMail: async (mail: Mail) => void mails.push(mail) };
  // Turns leave time to requests; tests have none.
  const backgroundQueue = <T>(work: () => Promise<T>) => work();
  const open = (timeoutMs = 2_000) =>
    createWebhookDispatcher({
      ...createPaymentContext(api.deps),
      ...createWebhookContext(api.deps),
      mailer,
      backgroundQueue,
      timeoutMs,
    });
  const dispatcher = open();
  const call: WebhooksFixture["call"] = (method, path = "", body = undefined) =>
    api.send(method, `${PATH}${path}`, { ...signedInAs("owner"), body });
  return {
    api,
    receiver,
    mails,
    call,
    open,
    add: async (choices = {}) => {
      const body = { id: newId(), url: receiver.url, events: ORDER_EVENTS, details: false };
      const answer = await call<{ webhook: Webhook; secret: string }>("POST", "", {
        ...body,
        ...choices,
      });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      return answer.body;
    },
    log: async ({ id }, query = "") =>
      (await call<{ deliveries: WebhookDelivery[] }>("GET", `/${id}/deliveries${query}`)).body
        .deliveries,
    deliver: () => dispatcher.deliverDue(),
    wait: (seconds) => {
      api.now = new Date(api.now.getTime() + seconds * 1_000);
    },
    reset: async () => {
      await api.reset();
      receiver.received.length = 0;
      receiver.answer = () => ({ status: 200 });
      mails.length = 0;
    },
    close: async () => {
      await dispatcher.stop();
      await receiver.close();
      await api.close();
    },
  };
}
