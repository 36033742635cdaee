// Runs under the system's Node (20 or newer): Node's own modules only.
import { spawn } from "node:child_process";
import path from "node:path";
import { bin, environment, root } from "./ensure-installed.mjs";

const WATCH_MS = 250;

/** What Node keeps of the code that it has compiled: a start with it takes a quarter less of the processor. */
const compiledCode = path.join(root, "node_modules/.cache/comanda");

/**
 * Runs a program of the server under the pinned Node, and ends with its exit code. Signals are passed
 * on, so that the server can stop in order.
 */
export function runServer(args, { env = {}, cwd = process.cwd() } = {}) {
  const { NODE_COMPILE_CACHE = compiledCode } = process.env;
  const options = { cwd, env: environment({ NODE_COMPILE_CACHE, ...env }), stdio: "inherit" };
  const child = spawn(path.join(bin, "node"), args, options);
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  if (process.env.npm_lifecycle_event) whenOrphaned(() => child.kill("SIGTERM"));
  child.on("error", ({ message }) => {
    console.error(`The Node of node_modules does not start: ${message}`);
    console.error("Run `npm rebuild node`, which fetches it by its install script.");
    process.exit(1);
  });
  child.on("exit", (code) => process.exit(code ?? 1));
}

/** Calls `stop` when the parent ends: a signal to npm ends npm and its shell, but not this process. */
function whenOrphaned(stop) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, WATCH_MS);
}
