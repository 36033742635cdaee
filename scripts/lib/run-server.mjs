// Runs under the system's Node (20 or newer): Node's own modules only.
import { spawn } from "node:child_process";
import { bin, environment, root } from "./ensure-installed.mjs";
import path from "node:path";

/**
 * Runs a file of the server under the pinned Node until it ends, and ends with its exit code.
 * A signal to this process is passed on, so that the server can finish what it is doing.
 */
export function runServer(args, extra = {}) {
  // Node calls its own SQLite experimental at every start, which tells whoever runs this nothing.
  const node = [path.join(bin, "node"), "--disable-warning=ExperimentalWarning"];
  const child = spawn(node[0], [...node.slice(1), ...args], { cwd: root, env: environment(extra), stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  child.on("error", (error) => {
    console.error(`The pinned Node could not be started: ${error.message}. Run npm install once more.`);
    process.exit(1);
  });
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
