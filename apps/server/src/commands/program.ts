import { asMaintenance } from "@comanda/api/db/database-use";
import { Command, CommanderError } from "commander";
import type { CommandContext } from "./context.ts";
import { addFileCommands } from "./files.ts";
import { addGazetteerCommands } from "./gazetteer.ts";
import { addOrderCommands } from "./orders.ts";
import { exitCodes } from "./output.ts";
import { addPaymentCommands } from "./payments.ts";
import { addReportCommands } from "./reports.ts";

/**
 * Runs one `comanda` command line and answers with its exit code: 0 done, 1 refused, 2 not
 * understood. Surprises are thrown.
 */
export async function runCommand(
  argv: string[],
  context: Omit<CommandContext, "refuse" | "openExisting"> & Partial<CommandContext>,
): Promise<number> {
  let code: number = exitCodes.done;
  const full: CommandContext = {
    openExisting: context.open,
    ...context,
    refuse: () => {
      code = exitCodes.refused;
    },
  };
  const program = new Command("comanda")
    .description("The restaurant's hand: companies, menus and orders from the command line.")
    .configureOutput({ writeOut: context.output.out, writeErr: context.output.err })
    .showHelpAfterError("(add --help for what there is)")
    .exitOverride();
  addFileCommands(program, full);
  addOrderCommands(program, full);
  addPaymentCommands(program, full);
  addReportCommands(program, full);
  addGazetteerCommands(program, full);
  try {
    // An operator waits for an import or an export as long as it takes.
    await asMaintenance(() => program.parseAsync(argv, { from: "user" }));
    return code;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? exitCodes.done : exitCodes.usage;
  }
}
