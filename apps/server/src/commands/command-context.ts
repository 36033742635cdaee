import type { Deps } from "@comanda/api/context/deps";
import type { ExportDeps } from "@comanda/api/import/export-company";
import type { ImportDeps } from "@comanda/api/import/import-company";
import type { CommandOutput } from "./output.ts";

export type CommandDeps = ImportDeps & ExportDeps & Pick<Deps, "payments">;

/** What a command has to do with. */
export type CommandContext = {
  output: CommandOutput;
  /** The folder from which relative paths are meant. */
  workingDir: string;
  /** Where the address files' index is, beside whatever database there is. */
  dataDir: string;
  /** Opens the database when the command needs it. */
  open: () => Promise<CommandDeps>;
  /** Opens the database as it is, if there is one; null where there is none. By default as `open` does. */
  openExisting: () => Promise<Pick<CommandDeps, "db"> | null>;
  /** The command was refused: its reason has been written. */
  markRefused: () => void;
};
