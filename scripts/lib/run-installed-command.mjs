// Runs under the system's Node (20 or newer): Node's own modules only.
import { spawn } from "node:child_process";
import { environment, root } from "./ensure-installed.mjs";

/**
 * Runs a command of the installed packages in the repository's folder, without input. Answers with its
 * exit code, output and seconds; rejects when it cannot start.
 */
export function run([command, ...args], { env = {}, cwd = root } = {}) {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: environment(env),
      stdio: ["ignore", "pipe", "pipe"],
    });
    const chunks = [];
    child.stdout.on("data", (chunk) => chunks.push(chunk));
    child.stderr.on("data", (chunk) => chunks.push(chunk));
    child.on("error", reject);
    child.on("close", (code, signal) => {
      resolve({
        code: code ?? 1,
        output: `${Buffer.concat(chunks)}${signal ? `\n${command} was ended by ${signal}` : ""}`,
        seconds: (performance.now() - start) / 1000,
      });
    });
  });
}
