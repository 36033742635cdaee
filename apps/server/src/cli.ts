import { existsSync } from "node:fs";
import path from "node:path";
import { openDatabase } from "@comanda/api/db/connect";
import { DataDirHeld } from "@comanda/api/db/lock";
import { migrate } from "@comanda/api/db/migrate";
import { refuseOtherSecretKey } from "@comanda/api/payments/claim-secret-key";
import type { CommandDeps } from "./commands/context.ts";
import { exitCodes, type Output } from "./commands/output.ts";
import { runCommand } from "./commands/program.ts";
import { readConfig } from "./config.ts";
import { explain } from "./explain.ts";
import { askOperator } from "./operator.ts";
import { paymentSurroundings } from "./payment-surroundings.ts";
import { readSecret } from "./secret.ts";

const output: Output = {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
};

/**
 * The `comanda` command. It opens the database itself, or, where a running server holds the embedded
 * one, has that server do the work.
 */
async function main(argv: string[], folder: string): Promise<number> {
  const config = readConfig(process.env);
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
  const open = async (): Promise<CommandDeps> => {
    const opened = await openAsIs();
    await opened.alone(() => migrate(opened.db));
    const { dataDir } = config;
    const payments = paymentSurroundings(config, readSecret(config.secretKey, dataDir));
    // Under another key than the servers' it would seal what they cannot open.
    const isSealing = config.databaseUrl !== null && argv[0] === "payments";
    if (isSealing) await refuseOtherSecretKey(opened.db, payments.secretKeys);
    return { ...opened, dataDir, payments, clock: () => new Date() };
  };
  try {
    const { dataDir } = config;
    return await runCommand(argv, { folder, dataDir, output, open, openExisting });
  } catch (error) {
    const operator = error instanceof DataDirHeld ? error.holder?.operator : undefined;
    if (!operator) throw error;
    return await askOperator(operator, { argv, folder }, output);
  } finally {
    await close();
  }
}

main(process.argv.slice(2), process.cwd()).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    output.err(`${explain(error)}\n`);
    process.exitCode = exitCodes.refused;
  },
);
