import { type ChildProcess, spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findFreePort } from "./find-free-port.ts";
import { repositoryRoot } from "./repository-root.ts";

const SECONDS_TO_START = 120;

/** A server of its own, and where it is. */
export type TestServer = {
  port: number;
  dataDir: string;
  stop: () => Promise<void>;
  /** Ends its process, and answers with what starts it again where it was. */
  interrupt: () => Promise<() => Promise<void>>;
};

type TestServerOptions = {
  /** Names its log in test-results. */
  name: string;
  /** Beside what every server of the tests is given. */
  env?: Record<string, string>;
};

/** Starts the built server on a free port with an empty data folder; answers once it does. */
export async function startTestServer({ name, env = {} }: TestServerOptions): Promise<TestServer> {
  const port = await findFreePort();
  const dataDir = await mkdtemp(path.join(tmpdir(), "comanda-e2e-"));
  const log = path.join(repositoryRoot, "test-results", `${name}.log`);
  let server: ChildProcess | null = null;
  const halt = async () => {
    if (server) await stopProcess(server);
  };
  const start = async () => {
    server = await spawnServer(log, {
      // No request of a test leaves this machine: the drawn map is the only one.
      TILE_URL: "off",
      ...env,
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
    });
    await waitUntilReady(server, `http://127.0.0.1:${port}/ms-notifications/public/health`, log);
  };
  const stop = async () => {
    await halt();
    await rm(dataDir, { recursive: true, force: true });
  };
  const interrupt = async () => {
    await halt();
    return start;
  };
  try {
    await start();
  } catch (error) {
    await stop();
    throw error;
  }
  return { port, dataDir, stop, interrupt };
}

async function spawnServer(file: string, env: Record<string, string>): Promise<ChildProcess> {
  await mkdir(path.dirname(file), { recursive: true });
  const log = createWriteStream(file, { flags: "a" });
  const server = spawn("node", ["scripts/start.mjs"], {
    cwd: repositoryRoot,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    // A group of its own, so that what it starts ends with it.
    detached: true,
  });
  server.stdout?.pipe(log);
  server.stderr?.pipe(log);
  return server;
}

async function waitUntilReady(server: ChildProcess, url: string, log: string): Promise<void> {
  for (let tries = 0; tries < SECONDS_TO_START * 4; tries += 1) {
    if (server.exitCode !== null) break;
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await pause(250);
  }
  throw new Error(`The server did not start: see ${log}`);
}

async function stopProcess(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.pid === undefined) return;
  const ended = new Promise((resolve) => server.once("exit", resolve));
  process.kill(-server.pid, "SIGTERM");
  await ended;
}
