import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import type { WebhookBody } from "../webhooks/delivery/webhook-body.ts";

export type ReceivedEvent = { headers: IncomingHttpHeaders; text: string; event: WebhookBody };
type Answer = { status: number; text?: string; delayMs?: number; location?: string };

export type WebhookReceiver = {
  url: string;
  /** In the sequence in which they arrived, answered with a success or not. */
  received: ReceivedEvent[];
  /** Decides the answers; 200 by default. */
  answer: (received: ReceivedEvent) => Answer;
  close(): Promise<void>;
};

/** Starts a receiver of webhooks on this machine. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const receiver: WebhookReceiver = {
    url: "",
    received: [],
    answer: () => ({ status: 200 }),
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString("utf8");
    const received = { headers: request.headers, text, event: JSON.parse(text) };
    receiver.received.push(received);
    const { status, text: body = "ok", delayMs = 0, location } = receiver.answer(received);
    setTimeout(() => response.writeHead(status, location ? { location } : {}).end(body), delayMs);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/comanda`;
  return receiver;
}
