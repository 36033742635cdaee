import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, existsSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findFreePort } from "../../e2e/support/find-free-port.ts";
import type { OwnAuthority } from "./own-authority.ts";
import type { TrialContext } from "./trial.ts";

const PROGRAM = "/usr/sbin/pgbouncer";
/** It refuses to run as root; this user exists everywhere. */
const UNPRIVILEGED_USER = 65_534;

/** Returns whether this machine has PgBouncer. */
export const isPgBouncerInstalled = (): boolean => existsSync(PROGRAM);

/**
 * Starts PgBouncer in transaction mode before a Postgres, until the trial ends; returns its URL. With an
 * authority both of its sides are over TLS, and it verifies the certificate of the Postgres.
 */
export async function startPgBouncer(
  { folder, cleanUp }: TrialContext,
  databaseUrl: string,
  poolSize: number,
  authority: OwnAuthority | null = null,
): Promise<string> {
  const port = await findFreePort();
  const { port: postgresPort, username, pathname } = new URL(databaseUrl);
  const limits = [
    "set statement_timeout = 5000",
    "set lock_timeout = 4000",
    "set idle_in_transaction_session_timeout = 3000",
  ].join("; ");
  const file = path.join(folder, `pgbouncer-${port}.ini`);
  writeFileSync(
    file,
    `[databases]
comanda = host=127.0.0.1 port=${postgresPort} user=${username} dbname=${pathname.slice(1)} connect_query='${limits}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 300
${authority ? tlsSettings(authority) : ""}`,
  );
  chmodSync(folder, 0o755);
  const user = process.getuid?.() === 0 ? { uid: UNPRIVILEGED_USER, gid: UNPRIVILEGED_USER } : {};
  const bouncer = spawn(PROGRAM, [file], { ...user, stdio: ["ignore", "ignore", "pipe"] });
  cleanUp(() => bouncer.kill("SIGKILL"));
  await waitUntilOpen(bouncer, port);
  return `postgres://${username}@127.0.0.1:${port}/comanda`;
}

const tlsSettings = ({ ca, cert, key }: OwnAuthority) => `client_tls_sslmode = require
client_tls_cert_file = ${cert}
client_tls_key_file = ${key}
server_tls_sslmode = verify-full
server_tls_ca_file = ${ca}
`;

async function waitUntilOpen(bouncer: ChildProcess, port: number): Promise<void> {
  let stderr = "";
  bouncer.stderr?.on("data", (text: Buffer) => {
    stderr += text;
  });
  for (let tries = 0; tries < 100; tries += 1) {
    if (await isOpen(port)) return;
    if (bouncer.exitCode !== null) break;
    await pause(100);
  }
  throw new Error(`PgBouncer did not start: ${stderr}`);
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    const answer = (open: boolean) => () => {
      socket.destroy();
      resolve(open);
    };
    socket.once("connect", answer(true)).once("error", answer(false));
  });
}
