import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { writeCompanyFile } from "./company-file.ts";
import { copyDataFolder } from "./data-template.ts";
import { runComanda } from "./run-captured-command.ts";

/** A server in its own process, with all that an operator reads of it. */
export type ObservedServer = {
  port: string;
  consolePort: string;
  /** For the command line. */
  env: Record<string, string>;
  /** What it has written so far, at the most detailed level. */
  log: () => string;
  readMetrics: () => Promise<string>;
  /** Stops it, and returns the bodies of the traces that it has sent. */
  stop: () => Promise<string>;
  remove: () => Promise<void>;
};

/** Starts a server with the small company, metrics and traces. */
export async function startObservedServer(): Promise<ObservedServer> {
  const folder = mkdtempSync(path.join(tmpdir(), "comanda-private-"));
  const dataDir = path.join(folder, "data");
  copyDataFolder(dataDir);
  let traces = "";
  const collector = createServer(async (request, response) => {
    traces += `${await text(request)}\n`;
    response.end("{}");
  });
  const tracesPort = await listen(collector);
  const metricsPort = await findFreePort();
  const env = { DATA_DIR: dataDir, DEMO: "off", LOG_LEVEL: "debug", PORT: "0" };
  const file = writeCompanyFile(folder);
  const imported = await runComanda(["import", file], { ...env, LOG_LEVEL: "silent" });
  if (imported.code !== 0) throw new Error(imported.err);
  const program = path.resolve(import.meta.dirname, "serve-stub-storefront.ts");
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", program], {
    env: {
      ...process.env,
      ...env,
      RATE_LIMITS: "off",
      CONSOLE_PORT: "0",
      METRICS_PORT: metricsPort,
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${tracesPort}`,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const started = Promise.withResolvers<[string, string]>();
  createInterface(child.stdout).on("line", (line) => {
    output += `${line}\n`;
    const [, port, consolePort] = /^(\d+) (\d+)$/u.exec(line) ?? [];
    if (port && consolePort) started.resolve([port, consolePort]);
  });
  child.stderr.on("data", (written) => {
    output += written;
  });
  child.once("exit", () => started.reject(new Error(output)));
  const [port, consolePort] = await started.promise;
  const stop = async () => {
    // Closed is what it writes too, not only the process.
    if (child.exitCode === null && child.kill("SIGTERM")) await once(child, "close");
    return traces;
  };
  return {
    port,
    consolePort,
    env,
    log: () => output,
    readMetrics: async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text(),
    stop,
    remove: async () => {
      await stop();
      collector.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function listen(server: Server): Promise<string> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  return String(typeof address === "object" ? address?.port : 0);
}

async function findFreePort(): Promise<string> {
  const probe = createServer();
  const free = await listen(probe);
  probe.close();
  await once(probe, "close");
  return free;
}
