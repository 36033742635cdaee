import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readLockHolder } from "@comanda/api/db/connect/lock-data-dir";
import { authPaths } from "@comanda/api/sign-in/auth-paths";
import { localhostCertificate } from "@comanda/api/testing/localhost-certificate";
import { accountCalls } from "@comanda/contract/accounts/account-calls";
import { calls } from "@comanda/contract/calls/call-table";
import { boardSocketPath } from "@comanda/contract/staff/board-socket";
import { staffCalls } from "@comanda/contract/staff/staff-calls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { runThroughOperatorChannel } from "../commands/operator-channel.ts";
import { readConfig } from "../config/read-config.ts";
import { type StartedServer, serve } from "../serve.ts";
import { writeCompanyFile } from "../testing/company-file.ts";
import { copyDataFolder } from "../testing/data-template.ts";
import { stubStorefront } from "../testing/stub-storefront.ts";
import {
  sendThroughTls,
  startTlsProxy,
  type TlsProxy,
  type TlsRequest,
} from "../testing/tls-proxy.ts";

const CONSOLE = "staff.tacos.test";

let folder: string;
let server: StartedServer;
let proxy: TlsProxy;
/** The cookies of the company's owner. */
let owner: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "comanda-tls-"));
  copyDataFolder(path.join(folder, "data"));
  const env = { DATA_DIR: path.join(folder, "data"), PORT: "0", DEMO: "off", LOG_LEVEL: "silent" };
  const behind = { TRUST_PROXY: "on", CONSOLE_HOST: CONSOLE };
  server = await serve(readConfig({ ...env, ...behind }), stubStorefront(), stubStorefront());
  proxy = await startTlsProxy(server.port);
  await comanda("import", writeCompanyFile(folder));
  const invited = await comanda("staff", "invite", "--host", "tacos.test", "--role", "owner");
  const token = /#(\S+)/u.exec(invited)?.[1];
  const account = { name: "Ana", email: "ana@tacos.test", password: "Salsa verde 1234" };
  const joined = await post({ path: "/auth/invitation/accept", body: { token, account } });
  expect(joined.status, joined.body).toBe(200);
  for (const cookie of joined.cookies) expect(cookie).toMatch(/^__(?:Host|Secure)-.*; Secure/u);
  owner = joined.cookies.map((cookie) => cookie.split(";")[0]).join("; ");
});
afterAll(async () => {
  await proxy.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function comanda(...argv: string[]): Promise<string> {
  const channel = readLockHolder(path.join(folder, "data"))?.operator;
  if (!channel) throw new Error("The server takes no commands");
  let output = "";
  const write = (text: string) => {
    output += text;
  };
  const outputs = { out: write, err: write };
  expect(await runThroughOperatorChannel(channel, { argv, folder }, outputs), output).toBe(0);
  return output;
}

const post = (request: TlsRequest) =>
  sendThroughTls(proxy, CONSOLE, { method: "POST", body: {}, ...request });

const pathOf = (path: string) => path.replace("{companyId}", "tacos").replace(/\{\w+\}/gu, "none");
const postsOf = (table: Record<string, { method: string; path: string }>) =>
  Object.values(table).flatMap(({ method, path }) => (method === "POST" ? [pathOf(path)] : []));

/** A request with a body, and one without: it has no content type. */
const bodies = [{}, undefined];

test.each(postsOf(staffCalls))(
  "POST %s is answered behind the proxy, and refused to pages of another origin",
  async (path) => {
    for (const body of bodies) {
      const request = { path, body, cookie: owner };
      const answer = await post(request);
      expect(answer.type).toContain("json");
      expect(answer.status).toBeLessThan(500);
      expect(["foreign_origin", "signed_out", "forbidden"]).not.toContain(
        JSON.parse(answer.body).code,
      );
      const foreign = await post({ ...request, origin: "https://evil.test" });
      expect([foreign.status, JSON.parse(foreign.body).code]).toEqual([403, "foreign_origin"]);
    }
  },
);

const authPosts = Object.keys(authPaths).flatMap((key) => {
  const [method, path] = key.split(" ");
  return method === "POST" ? [`/auth${path}`] : [];
});

test.each([...postsOf(accountCalls), ...authPosts])(
  "POST %s is answered behind the proxy, and refused to pages of another origin",
  async (path) => {
    for (const body of bodies) {
      const answer = await post({ path, body });
      expect(answer.status).toBeLessThan(500);
      expect(answer.body).not.toContain("foreign_origin");
      expect(answer.body).not.toContain("route_not_found");
      const foreign = await post({ path, body, origin: "https://evil.test" });
      expect(foreign.body).toContain("foreign_origin");
    }
  },
);

test.each(postsOf(calls))("POST %s of a storefront is answered behind the proxy", async (path) => {
  for (const body of bodies) {
    const answer = await sendThroughTls(proxy, "tacos.test", { method: "POST", path, body });
    expect(answer.type).toContain("json");
    expect(answer.status).toBeLessThan(500);
    expect(answer.body).not.toContain("route_not_found");
  }
});

test("a customer orders through the proxy", async () => {
  const combos = [{ product_id: "special", variant_id: "special-1", quantity: 1 }];
  const body = { company_id: "tacos", service_type: "TAKEAWAY", combos };
  const path = "/ms-orders/public/orders";
  const created = await sendThroughTls(proxy, "tacos.test", { method: "POST", path, body });
  expect(created.status, created.body).toBe(201);
});

test("the board's websocket opens through the proxy, and not for pages of another origin", async () => {
  const open = async (origin: string): Promise<string> => {
    const tls = { ca: localhostCertificate.cert, servername: "localhost" };
    const socket = new WebSocket(`wss://127.0.0.1:${proxy.port}${boardSocketPath("tacos")}`, {
      ...tls,
      headers: { host: CONSOLE, origin, cookie: owner },
    });
    try {
      await once(socket, "open");
      return "open";
    } catch (error) {
      return (error as Error).message;
    } finally {
      socket.terminate();
    }
  };
  expect(await open(`https://${CONSOLE}`)).toBe("open");
  expect(await open("https://evil.test")).toContain("403");
});
