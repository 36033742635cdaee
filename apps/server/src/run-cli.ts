import { existsSync } from "node:fs";
import path from "node:path";
import { checkSecretKey } from "@comanda/api/db/claim-secret-key";
import { DataDirLocked } from "@comanda/api/db/connect/lock-data-dir";
import { openDatabase } from "@comanda/api/db/connect/open-database";
import { migrate } from "@comanda/api/db/migrate/migrate";
import { pino } from "pino";
import type { CommandDeps } from "./commands/command-context.ts";
import { type CommandOutput, exitCodes } from "./commands/command-output.ts";
import { runThroughOperatorChannel } from "./commands/operator-channel.ts";
import { runCommand } from "./commands/run-command.ts";
import { archiveAtOf, backupDepsOf, restoreTargetOf } from "./config/backup-deps.ts";
import { consoleUrlOf } from "./config/console-url.ts";
import { openFiles } from "./config/open-files.ts";
import { createPaymentEnvironment } from "./config/payment-environment.ts";
import { readConfig } from "./config/read-config.ts";
import { loadOrCreateSecretKey } from "./config/secret-key.ts";
import { explainError } from "./errors/explain-error.ts";

/** Where a command runs: its variables, the folder of its relative paths, and where it writes. */
export type CliSurroundings = {
  env: NodeJS.ProcessEnv;
  workingDir: string;
  output: CommandOutput;
};

/**
 * Runs one command line of `comanda` and returns its exit code. It opens the database itself, or sends the
 * command to the server that holds the embedded database. An error is explained on the output.
 */
export async function runCli(argv: string[], surroundings: CliSurroundings): Promise<number> {
  try {
    return await run(argv, surroundings);
  } catch (error) {
    surroundings.output.err(`${explainError(error)}\n`);
    return exitCodes.refused;
  }
}

async function run(argv: string[], { env, workingDir, output }: CliSurroundings): Promise<number> {
  const config = readConfig(env);
  const pictures = openFiles(config, config.pictures);
  let close: () => Promise<void> = async () => undefined;
  const openAsIs = async () => {
    const opened = await openDatabase({ ...config, command: `comanda ${argv[0]}` });
    close = opened.close;
    return opened;
  };
  const openExisting = async () => {
    const exists = config.databaseUrl || existsSync(path.join(config.dataDir, "db"));
    return exists ? openAsIs() : null;
  };
  const openBackup = async () => {
    const opened = await openExisting();
    return opened && backupDepsOf(config, { ...opened, pictures });
  };
  const open = async (): Promise<CommandDeps> => {
    const opened = await openAsIs();
    await opened.runExclusively(() => migrate(opened.db));
    const { dataDir } = config;
    const payments = createPaymentEnvironment(
      config,
      loadOrCreateSecretKey(config.secretKey, dataDir),
    );
    // With another key the command would seal payment keys that the servers cannot open.
    const isSealing = config.databaseUrl !== null && argv[0] === "payments";
    if (isSealing) await checkSecretKey(opened.db, payments.secretKeys);
    const consoleUrl = consoleUrlOf(config, config.port);
    const log = pino({ level: config.logLevel, base: null }, { write: output.err });
    return { ...opened, pictures, payments, consoleUrl, log, clock: () => new Date() };
  };
  try {
    const { dataDir } = config;
    const restoreTarget = restoreTargetOf(config, pictures);
    const opening = { open, openExisting, openBackup, archiveAt: archiveAtOf(config) };
    return await runCommand(argv, { workingDir, dataDir, output, ...opening, restoreTarget });
  } catch (error) {
    const isForServer = argv[0] !== "restore";
    const channel =
      isForServer && error instanceof DataDirLocked ? error.holder?.operator : undefined;
    if (!channel) throw error;
    return await runThroughOperatorChannel(channel, { argv, folder: workingDir }, output);
  } finally {
    await close();
  }
}
