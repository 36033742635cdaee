import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { access, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { localhostCertificate } from "@comanda/api/testing/localhost-certificate";
import { staffCalls } from "@comanda/contract/staff/staff-calls";
import { sendThroughTls } from "../apps/server/src/testing/tls-proxy.ts";
import { BENCH_COMPANY_ID, hostOf, orderRequest } from "../bench/bench-company.ts";
import { importBenchCompany } from "../bench/import-bench-company.ts";
import { runComandaCommand, startComanda } from "../bench/processes.ts";
import { findFreePort } from "../e2e/support/find-free-port.ts";
import type { Trial, TrialContext } from "./support/trial.ts";

const CONSOLE = "console.localhost";

/** A proxy of Debian: its program, its file of settings, and its arguments. */
type Proxy = {
  program: string;
  file: string;
  settings: (folder: string, port: number, serverPort: number) => string;
  argv: (file: string) => string[];
};

const proxies: Readonly<Record<string, Proxy>> = {
  nginx: {
    program: "/usr/sbin/nginx",
    file: "nginx.conf",
    settings: (folder, port, serverPort) => `
      daemon off; error_log ${folder}/error.log; pid ${folder}/nginx.pid; events {}
      http {
        access_log off; client_body_temp_path ${folder}; proxy_temp_path ${folder};
        server {
          listen 127.0.0.1:${port} ssl;
          ssl_certificate ${folder}/cert.pem; ssl_certificate_key ${folder}/key.pem;
          location / {
            proxy_pass http://127.0.0.1:${serverPort};
            proxy_http_version 1.1;
            proxy_set_header Host $http_host;
            proxy_set_header X-Forwarded-Host $http_host;
            proxy_set_header X-Forwarded-For $remote_addr;
            proxy_set_header X-Forwarded-Proto $scheme;
            proxy_set_header Upgrade $http_upgrade;
            proxy_set_header Connection $http_connection;
          }
        }
      }`,
    argv: (file) => ["-c", file],
  },
  Caddy: {
    program: "/usr/bin/caddy",
    file: "Caddyfile",
    settings: (folder, port, serverPort) => `{
        admin off
        auto_https disable_redirects
      }
      https://:${port} {
        tls ${folder}/cert.pem ${folder}/key.pem
        reverse_proxy 127.0.0.1:${serverPort}
      }`,
    argv: (file) => ["run", "--config", file, "--adapter", "caddyfile"],
  },
};

export const trial: Trial = {
  name: "tls-proxies",
  promise:
    "Behind nginx and Caddy of Debian, which terminate TLS, every POST of the console and a customer's order are answered, and a page of another origin is refused",
  run: async (context) => {
    const { folder, cleanUp } = context;
    const env = { DATA_DIR: path.join(folder, "data"), CONSOLE_HOST: CONSOLE, TRUST_PROXY: "on" };
    await importBenchCompany(folder, env);
    const server = await startComanda(env);
    cleanUp(server.stop);
    const results: { text: string; kept: boolean }[] = [];
    for (const [name, proxy] of Object.entries(proxies)) {
      if (!(await exists(proxy.program))) {
        results.push({ text: `${name} is not installed`, kept: false });
        continue;
      }
      const port = await startProxy(proxy, path.join(folder, name), server.port, context);
      const { answered, refused, ordered } = await tryPosts(port, env);
      results.push({
        text: `${name}: of ${sent} POSTs, half of them without a body, ${answered} answered and ${refused} refused to another origin; an order ${ordered ? "created" : "failed"}`,
        kept: answered === sent && refused === sent && ordered,
      });
    }
    return {
      kept: results.every(({ kept }) => kept),
      measured: results.map(({ text }) => text).join("; "),
    };
  },
};

const posts = Object.values(staffCalls).filter(({ method }) => method === "POST");

/** A request with a body, and one without: it has no content type. */
const bodies = [{}, undefined];
const sent = posts.length * bodies.length;

/** The codes by which the console refuses a page or a member. */
const refusals = ["foreign_origin", "signed_out", "forbidden"];

/** Sends every POST of the console and one order through a proxy, as an owner who has just joined. */
async function tryPosts(port: number, env: Record<string, string>) {
  const post = (host: string, path: string, body: object | undefined, sent: object = {}) =>
    sendThroughTls({ port }, host, { method: "POST", path, body, ...sent });
  const invite = ["staff", "invite", "--host", hostOf(BENCH_COMPANY_ID), "--role", "owner"];
  const token = /#(\S+)/u.exec(await runComandaCommand(invite, env))?.[1];
  const account = { name: "Ana", email: `ana${port}@tacos.test`, password: "Salsa verde 1234" };
  const joined = await post(CONSOLE, "/auth/invitation/accept", { token, account });
  const cookie = joined.cookies.map((line) => line.split(";")[0]).join("; ");
  let [answered, refused] = [0, 0];
  for (const call of posts) {
    const to = call.path.replace("{companyId}", BENCH_COMPANY_ID).replace(/\{\w+\}/gu, "none");
    for (const body of bodies) {
      const own = await post(CONSOLE, to, body, { cookie });
      if (own.body !== "" && !refusals.includes(JSON.parse(own.body).code)) answered += 1;
      const foreign = await post(CONSOLE, to, body, { cookie, origin: "https://evil.test" });
      if (foreign.status === 403) refused += 1;
    }
  }
  const order = await post(hostOf(BENCH_COMPANY_ID), "/ms-orders/public/orders", orderRequest);
  return { answered, refused, ordered: order.status === 201 };
}

async function startProxy(
  { program, file, settings, argv }: Proxy,
  folder: string,
  serverPort: number,
  { cleanUp }: TrialContext,
): Promise<number> {
  await mkdir(folder);
  await writeFile(path.join(folder, "cert.pem"), localhostCertificate.cert);
  await writeFile(path.join(folder, "key.pem"), localhostCertificate.key);
  const port = await findFreePort();
  const settingsFile = path.join(folder, file);
  await writeFile(settingsFile, settings(folder, port, serverPort));
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn(program, argv(settingsFile), { env, stdio: "ignore" });
  cleanUp(() => stopProxy(child));
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await sendThroughTls({ port }, CONSOLE, {}).catch(() => null);
    if (answer) return port;
    await pause(100);
  }
  throw new Error(`${program} does not answer`);
}

async function stopProxy(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );
