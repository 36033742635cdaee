import { type ChildProcess, spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { root } from "./root.ts";

const SECONDS_TO_START = 120;

/**
 * Starts the built server on a free port with an empty data folder, and stops it after all tests.
 * The tests find it by E2E_PORT and E2E_DATA_DIR; when E2E_PORT is given, that server is used.
 */
export default async function startServer(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_PORT) return undefined;
  const port = await freePort();
  const dataDir = await mkdtemp(path.join(tmpdir(), "comanda-e2e-"));
  process.env.E2E_PORT = String(port);
  process.env.E2E_DATA_DIR = dataDir;

  const server = await spawnServer(port, dataDir);
  const stop = async () => {
    await end(server);
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await answers(server, `http://127.0.0.1:${port}/ms-notifications/public/health`);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

async function spawnServer(port: number, dataDir: string): Promise<ChildProcess> {
  const results = path.join(root, "test-results");
  await mkdir(results, { recursive: true });
  const log = createWriteStream(path.join(results, "e2e-server.log"));
  const server = spawn("node", ["scripts/start.mjs"], {
    cwd: root,
    env: { ...process.env, PORT: String(port), HOST: "127.0.0.1", DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "pipe"],
    // A group of its own, so that what it starts ends with it.
    detached: true,
  });
  server.stdout?.pipe(log);
  server.stderr?.pipe(log);
  return server;
}

async function answers(server: ChildProcess, url: string): Promise<void> {
  for (let tries = 0; tries < SECONDS_TO_START * 4; tries += 1) {
    if (server.exitCode !== null) break;
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await pause(250);
  }
  throw new Error("The server did not start: see test-results/e2e-server.log");
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.pid === undefined) return;
  const ended = new Promise((resolve) => server.once("exit", resolve));
  process.kill(-server.pid, "SIGTERM");
  await ended;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => {
        if (address && typeof address === "object") resolve(address.port);
        else reject(new Error("No free port"));
      });
    });
  });
}
