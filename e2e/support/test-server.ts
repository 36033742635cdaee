import { type ChildProcess, spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { findFreePort } from "./find-free-port.ts";
import { repositoryRoot } from "./repository-root.ts";

const SECONDS_TO_START = 120;

/** A running server of the tests. */
export type TestServer = {
  port: number;
  dataDir: string;
  /** The file of what it prints. */
  log: string;
  stop: () => Promise<void>;
  /** Stops its process; the answer starts it again on the same port and data. */
  interrupt: () => Promise<() => Promise<void>>;
};

type TestServerOptions = {
  /** The name of its log in test-results. */
  name: string;
  /** Variables besides those of every test server. */
  env?: Record<string, string>;
};

/**
 * Starts the built server on a free port with a data folder of its own, and waits until it is ready. To
 * create the database takes longer than to start: a server gets a copy of the empty one of E2E_EMPTY_DATA.
 */
export async function startTestServer({ name, env = {} }: TestServerOptions): Promise<TestServer> {
  const port = await findFreePort();
  const dataDir = await makeTemporaryFolder();
  const log = path.join(repositoryRoot, "test-results", `${name}.log`);
  const { E2E_EMPTY_DATA: emptyData } = process.env;
  // The server of another backend has no database.
  if (emptyData && !env.API_URL) await cp(emptyData, dataDir, { recursive: true });
  let server: ChildProcess | null = null;
  const stopCurrent = async () => {
    if (server) await stopProcess(server);
  };
  const start = async () => {
    server = await spawnServer(log, {
      // A receiver of webhooks is on this machine.
      WEBHOOKS_LOCAL: "on",
      // No map tiles from other servers: no request of a test leaves this machine.
      TILE_URL: "off",
      ...env,
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
    });
    await waitUntilReady(server, `http://127.0.0.1:${port}/ms-notifications/public/health`, log);
  };
  const stop = async () => {
    await stopCurrent();
    await rm(dataDir, { recursive: true, force: true });
  };
  const interrupt = async () => {
    await stopCurrent();
    return start;
  };
  try {
    await start();
  } catch (error) {
    await stop();
    throw error;
  }
  return { port, dataDir, log, stop, interrupt };
}

/** Makes a temporary folder, in memory where playwright.config.ts has found a place for it. */
export function makeTemporaryFolder(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), "comanda-e2e-"));
}

/** Node's options for the modules that make a server's dear work cheap. */
const quickModules = ["quick-passwords.mjs", "quick-pictures.mjs"]
  .map((name) => `--import=${pathToFileURL(path.join(import.meta.dirname, name)).href}`)
  .join(" ");

async function spawnServer(file: string, env: Record<string, string>): Promise<ChildProcess> {
  await mkdir(path.dirname(file), { recursive: true });
  const log = createWriteStream(file, { flags: "a" });
  const server = spawn("node", ["scripts/start.mjs"], {
    cwd: repositoryRoot,
    env: {
      ...process.env,
      NODE_OPTIONS: quickModules,
      NODE_COMPILE_CACHE: process.env.E2E_COMPILED,
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
    // Its own process group, so that its child processes end with it.
    detached: true,
  });
  server.stdout?.pipe(log);
  server.stderr?.pipe(log);
  return server;
}

async function waitUntilReady(server: ChildProcess, url: string, log: string): Promise<void> {
  for (let tries = 0; tries < SECONDS_TO_START * 4; tries += 1) {
    if (hasEnded(server)) break;
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await pause(250);
  }
  throw new Error(`The server did not start: see ${log}`);
}

/** A process that a signal has ended has no exit code. */
const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null;

async function stopProcess(server: ChildProcess): Promise<void> {
  if (hasEnded(server) || server.pid === undefined) return;
  const ended = new Promise((resolve) => server.once("exit", resolve));
  process.kill(-server.pid, "SIGTERM");
  await ended;
}
