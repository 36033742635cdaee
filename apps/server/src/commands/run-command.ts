import { runAsMaintenance } from "@comanda/api/db/use/database-use";
import { Command, CommanderError } from "commander";
import { addBackupCommands } from "./backup-commands.ts";
import type { CommandContext } from "./command-context.ts";
import { exitCodes } from "./command-output.ts";
import { addCompanyFileCommands } from "./company-file-commands.ts";
import { addCompanyCommands } from "./create-company-command.ts";
import { addGazetteerCommands } from "./gazetteer-commands.ts";
import { addOrderCommands } from "./order-commands.ts";
import { addPaymentCommands } from "./payment-commands.ts";
import { addPrintAgentCommand } from "./print-agent-command.ts";
import { addReportCommands } from "./report-commands.ts";
import { addStaffCommands } from "./staff-commands.ts";

/**
 * Runs one `comanda` command line; returns its exit code: 0 success, 1 refused, 2 not understood.
 * Throws unexpected errors.
 */
export async function runCommand(
  argv: string[],
  context: Omit<CommandContext, "markRefused" | "openExisting"> & Partial<CommandContext>,
): Promise<number> {
  let code: number = exitCodes.done;
  const full: CommandContext = {
    openExisting: context.open,
    ...context,
    markRefused: () => {
      code = exitCodes.refused;
    },
  };
  const program = new Command("comanda")
    .description("Companies, menus and orders from the command line.")
    .configureOutput({ writeOut: context.output.out, writeErr: context.output.err })
    .showHelpAfterError("(add --help for what there is)")
    .exitOverride();
  addCompanyFileCommands(program, full);
  addCompanyCommands(program, full);
  addOrderCommands(program, full);
  addPaymentCommands(program, full);
  addReportCommands(program, full);
  addStaffCommands(program, full);
  addGazetteerCommands(program, full);
  addPrintAgentCommand(program, full);
  addBackupCommands(program, full);
  try {
    // No timeout: an import or an export may take long.
    await runAsMaintenance(() => program.parseAsync(argv, { from: "user" }));
    return code;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? exitCodes.done : exitCodes.usage;
  }
}
