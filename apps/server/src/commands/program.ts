import type { ExportDeps } from "@comanda/api/import/export-company";
import type { ImportDeps } from "@comanda/api/import/import-company";
import { Command, CommanderError } from "commander";
import { addFileCommands } from "./files.ts";
import { addOrderCommands } from "./orders.ts";
import { exitCodes, type Output } from "./output.ts";

export type CommandDeps = ImportDeps & ExportDeps;

/** What a command has to do with. */
export type CommandContext = {
  output: Output;
  /** The folder from which relative paths are meant. */
  folder: string;
  /** Opens the database when the command needs it. */
  open: () => Promise<CommandDeps>;
  /** The command was refused: its reason has been written. */
  refuse: () => void;
};

/**
 * Runs one `comanda` command line and answers with its exit code: 0 done, 1 refused, 2 not
 * understood. Surprises are thrown.
 */
export async function runCommand(
  argv: string[],
  context: Omit<CommandContext, "refuse">,
): Promise<number> {
  let code: number = exitCodes.done;
  const full: CommandContext = {
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
  try {
    await program.parseAsync(argv, { from: "user" });
    return code;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? exitCodes.done : exitCodes.usage;
  }
}
