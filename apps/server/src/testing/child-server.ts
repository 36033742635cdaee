import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";

const sourceFolder = path.resolve(import.meta.dirname, "..");
const nodeArgs = ["--disable-warning=ExperimentalWarning"];

export type ChildServer = {
  url: string;
  process: ChildProcess;
  /** Sends the signal; returns the exit code, null when the signal ended the process. */
  end(signal: NodeJS.Signals): Promise<number | null>;
};

/**
 * Starts a server with a stub storefront, without demo, log and limits, and waits until it serves.
 */
export async function startChildServer(env: Record<string, string>): Promise<ChildServer> {
  const child = spawn(
    process.execPath,
    [...nodeArgs, path.join(sourceFolder, "testing/serve-stub-storefront.ts")],
    {
      env: {
        ...process.env,
        PORT: "0",
        DEMO: "off",
        LOG_LEVEL: "silent",
        RATE_LIMITS: "off",
        ...env,
      },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  let stderr = "";
  child.stderr.on("data", (chunk: Buffer) => {
    stderr += chunk;
  });
  const line = createInterface(child.stdout)[Symbol.asyncIterator]().next();
  const { value: port } = await line;
  if (!port) throw new Error(`The server did not start: ${stderr}`);
  return {
    url: `http://127.0.0.1:${port}`,
    process: child,
    end: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const ended = once(child, "exit");
      child.kill(signal);
      const [code] = await ended;
      return code;
    },
  };
}

export type CommandExit = { code: number; out: string; err: string };

/** Runs the `comanda` command in its own process. */
export function runCommandProcess(
  argv: string[],
  env: Record<string, string>,
  cwd = process.cwd(),
): Promise<CommandExit> {
  return new Promise((resolve) => {
    const options = { cwd, env: { ...process.env, ...env } };
    const args = [...nodeArgs, path.join(sourceFolder, "cli.ts"), ...argv];
    const child = execFile(process.execPath, args, options, (_error, out, err) =>
      resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });
}
