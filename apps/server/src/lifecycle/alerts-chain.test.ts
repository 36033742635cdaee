import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readLockHolder } from "@comanda/api/db/connect/lock-data-dir";
import { type PushService, startPushService } from "@comanda/api/testing/push-service";
import { mailText, type SmtpFixture, startSmtpServer } from "@comanda/api/testing/smtp-fixture";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { runThroughOperatorChannel } from "../commands/operator-channel.ts";
import { readConfig } from "../config/read-config.ts";
import { type StartedServer, serve } from "../serve.ts";
import { writeCompanyFile } from "../testing/company-file.ts";
import { copyDataFolder } from "../testing/data-template.ts";
import { placeTestOrder } from "../testing/place-order.ts";
import { stubStorefront } from "../testing/stub-storefront.ts";

let folder: string;
let smtp: SmtpFixture;
let push: PushService;
let server: StartedServer;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "comanda-chain-"));
  copyDataFolder(path.join(folder, "data"));
  smtp = await startSmtpServer({ hideSTARTTLS: true });
  push = await startPushService();
  server = await start();
});
afterEach(async () => {
  await server.close();
  await push.close();
  await smtp.close();
  rmSync(folder, { recursive: true, force: true });
});

const start = () =>
  serve(
    readConfig({
      DATA_DIR: path.join(folder, "data"),
      PORT: "0",
      DEMO: "off",
      LOG_LEVEL: "silent",
      HOST: "127.0.0.1",
      SMTP_URL: smtp.url,
      MAIL_FROM: "Comanda <alerts@comanda.test>",
      PUSH_TEST_ORIGIN: push.origin,
      CONSOLE_PORT: "0",
    }),
    stubStorefront(),
    stubStorefront(),
  );
const url = () => `http://127.0.0.1:${server.port}`;
const consoleUrl = () => `http://127.0.0.1:${server.consolePort}`;

async function comanda(...argv: string[]): Promise<string> {
  const channel = readLockHolder(path.join(folder, "data"))?.operator;
  if (!channel) throw new Error("The server takes no commands");
  let output = "";
  const write = (text: string) => {
    output += text;
  };
  const code = await runThroughOperatorChannel(
    channel,
    { argv, folder },
    { out: write, err: write },
  );
  expect(code, output).toBe(0);
  return output;
}

/** Sends a request of a console's page, with the member's cookies. */
async function send<Body>(
  method: string,
  to: string,
  body?: object,
  cookie = "",
): Promise<Sent<Body>> {
  const headers = { "content-type": "application/json", origin: consoleUrl(), cookie };
  const init = { method, headers, body: body && JSON.stringify(body) };
  const answer = await fetch(consoleUrl() + to, init);
  const text = await answer.text();
  expect(answer.ok, `${method} ${to}: ${answer.status} ${text}`).toBe(true);
  const cookies = answer.headers.getSetCookie().map((each) => each.split(";")[0]);
  return { body: text ? JSON.parse(text) : undefined, cookie: cookies.join("; ") };
}
type Sent<Body> = { body: Body; cookie: string };

/** The cookies of a new owner of the company. */
async function signInOwner(): Promise<string> {
  const invited = await comanda("staff", "invite", "--host", "tacos.test", "--role", "owner");
  const token = /#(\S+)/u.exec(invited)?.[1];
  const account = { name: "Ana", email: "ana@tacos.test", password: "Salsa verde 1234" };
  return (await send("POST", "/auth/invitation/accept", { token, account })).cookie;
}

const area = "/ms-notifications/companies/tacos";

test("an unanswered order leads to a push message, a mail and a pause that customers read, through a restart", async () => {
  await comanda("import", writeCompanyFile(folder));
  const cookie = await signInOwner();
  // The mail that confirms the owner's address.
  await vi.waitFor(() => expect(smtp.received).toHaveLength(1), { timeout: 30_000 });
  smtp.received.length = 0;
  const key = (await send<{ public_key: string }>("GET", `${area}/push-key`, undefined, cookie))
    .body;
  const { subscription } = push.subscribe(key.public_key);
  const device = { ...subscription, name: "Phone", language: "es" };
  await send("POST", `${area}/push-devices`, device, cookie);
  const settings = {
    revision: 0,
    push: { active: true, after_seconds: 5 },
    mail: { active: true, after_seconds: 10, addresses: ["ana@tacos.test"] },
    pause: { active: true, after_seconds: 16, minutes: 30 },
  };
  await send("POST", `${area}/alert-settings`, settings, cookie);

  const order = await placeTestOrder({ url: url() });
  await vi.waitFor(() => expect(push.received).toHaveLength(1), { timeout: 30_000, interval: 200 });
  expect(push.received[0]?.message).toMatchObject({
    title: `Pedido ${order.public_id} · Para llevar`,
    path: "/tacos",
  });
  expect(push.received[0]?.claims.sub).toBe("mailto:alerts@comanda.test");

  await server.close();
  server = await start();
  await vi.waitFor(() => expect(smtp.received).toHaveLength(1), { timeout: 40_000, interval: 200 });
  expect(mailText(smtp.received[0]?.source ?? "")).toContain(`${order.public_id} · Takeaway`);

  type Settings = { takeaway: { disabled_until: string | null } };
  const company = "/ms-companies/public/companies/tacos/ecommerce-settings";
  await vi.waitFor(
    async () => {
      const { body } = await send<Settings>("GET", company);
      expect(Date.parse(body.takeaway.disabled_until ?? "")).toBeGreaterThan(Date.now());
    },
    { timeout: 40_000, interval: 500 },
  );
  await expect(placeTestOrder({ url: url() })).rejects.toThrow("type_paused");
  expect([push.received.length, smtp.received.length]).toEqual([1, 1]);
});
