import { execFile } from "node:child_process";
import { readLockHolder } from "@comanda/api/db/connect/lock-data-dir";
import { runThroughOperatorChannel } from "../../apps/server/src/commands/operator-channel.ts";
import { repositoryRoot } from "./repository-root.ts";

export type CommandResult = { code: number; stdout: string; stderr: string };

/**
 * Runs a `comanda` command on the data of the tests' server. The command goes directly to the running
 * server, as the command line sends it too; that saves a second for the start of a process.
 */
export async function runComanda(...args: string[]): Promise<CommandResult> {
  const dataDir = process.env.E2E_DATA_DIR ?? process.env.DATA_DIR;
  const operatorChannel = dataDir && readLockHolder(dataDir)?.operator;
  if (!operatorChannel) return spawnComanda(args, dataDir);
  const result: CommandResult = { code: 0, stdout: "", stderr: "" };
  result.code = await runThroughOperatorChannel(
    operatorChannel,
    { argv: args, folder: repositoryRoot },
    {
      out: (text) => {
        result.stdout += text;
      },
      err: (text) => {
        result.stderr += text;
      },
    },
  );
  return result;
}

function spawnComanda(args: string[], dataDir: string | undefined): Promise<CommandResult> {
  const env = { ...process.env, DATA_DIR: dataDir };
  return new Promise((resolve, reject) => {
    const command = ["scripts/comanda.mjs", ...args];
    const child = execFile(
      "node",
      command,
      { cwd: repositoryRoot, env },
      (error, stdout, stderr) => {
        if (child.exitCode === null) reject(error ?? new Error("comanda did not end"));
        else resolve({ code: child.exitCode, stdout, stderr });
      },
    );
  });
}
