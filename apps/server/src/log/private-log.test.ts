import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { calls } from "@comanda/contract/calls/call-table";
import { staffCalls } from "@comanda/contract/staff/staff-calls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeCompanyFile } from "../testing/company-file.ts";
import { copyDataFolder } from "../testing/data-template.ts";
import { runComanda } from "../testing/run-captured-command.ts";

/** Facts of a person, as they may stand in a request. None may reach the log. */
const planted = {
  name: "Plantedname Quetzal",
  phone: "+5215512345678",
  local: "5512345678",
  address: "Calle Plantada 4711",
  email: "planted.person@example.test",
  card: "4242424242424242",
  comment: "plantedcomment sin cebolla",
  token: "plantedtoken0123456789abcdef",
  password: "Plantedpassword 1",
};
const values = Object.values(planted);

let folder: string;
let port = "";
let consolePort = "";
let output = "";
let stop: () => Promise<void>;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "comanda-private-"));
  const dataDir = path.join(folder, "data");
  copyDataFolder(dataDir);
  const env = { DATA_DIR: dataDir, DEMO: "off", LOG_LEVEL: "debug", PORT: "0" };
  const file = writeCompanyFile(folder);
  const imported = await runComanda(["import", file], { ...env, LOG_LEVEL: "silent" });
  if (imported.code !== 0) throw new Error(imported.err);
  const program = path.resolve(import.meta.dirname, "../testing/serve-stub-storefront.ts");
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", program], {
    env: { ...process.env, ...env, RATE_LIMITS: "off", CONSOLE_PORT: "0" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const started = Promise.withResolvers<void>();
  createInterface(child.stdout).on("line", (line) => {
    output += `${line}\n`;
    const ports = /^(\d+) (\d+)$/u.exec(line);
    if (!ports) return;
    [, port = "", consolePort = ""] = ports;
    started.resolve();
  });
  child.stderr.on("data", (text) => {
    output += text;
  });
  child.once("exit", () => started.reject(new Error(output)));
  await started.promise;
  stop = async () => {
    child.kill("SIGTERM");
    await once(child, "exit");
  };
});
afterAll(async () => {
  await stop?.();
  rmSync(folder, { recursive: true, force: true });
});

/** A body with every name that a call of the contract reads, so that most are read and refused late. */
const body = {
  company_id: "tacos",
  name: planted.name,
  phone: planted.phone,
  email: planted.email,
  country_code: "MX",
  comment: planted.comment,
  address: planted.address,
  token: planted.token,
  password: planted.password,
  card_number: planted.card,
  number: planted.card,
  code: planted.local,
  reason: planted.comment,
  text: planted.comment,
  client: { name: planted.name, phone: planted.phone },
  meta_data: { assigned_payment: { payment_method_id: planted.card } },
};

async function send(
  method: string,
  at: string,
  sent: string | object | null,
  to = port,
): Promise<Response> {
  return fetch(`http://127.0.0.1:${to}${at}`, {
    method,
    redirect: "manual",
    headers: {
      "content-type": "application/json",
      origin: `http://127.0.0.1:${to}`,
      cookie: `device=${planted.token}; session=${planted.token}; name=Plantedname`,
      authorization: `Bearer ${planted.token}`,
      referer: `http://tacos.test/tracking?order_id=${planted.token}`,
      "user-agent": planted.name,
      "accept-language": "en",
      "idempotency-key": `${planted.token}-${Math.random()}`,
      "x-request-id": planted.address,
      "x-forwarded-for": "203.0.113.77",
    },
    ...(sent !== null && { body: typeof sent === "string" ? sent : JSON.stringify(sent) }),
  });
}

const query = new URLSearchParams({ ...planted, q: planted.address, "qr-id": planted.token });

async function sendEveryCall(): Promise<number> {
  let sent = 0;
  for (const call of [...Object.values(calls), ...Object.values(staffCalls)]) {
    const { method, path: template } = call;
    const own = template.replaceAll(/:companyId|\{companyId\}/gu, "tacos");
    const at = own.replaceAll(/:\w+|\{\w+\}/gu, encodeURIComponent(planted.token));
    const bodies = method === "GET" ? [null] : [body, `{"name": "${planted.name}", `];
    for (const each of bodies) {
      for (const to of [port, consolePort]) {
        await (await send(method, `${at}?${query}`, each, to)).arrayBuffer();
        sent += 1;
      }
    }
  }
  return sent;
}

test("the log at its most detailed has nothing of a person, whatever is sent", async () => {
  expect(await sendEveryCall()).toBeGreaterThan(300);
  const client = {
    company_id: "tacos",
    name: planted.name,
    phone: planted.local,
    country_code: "MX",
    email: planted.email,
  };
  await send("POST", "/ms-clients/public/clients", client);
  const combos = [{ product_id: "special", variant_id: "special-1", quantity: 1 }];
  const draft = { company_id: "tacos", service_type: "TAKEAWAY", combos, comment: planted.comment };
  expect((await send("POST", "/ms-orders/public/orders", draft)).status).toBe(201);
  for (const at of ["/", "/products", `/${encodeURIComponent(planted.name)}`, "/places/search"])
    await (await send("GET", `${at}?${query}`, null)).arrayBuffer();
  const signIn = { email: planted.email, password: planted.password };
  for (const at of ["/auth/sign-in/email", "/auth/sign-up/email", "/auth/invitation/accept"])
    await send("POST", at, signIn, consolePort);
  for (const at of [`/ms-notifications/public/socket?authorization=${planted.token}`, "/"]) {
    const socket = connect(Number(port), "127.0.0.1");
    socket.on("error", () => undefined);
    socket.resume();
    const head = [`GET ${at} HTTP/1.1`, "host: tacos.test", "upgrade: websocket"];
    socket.end(`${head.join("\r\n")}\r\nconnection: upgrade\r\ncookie: a=${planted.token}\r\n\r\n`);
    await once(socket, "close");
  }
  await pause(200);
  const lines = output.split("\n");
  expect(lines.length).toBeGreaterThan(150);
  expect(lines.filter((line) => values.some((value) => line.includes(value)))).toEqual([]);
  // Nor in parts, encoded, or an address of the network.
  const traces = /planted|quetzal|4711|5512345678|4242|cebolla|203\.0\.113/iu;
  expect(lines.filter((line) => traces.test(decodeLine(line)))).toEqual([]);
});

/** Without the random id and the time, whose digits may be those of a planted number. */
function decodeLine(line: string): string {
  const said = line.replace(/"request_id":"[\da-f]{32}"/u, "").replace(/"time":\d+/u, "");
  return said.replaceAll(/%[\da-f]{2}/giu, (code) =>
    String.fromCharCode(Number.parseInt(code.slice(1), 16)),
  );
}

test("each line of a request has its id, the one of the answer", async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/products`, {
    headers: { "x-request-id": "my-request-1" },
  });
  await answer.arrayBuffer();
  expect(answer.headers.get("x-request-id")).toBe("my-request-1");
  // The page's loader has called the API.
  const own = () => output.split("\n").filter((line) => line.includes('"my-request-1"'));
  await expect.poll(() => own().length).toBeGreaterThan(0);
  expect(own()[0]).toContain('"route":"/ms-');
  const made = (await send("GET", "/ms-companies/public/hosts/none.test", null)).headers;
  expect(made.get("x-request-id")).toMatch(/^[\da-f]{32}$/u);
});
