import type { Deps } from "@comanda/api/context/deps";
import type { ExportDeps } from "@comanda/api/import/export-company";
import type { ImportDeps } from "@comanda/api/import/import-company";
import type { CommandOutput } from "./output.ts";

export type CommandDeps = ImportDeps & ExportDeps & Pick<Deps, "payments">;

/** What a command works with. */
export type CommandContext = {
  output: CommandOutput;
  /** The folder that relative paths start from. */
  workingDir: string;
  /** The folder of the address index, with either kind of database. */
  dataDir: string;
  /** Opens the database when the command needs it. */
  open: () => Promise<CommandDeps>;
  /** Opens an existing database without a change; null where there is none. Defaults to `open`. */
  openExisting: () => Promise<Pick<CommandDeps, "db"> | null>;
  /** Marks the command as refused, after its reason is written. */
  markRefused: () => void;
};
