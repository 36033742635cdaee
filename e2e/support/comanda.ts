import { execFile } from "node:child_process";
import { root } from "./root.ts";

export type CommandResult = { code: number; stdout: string; stderr: string };

/** Runs the `comanda` command line on the data of the tests' server, as the restaurant would. */
export function comanda(...args: string[]): Promise<CommandResult> {
  const env = { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR ?? process.env.DATA_DIR };
  return new Promise((resolve, reject) => {
    const command = ["scripts/comanda.mjs", ...args];
    const child = execFile("node", command, { cwd: root, env }, (error, stdout, stderr) => {
      if (child.exitCode === null) reject(error ?? new Error("comanda did not end"));
      else resolve({ code: child.exitCode, stdout, stderr });
    });
  });
}
