import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startComanda } from "../bench/processes.ts";
import { findFreePort } from "../e2e/support/find-free-port.ts";
import { repositoryRoot } from "../e2e/support/repository-root.ts";
import { sendTimed } from "./support/timed-request.ts";
import type { Trial } from "./support/trial.ts";

/** Milliseconds between the kills; TRIAL_STEP_MS sets a longer step for a slow machine. */
const STEP_MS = Number(process.env.TRIAL_STEP_MS ?? 500);
const HOSTS = ["demo.localhost", "pizzaria.localhost", "cafe.localhost"];
/** A first start that takes longer than this has failed. */
const MAX_MS = 120_000;

export const trial: Trial = {
  name: "first-start-killed",
  promise:
    "The first start is killed (kill -9) every half second until it serves, each time in a new folder: all three demo companies answer at the next start",
  run: async ({ folder, cleanUp }) => {
    const failed: string[] = [];
    let kills = 0;
    let serves = false;
    for (let ms = STEP_MS; !serves && ms <= MAX_MS; ms += STEP_MS) {
      const dataDir = path.join(folder, String(ms));
      serves = await killFirstStart(dataDir, ms);
      kills += 1;
      const server = await startComanda({ DATA_DIR: dataDir, DEMO: "on" }).catch(() => null);
      if (!server) {
        failed.push(`${ms} ms: no start`);
        continue;
      }
      cleanUp(server.stop);
      for (const host of HOSTS) {
        const { port } = server;
        const answer = await sendTimed({ port, method: "GET", path: "/products", host });
        if (answer.status !== 200) failed.push(`${ms} ms: ${host} ${answer.status}`);
      }
      await server.stop();
    }
    const last = kills * STEP_MS;
    const outcome = serves ? `it served after ${last / 1_000} s` : "it never served";
    return {
      kept: serves && failed.length === 0,
      measured: `${kills} kills, ${STEP_MS / 1_000} s apart, ${failed.length} failures${failed.length > 0 ? ` (${failed.slice(0, 5).join("; ")})` : ""}; ${outcome}`,
    };
  },
};

/** Starts a server with the demo and kills it after `ms`; answers whether it served by then. */
async function killFirstStart(dataDir: string, ms: number): Promise<boolean> {
  const port = await findFreePort();
  const child = start(dataDir, port);
  const ended = once(child, "exit");
  await pause(ms);
  const { status } = await sendTimed({
    port,
    method: "GET",
    path: "/products",
    host: HOSTS[0] as string,
  });
  child.kill("SIGKILL");
  await ended;
  return status === 200;
}

function start(dataDir: string, port: number): ChildProcess {
  const program = path.join(repositoryRoot, "apps/server/src/main.ts");
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(port),
    HOST: "127.0.0.1",
    NODE_ENV: "production",
    LOG_LEVEL: "error",
  };
  return spawn(process.execPath, ["--disable-warning=ExperimentalWarning", program], {
    env,
    stdio: "ignore",
  });
}
