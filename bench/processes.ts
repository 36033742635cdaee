import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findFreePort } from "../e2e/support/find-free-port.ts";
import { repositoryRoot } from "../e2e/support/repository-root.ts";
import { memoryArgs, memoryEnvironment } from "../scripts/lib/less-memory.mjs";
import type { Target } from "./load/http-load.ts";

const nodeArgs = ["--disable-warning=ExperimentalWarning"];
const SECONDS_TO_START = 90;

export type RunningServer = {
  port: number;
  pid: number;
  /** From the start of the process to its first answer of `ready`, in milliseconds. */
  startMs: number;
  /** Resident memory in MB; null when the system does not provide it. */
  memory: () => number | null;
  /** The most resident memory since the start in MB; null when the system does not provide it. */
  mostMemory: () => number | null;
  stop: () => Promise<void>;
  /** The exit code, once the process has ended; null when a signal ended it. */
  exited: Promise<number | null>;
};

/**
 * Starts Comanda as `npm start` does, and waits until the path `ready` answers 200. `launcher` is a program
 * with arguments that becomes the server, such as a shell with `exec "$@"`.
 */
export async function startComanda(
  env: Record<string, string>,
  ready = "/ms-notifications/public/health",
  host = "localhost",
  launcher: readonly string[] = [],
): Promise<RunningServer> {
  const port = await findFreePort();
  const settings = {
    PORT: String(port),
    HOST: "127.0.0.1",
    DEMO: "off",
    NODE_ENV: "production",
    LOG_LEVEL: "error",
    RATE_LIMITS: "off",
  };
  const began = performance.now();
  const program = path.join(repositoryRoot, "apps/server/src/main.ts");
  const [command = "", ...argv] = [
    ...launcher,
    process.execPath,
    ...nodeArgs,
    ...memoryArgs,
    program,
  ];
  const child = spawn(command, argv, {
    env: { ...process.env, ...memoryEnvironment, ...settings, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  await waitUntilReady(child, { port, path: ready, headers: { host } });
  return { ...processHandle(child), port, startMs: performance.now() - began };
}

/** Runs the `comanda` command line to its end; answers with its output. */
export async function runComandaCommand(
  argv: string[],
  env: Record<string, string>,
): Promise<string> {
  const program = path.join(repositoryRoot, "apps/server/src/cli.ts");
  return runToEnd(process.execPath, [...nodeArgs, program, ...argv], env);
}

/** Runs a program to its end and answers with its output; throws the output when it fails. */
export async function runToEnd(
  program: string,
  argv: string[],
  env: Record<string, string> = {},
): Promise<string> {
  const child = spawn(program, argv, { env: { ...process.env, ...env } });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (text: Buffer) => {
      output += text;
    });
  }
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`${path.basename(program)} failed:\n${output}`);
  return output;
}

/**
 * Starts a module, by its path from this folder, as a separate process and sends it `job`; answers with its
 * first message. Throws where the process ends without one.
 */
export async function startBenchProcess(name: string, job: object) {
  const child = spawn(process.execPath, [...nodeArgs, path.join(import.meta.dirname, name)], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  child.send(job);
  const [answer] = await Promise.race([
    once(child, "message"),
    // After the last message, if there is one.
    once(child, "disconnect").then(() => Promise.reject(new Error(`${name} ended early`))),
  ]);
  return { answer: answer as unknown, ...processHandle(child) };
}

function processHandle(child: ChildProcess) {
  const pid = child.pid ?? 0;
  // The server ends with this process, however this process ends.
  const kill = () => child.kill();
  process.once("exit", kill);
  const exited = new Promise<number | null>((resolve) => child.once("exit", resolve));
  void exited.then(() => process.off("exit", kill));
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGTERM");
    await exited;
  };
  const memory = () => residentMemory(pid, "VmRSS");
  const mostMemory = () => residentMemory(pid, "VmHWM");
  return { pid, memory, mostMemory, stop, exited };
}

async function waitUntilReady(child: ChildProcess, target: Target): Promise<void> {
  for (let tries = 0; tries < SECONDS_TO_START * 50; tries += 1) {
    if (child.exitCode !== null || child.signalCode !== null) break;
    if ((await statusOf(target)) === 200) return;
    await pause(20);
  }
  child.kill();
  throw new Error("Comanda did not start");
}

/** Without `fetch`, which cannot resolve `*.localhost` on some systems and sends no other `Host`. */
function statusOf(target: Target): Promise<number | undefined> {
  return new Promise((resolve) => {
    request(target, (answer) => {
      answer.resume().on("end", () => resolve(answer.statusCode));
    })
      .on("error", () => resolve(undefined))
      .end();
  });
}

function residentMemory(pid: number, field: "VmRSS" | "VmHWM"): number | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    const kilobytes = new RegExp(`${field}:\\s+(\\d+) kB`, "u").exec(status)?.[1];
    return kilobytes ? Number(kilobytes) / 1_024 : null;
  } catch {
    return null;
  }
}
