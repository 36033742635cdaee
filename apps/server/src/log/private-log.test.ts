import { once } from "node:events";
import { connect } from "node:net";
import { calls } from "@comanda/contract/calls/call-table";
import { staffCallDocs } from "@comanda/contract/staff/staff-call-docs";
import { type StaffCallName, staffCalls } from "@comanda/contract/staff/staff-calls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ObservedServer, startObservedServer } from "../testing/observed-server.ts";
import { planted, plantedBody, plantIn } from "../testing/planted-person.ts";
import { runComanda } from "../testing/run-captured-command.ts";

/** Facts of a person, as they may stand in a request. None may reach an operator. */
const values = Object.values(planted);

let server: ObservedServer;
beforeAll(async () => {
  server = await startObservedServer();
});
afterAll(() => server?.remove());

async function send(
  method: string,
  at: string,
  sent: string | object | null,
  to = server.port,
  /** Of a member; null for an invented one with an invented key. */
  cookie: string | null = null,
): Promise<Response> {
  return fetch(`http://127.0.0.1:${to}${at}`, {
    method,
    redirect: "manual",
    headers: {
      "content-type": "application/json",
      origin: `http://127.0.0.1:${to}`,
      cookie: cookie ?? `device=${planted.token}; session=${planted.token}; name=Plantedname`,
      ...(cookie === null && { authorization: `Bearer ${planted.token}` }),
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
    const bodies = method === "GET" ? [null] : [plantedBody, `{"name": "${planted.name}", `];
    for (const each of bodies) {
      for (const to of [server.port, server.consolePort]) {
        await (await send(method, `${at}?${query}`, each, to)).arrayBuffer();
        sent += 1;
      }
    }
  }
  return sent;
}

/** Calls that end the session of a member. */
const SIGNING_OUT: readonly StaffCallName[] = ["enrollTablet"];

/** Sends every call of the console as an owner; returns how many were not refused. */
async function sendAsOwner(): Promise<number> {
  const invite = ["staff", "invite", "--host", "tacos.test", "--role", "owner"];
  const token = /#(\S+)/u.exec((await runComanda(invite, server.env)).out)?.[1];
  const account = { name: planted.name, email: planted.email, password: planted.password };
  const accept = "/auth/invitation/accept";
  const joined = await send("POST", accept, { token, account }, server.consolePort);
  if (!joined.ok) throw new Error(await joined.text());
  const cookies = joined.headers.getSetCookie().map((line) => line.split(";")[0]);
  let accepted = 0;
  for (const [name, call] of Object.entries(staffCalls) as [
    StaffCallName,
    { method: string; path: string },
  ][]) {
    if (SIGNING_OUT.includes(name)) continue;
    const own = call.path.replace("{companyId}", "tacos");
    const at = own.replaceAll(/\{\w+\}/gu, encodeURIComponent(planted.token));
    const sent =
      call.method === "GET" ? null : (plantIn(staffCallDocs[name].example ?? {}) as object);
    const answer = await send(
      call.method,
      `${at}?${query}`,
      sent,
      server.consolePort,
      cookies.join("; "),
    );
    await answer.arrayBuffer();
    if (answer.ok) accepted += 1;
  }
  return accepted;
}

test("each line of a request has its id, the one of the answer", async () => {
  const answer = await fetch(`http://127.0.0.1:${server.port}/products`, {
    headers: { "x-request-id": "my-request-1" },
  });
  await answer.arrayBuffer();
  expect(answer.headers.get("x-request-id")).toBe("my-request-1");
  // The page's loader has called the API.
  const own = () =>
    server
      .log()
      .split("\n")
      .filter((line) => line.includes('"my-request-1"'));
  await expect.poll(() => own().length).toBeGreaterThan(0);
  expect(own()[0]).toContain('"route":"/ms-');
  const made = (await send("GET", "/ms-companies/public/hosts/none.test", null)).headers;
  expect(made.get("x-request-id")).toMatch(/^[\da-f]{32}$/u);
});

test("log, metrics and traces have nothing of a person, whatever is sent", async () => {
  expect(await sendEveryCall()).toBeGreaterThan(300);
  expect(await sendAsOwner()).toBeGreaterThan(20);
  for (const provider of ["stripe", "tuna", "d24", planted.token])
    await send("POST", `/ms-payments/public/notifications/tacos/${provider}?${query}`, plantedBody);
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
    await send("POST", at, signIn, server.consolePort);
  for (const at of [`/ms-notifications/public/socket?authorization=${planted.token}`, "/"]) {
    const socket = connect(Number(server.port), "127.0.0.1");
    socket.on("error", () => undefined);
    socket.resume();
    const head = [`GET ${at} HTTP/1.1`, "host: tacos.test", "upgrade: websocket"];
    socket.end(`${head.join("\r\n")}\r\nconnection: upgrade\r\ncookie: a=${planted.token}\r\n\r\n`);
    await once(socket, "close");
  }
  const metrics = await server.readMetrics();
  // A stop sends the last traces.
  const traces = await server.stop();
  expect(traces).toContain("db.query.text");
  const output = [server.log(), metrics, traces.replaceAll("},{", "},\n{")].join("\n");
  const lines = output.split("\n");
  expect(lines.length).toBeGreaterThan(150);
  expect(lines.filter((line) => values.some((value) => line.includes(value)))).toEqual([]);
  // Nor in parts, encoded, or an address of the network.
  const parts = /planted|quetzal|4711|5512345678|4242|cebolla|203\.0\.113/iu;
  expect(lines.filter((line) => parts.test(decodeLine(line)))).toEqual([]);
});

/** Random ids, times and the values of metrics, whose digits may be those of a planted number. */
const NUMBERS = [
  /"(?:request_id|traceId|spanId|parentSpanId|\w+UnixNano)":"[\da-f]+"/gu,
  /"stringValue":"[\da-f]{32}"/gu,
  /"time":\d+/gu,
  /[}\w] [\d.e+-]+$/u,
];

function decodeLine(line: string): string {
  const said = NUMBERS.reduce((rest, number) => rest.replace(number, ""), line);
  return said.replaceAll(/%[\da-f]{2}/giu, (code) =>
    String.fromCharCode(Number.parseInt(code.slice(1), 16)),
  );
}
